import { asLatin, plainWords, sentencesOf } from "./plain-words.ts";
import { requests, secrets, threats } from "./secrets.data.ts";

const anyOf = (sources: readonly string[]): string => `(?:${asLatin(sources.join("|"))})`;
/** Words between what is to be done and what with. */
const between = "(?: [^ ]+){0,6}";
const secret = new RegExp(` ${anyOf(secrets)} `, "u");
const request = new RegExp(
  ` ${anyOf(requests)}${between} ${anyOf(secrets)} | ${anyOf(secrets)}${between} ${anyOf(requests)} `,
  "u",
);
const threat = new RegExp(` ${anyOf(threats)} `, "u");

/** What a form's field is called is short. */
const longestLabel = 6;
/** No sentence is longer; what comes after it is looked at as another one. */
const longestSentence = 400;

function partsOf(text: string): string[] {
  return sentencesOf(text).flatMap((sentence) =>
    Array.from({ length: Math.ceil(sentence.length / longestSentence) }, (_, part) =>
      // half of the part before is looked at again, so that nothing hides where one begins
      sentence.slice(Math.max(0, (part - 0.5) * longestSentence), (part + 1) * longestSentence),
    ),
  );
}

/**
 * The sentence of a text that asks for a password, a card or another secret, or threatens to close an account. Beside
 * the fields of a form a short text is enough that names one. Undefined where there is none.
 */
export function findRequest(text: string, { isInForm }: { isInForm: boolean }): string | undefined {
  return partsOf(text).find((part) => {
    const plain = plainWords(part);
    const isLabel = isInForm && plain.trim().split(" ").length <= longestLabel;
    return request.test(plain) || threat.test(plain) || (isLabel && secret.test(plain));
  });
}
