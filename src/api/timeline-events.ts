import * as z from "zod/mini";

/** What can be done to what visitors see of a site, or with all of it, beside its document. */
export const timelineDeeds = [
  "unpublished",
  "published",
  "plan.added",
  "plan.cancelled",
  "plan.failed",
  "password.set",
  "password.changed",
  "password.removed",
  "linkPassword.set",
  "linkPassword.changed",
  "linkPassword.removed",
  "operator.takenDown",
  "operator.lifted",
  "release.madeLive",
  "exported",
] as const;

/** What else is told of a deed. */
export const timelineDetailsSchema = z.object({
  /** It was planned by its author, and the schedule did it. */
  isPlanned: z.optional(z.literal(true)),
  /** Of plans: what is to happen, and when. */
  action: z.optional(z.enum(["publish", "unpublish"])),
  at: z.optional(z.string()),
  /** Of a plan that wasn't done: the checks, its author's role, their suspension, or a look by operators. */
  failure: z.optional(z.enum(["problems", "not-allowed", "suspended", "held", "draft"])),
  /** Why operators took the site down. */
  reason: z.optional(z.string()),
  /** The number of the release that visitors see again. */
  release: z.optional(z.int()),
  /** The name of the link that shows the draft or a release, which may be empty. */
  link: z.optional(z.string()),
  /** What left of the site. */
  exported: z.optional(
    z.enum(["project", "website", "everything", "everythingAndVisitors", "visitors"]),
  ),
});

/** Something that was done to what visitors see, beside the document. */
export const timelineEventSchema = z.extend(timelineDetailsSchema, {
  kind: z.literal("event"),
  id: z.int(),
  /** The site's last one when it happened. */
  revision: z.int(),
  time: z.string(),
  /** Who did or planned it; null: an operator. */
  author: z.nullable(z.string()),
  what: z.enum(timelineDeeds),
  /** A page's id; null is the whole site. */
  page: z.nullable(z.string()),
});
export type TimelineEvent = z.infer<typeof timelineEventSchema>;
