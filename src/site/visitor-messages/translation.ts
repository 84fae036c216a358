import type { en } from "./en.data.ts";
import type { VisitorMessage } from "./visitor-message-form.ts";

export type VisitorMessageKey = keyof typeof en;

/** All that visitors read, in one language. */
export type Translation = Readonly<Record<VisitorMessageKey, VisitorMessage>>;
