import type { StructuredDataInput, Thing } from "./thing.ts";

/** The page's questions with their answers, if it has any. A page has one such list. */
export function questions({ about, address, language }: StructuredDataInput): Thing[] {
  if (about.answered.length === 0) return [];
  const mainEntity = about.answered.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  }));
  return [{ "@type": "FAQPage", "@id": `${address}#questions`, inLanguage: language, mainEntity }];
}
