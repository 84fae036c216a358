import { refusals } from "#/site/operations/refusals.ts";

/** Why operations aren’t taken: the namespace `refusals`, in the words of the model. */
export const refusalsEn = refusals;
