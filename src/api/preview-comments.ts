import * as z from "zod/mini";
import { isVisible } from "#/lib/visible-text.ts";
import { idSchema } from "#/site/id.ts";
import { wordsSchema } from "#/site/name-schema.ts";
import { commentLimit } from "./comments.ts";

/** Characters of the longest name that somebody comments under who only looks at a site. */
export const guestNameLimit = 60;

/** What turns round the words behind it: those that mark a name as a guest's. */
const turns = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** The body of `POST /~comment` at the address of a preview. */
export const previewCommentSchema = z.strictObject({
  /** Of one comment, however often it is sent until it is answered. */
  id: z.string().check(z.regex(/^[\w-]{8,64}$/)),
  /** The path of the page in the frame. */
  path: z.string().check(z.maxLength(4_096)),
  section: idSchema,
  name: z.pipe(
    z.pipe(
      z.string(),
      z.transform((name) => name.replaceAll(turns, "").replaceAll(/\s+/g, " ")),
    ),
    wordsSchema(guestNameLimit).check(z.refine(isVisible)),
  ),
  text: wordsSchema(commentLimit).check(z.refine(isVisible)),
});
export type PreviewComment = z.infer<typeof previewCommentSchema>;
