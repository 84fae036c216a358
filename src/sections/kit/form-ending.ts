import type { Words } from "#/site/word-language.ts";
import type { Environment, FormKind } from "./environment.ts";

/** How a form ends that was taken. */
export type FormEnding = "subscribed" | "contactSent" | "rsvpYes" | "rsvpNo";

/** The endings of each kind of form. */
export const endingsOf: Readonly<Record<FormKind, readonly FormEnding[]>> = {
  email: ["subscribed"],
  contact: ["contactSent"],
  rsvp: ["rsvpYes", "rsvpNo"],
};

/** The text fields of a section with what its owner says at an ending; where one is empty, Vitrine's own words stand. */
export type EndingFields = Readonly<Partial<Record<FormEnding, string>>>;

/** What the owner wrote, by ending. */
export type OwnEndings = Readonly<Partial<Record<FormEnding, Words>>>;

/** Vitrine's own words at an ending. */
export function endingWords(ending: FormEnding, message: Environment["message"]): string {
  if (ending === "subscribed" || ending === "contactSent") return message(ending);
  return `${message(`${ending}Title`)} ${message(`${ending}Text`)}`;
}
