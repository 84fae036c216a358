import * as z from "zod/mini";
import { choice } from "#/fields/choice/spec.ts";
import { defineFields } from "#/fields/field-spec.ts";
import { text } from "#/fields/text/spec.ts";
import { storableTextSchema } from "./localized-text.ts";
import { colorModes } from "./theme.ts";

/** Characters of the words of the page for unknown paths. */
const notFoundLimits = { title: 60, text: 320, button: 30 } as const;

/** The owner's words for unknown paths, and how the page looks. An empty text has the product's own words. */
export const notFoundFields = defineFields({
  title: text({ limit: notFoundLimits.title }),
  text: text({ limit: notFoundLimits.text }),
  button: text({ limit: notFoundLimits.button }),
  side: choice(["start", "center"]),
  colours: choice(["theme", ...colorModes]),
});

export const notFoundSchema = z.strictObject({
  title: storableTextSchema(notFoundLimits.title),
  text: storableTextSchema(notFoundLimits.text),
  button: storableTextSchema(notFoundLimits.button),
  side: z.enum(notFoundFields.side.options),
  colours: z.enum(notFoundFields.colours.options),
});
export type NotFound = z.infer<typeof notFoundSchema>;

export const initialNotFound: NotFound = {
  title: {},
  text: {},
  button: {},
  side: "start",
  colours: "theme",
};

/** What is stored of it: nothing while all of it is as on a new site. */
export function storedNotFound(notFound: NotFound): NotFound | undefined {
  const { title, text: lead, button, side, colours } = notFound;
  const isWorded = [title, lead, button].some((one) => Object.keys(one).length > 0);
  return isWorded || side !== "start" || colours !== "theme" ? notFound : undefined;
}
