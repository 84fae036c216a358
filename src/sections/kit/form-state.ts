import { createContext } from "react";
import type { WordLanguage } from "#/site/word-language.ts";

/** What a form says as a whole, in the place of its hint. */
export interface FormAnswer {
  readonly kind: "ok" | "bad";
  readonly text: string;
  /** The language of an owner's own words where it isn't the page's; without it they are Vitrine's. */
  readonly language?: WordLanguage;
  /** On the canvas: the field of the section with the owner's own words, which are edited in their place. */
  readonly field?: string;
  /** What is offered beside it, such as a calendar file. */
  readonly file?: { readonly href: string; readonly label: string };
}

/** How a visitors' form stands. Published pages and the canvas show the idle one; its island changes it. */
export interface FormState {
  /** Whether the island has taken over. */
  readonly isLive: boolean;
  readonly isSending: boolean;
  /** The form was taken and is about to be emptied: nothing is typed or sent until then. */
  readonly isTaken: boolean;
  /** What is wrong, by the field's name. */
  readonly problems: Readonly<Record<string, string>>;
  /** What a field should know before it is wrong, by its name: that little room is left. */
  readonly warnings: Readonly<Record<string, string>>;
  /** Characters typed so far, by the field's name. */
  readonly lengths: Readonly<Record<string, number>>;
  readonly answer: FormAnswer | null;
}

export const idleForm: FormState = {
  isLive: false,
  isSending: false,
  isTaken: false,
  problems: {},
  warnings: {},
  lengths: {},
  answer: null,
};

export const FormStateContext = createContext<FormState>(idleForm);
