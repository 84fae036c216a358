import { latePart } from "../ui/late-part.tsx";
import { loadWords } from "../words/i18n.ts";

/** Loaded when it is needed: the server has just answered. */
export const AccessLost = latePart(async () => {
  const [part] = await Promise.all([import("./access-lost.tsx"), loadWords("screens")]);
  return { default: part.AccessLost };
});
