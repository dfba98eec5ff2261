/**
 * Style sheet of the reference page. It follows the design of the app but loads no fonts. All text has a
 * contrast of at least 4.5 : 1.
 */
export const REFERENCE_STYLE = `
:root{color-scheme:light dark;
--ink:light-dark(#33271f,#efe9e1);--soft:light-dark(#6b5c51,#b9ada0);--line:light-dark(#e6dfd3,#40372f);
--paper:light-dark(#fdfbf7,#1c1713);--card:light-dark(#ffffff,#241e19);--tint:light-dark(#f5efe4,#2c251f);
--tomato:light-dark(#a8331b,#f2947b);--leaf:light-dark(#40682f,#a5cf8e);--honey:light-dark(#855606,#e5bb6b);--sky:light-dark(#2c5f7c,#93c6e3)}
*{box-sizing:border-box}
html{scroll-padding-top:1rem;-webkit-text-size-adjust:100%}
body{margin:0 auto;max-width:80rem;padding:0 1rem 6rem;background:var(--paper);color:var(--ink);font:1rem/1.6 system-ui,sans-serif;overflow-wrap:anywhere}
header{padding:2.5rem 0 1rem;max-width:46rem}
.mark{margin:0;color:var(--tomato);font:600 1rem/1 ui-serif,Georgia,serif;letter-spacing:.02em}
h1,h2,h3{font-family:ui-serif,Georgia,serif;line-height:1.2;font-weight:600;text-wrap:balance}
h1{font-size:2.25rem;margin:.35rem 0 1rem}
h2{font-size:1.65rem;margin:0 0 .25rem}
h2::first-letter{text-transform:uppercase}
h3{font-size:1.2rem;margin:0}
h4{font-size:.85rem;font-weight:600;color:var(--soft);margin:1.5rem 0 .35rem}
p{margin:.5rem 0}
a{color:var(--tomato);text-underline-offset:.15em}
a:focus-visible{outline:2px solid var(--tomato);outline-offset:2px;border-radius:.2rem}
code{font:.875em/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
.type code,dd p code,dd li code,section>p code{background:var(--tint);border-radius:.25rem;padding:.05em .3em}
pre{margin:.35rem 0;padding:.85rem 1rem;background:var(--tint);border-radius:.6rem;white-space:pre-wrap}
.group{margin-top:3.5rem}
.call,.object{margin-top:1.25rem;padding:1.25rem;background:var(--card);border:1px solid var(--line);border-radius:.9rem}
.line{margin:.4rem 0}
.line code b{font-weight:700}
.get{color:var(--leaf)}.post{color:var(--honey)}.put{color:var(--sky)}.delete{color:var(--tomato)}
.who,.status{display:inline-block;border:1px solid var(--line);border-radius:1rem;padding:0 .6rem;font-size:.8rem;color:var(--soft);white-space:nowrap}
.status{font-variant-numeric:tabular-nums;color:var(--ink)}
h4 .status{font-weight:400}
.note{color:var(--soft);font-size:.8rem;font-weight:400}
.type{color:var(--soft);font-size:.9rem}
.more{color:var(--soft);font-size:.9rem}
dl{margin:0}
dl>div{padding:.5rem 0;border-top:1px solid var(--line)}
dt{font-weight:600}
dd{margin:0}
dd p{margin:.1rem 0}
dd dl{margin:.5rem 0 0;padding-left:.85rem;border-left:2px solid var(--line)}
dd dl>div:first-child{border-top:0;padding-top:0}
dd ul{margin:.15rem 0;padding-left:1.1rem}
.refusals dd{color:var(--soft);font-size:.9rem}
.refusals li{color:var(--ink)}
nav ul{list-style:none;margin:0;padding:0}
nav>ul{display:flex;flex-wrap:wrap;gap:.5rem}
nav>ul>li>a{display:block;min-height:2.75rem;padding:.5rem 1rem;border:1px solid var(--line);border-radius:2rem;background:var(--card);text-decoration:none}
nav>ul>li>a::first-letter{text-transform:uppercase}
nav .index{display:none}
main .index{list-style:none;margin:1rem 0;padding:0}
main .index a{display:block;padding:.55rem 0;border-top:1px solid var(--line);text-decoration:none}
.index code{display:block;color:var(--soft)}
@media (min-width:44rem){
.call,.object{padding:1.5rem 1.75rem}
dl>div{display:grid;grid-template-columns:minmax(9rem,15rem) minmax(0,1fr);column-gap:1.25rem}
dd dl>div{grid-template-columns:minmax(6rem,11rem) minmax(0,1fr)}
dd dd dl>div{display:block}
.refusals>div{grid-template-columns:4.5rem minmax(0,1fr)}
dt .note{display:block}
main .index{columns:2;column-gap:2rem}main .index li{break-inside:avoid}
}
@media (min-width:70rem){
body{display:grid;grid-template-columns:18rem minmax(0,1fr);column-gap:3rem;padding:0 2rem 6rem}
header{grid-column:2}main{grid-column:2;min-width:0}
nav{grid-column:1;grid-row:1/span 2;position:sticky;top:0;align-self:start;max-height:100vh;overflow:auto;padding:2.5rem .5rem 2rem 0;font-size:.9rem}
nav>ul{display:block}
nav>ul>li{margin-bottom:.75rem}
nav>ul>li>a{min-height:0;padding:.2rem 0;border:0;background:none;font-weight:600;color:var(--ink)}
nav .index{display:block}
nav .index a{display:block;padding:.2rem 0 .2rem .75rem;border-left:2px solid var(--line);color:var(--soft);text-decoration:none}
nav .index a:hover{color:var(--tomato);border-color:var(--tomato)}
nav .index code,main .index{display:none}
main{padding-top:0}main>.group:first-child{margin-top:1rem}
}`;
