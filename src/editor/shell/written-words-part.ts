import { latePart } from "../ui/late-part.tsx";
import { loadWords } from "../words/i18n.ts";

export const WrittenWords = latePart(async () => {
  const [part] = await Promise.all([import("./written-words.tsx"), loadWords("screens")]);
  return { default: part.WrittenWords };
});
