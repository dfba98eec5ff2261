/** Words that people choose, as every list of stolen passwords has them among its first. */
const WORDS =
  `password welcome dragon monkey football baseball master sunshine princess shadow superman batman trustno letmein
iloveyou qwerty admin login starwars michael jennifer charlie ashley nicole daniel jessica matthew thomas soccer hockey killer
hunter ranger george andrew harley summer winter spring autumn computer internet freedom whatever flower cheese cookie chocolate
butterfly purple orange banana ginger pepper maggie buster tigger jordan hannah amanda joshua robert william samsung google
facebook secret mustang access passw0rd changeme monday friday december october november september london liverpool chelsea
arsenal barcelona pokemon naruto lovely angel money diamond silver golden phoenix tiger eagle wizard merlin falcon`.split(
    /\s+/,
  );
const ENDS = [
  "1!",
  "123!",
  "!1",
  "@1",
  "2024!",
  "12!",
  "1234!",
  "#1",
  "1@",
  "01!",
  "!123",
  "2023@",
  "1$",
  "99!",
  "123@",
  "1?",
  "!2024",
  "12#",
  "007!",
  "11!",
  "123#",
  "21!",
  "1*",
  "2020!",
  "!!1",
  "22@",
  "1.",
  "69!",
  "3!",
  "2!",
  "5!",
  "55!",
  "7!",
];

/** Passwords with all five kinds of signs that would still be among the first guesses. */
export function commonCandidates(count: number): string[] {
  const found: string[] = [];
  for (const end of ENDS) {
    for (const word of WORDS) {
      const password = word[0]?.toUpperCase() + word.slice(1) + end;
      if (isComplete(password)) found.push(password);
      if (found.length === count) return found;
    }
  }
  return found;
}

function isComplete(password: string): boolean {
  return (
    password.length >= 8 && [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9]/].every((kind) => kind.test(password))
  );
}
