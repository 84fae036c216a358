import { refusalTexts } from "#/site/operations/refusal-texts.ts";

/** Why operations aren’t taken: the namespace `refusals`, in the words of the model. */
export const refusalsEn = refusalTexts;
