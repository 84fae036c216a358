import * as z from "zod/mini";
import { idSchema } from "#/site/id.ts";
import { wordsSchema } from "#/site/name-schema.ts";

/** Characters of the longest comment. */
export const commentLimit = 2_000;

const textSchema = wordsSchema(commentLimit).check(z.minLength(1));

/** The body of `POST sites/{id}/comments`: the first comment on a section. */
export const newThreadSchema = z.strictObject({
  page: idSchema,
  section: idSchema,
  template: idSchema,
  text: textSchema,
});
export type NewThread = z.infer<typeof newThreadSchema>;

/** The body of `POST sites/{id}/comments/{thread}/replies`, and of changing what one has said. */
export const commentTextSchema = z.strictObject({ text: textSchema });

/** The body of `PATCH sites/{id}/comments/{thread}`. */
export const threadChangeSchema = z.strictObject({ isResolved: z.boolean() });

/** The body of `PUT sites/{id}/comments/seen`: when the last comment was written that was shown. */
export const commentsSeenSchema = z.strictObject({ until: z.iso.datetime() });

const commentSchema = z.object({
  id: z.string(),
  /** "" for a guest whose link has no name, null for somebody who has deleted their account. */
  author: z.nullable(z.string()),
  isOwn: z.boolean(),
  /** By somebody who looks at the site by a link: `author` is a name that they typed. */
  isByPreview: z.optional(z.boolean()),
  /** Plain text. "@" and a member's name call that member. */
  text: z.string(),
  createdAt: z.string(),
  editedAt: z.nullable(z.string()),
  isUnread: z.boolean(),
});
export type Comment = z.infer<typeof commentSchema>;

const threadSchema = z.object({
  id: z.string(),
  page: z.string(),
  section: z.string(),
  /** The section's template when the first comment was written. */
  template: z.string(),
  isResolved: z.boolean(),
  /** Oldest first. */
  comments: z.array(commentSchema),
});
export type CommentThread = z.infer<typeof threadSchema>;

/** The answer of `GET sites/{id}/comments`: the threads, the newest first, and whom a comment may call. */
export const commentsSchema = z.object({
  threads: z.array(threadSchema),
  members: z.array(z.string()),
  /** What the reader is called among them; null for a guest. */
  own: z.nullable(z.string()),
});
export type CommentsAnswer = z.infer<typeof commentsSchema>;

/** The answer of `POST sites/{id}/comments`. */
export const madeThreadSchema = z.object({ id: z.string() });
