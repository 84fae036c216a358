import * as z from "zod/mini";

/** What became of the last email about what visitors sent, where it didn’t arrive: `GET sites/{id}/notice-failure`. */
export const noticeFailureSchema = z.object({
  /** Who it was to: the site’s email for messages as it is now. */
  email: z.string(),
  /** The mail server’s words, if it said any. */
  reason: z.nullable(z.string()),
  /** When it was given up; null while it is tried again. */
  failedAt: z.nullable(z.string()),
});
export type NoticeFailure = z.infer<typeof noticeFailureSchema>;
