import * as z from "zod/mini";
import { idSchema } from "#/site/id.ts";
import { localTimeSchema } from "#/site/local-time.ts";
import { wordsSchema } from "#/site/name-schema.ts";
import { isTimeZone } from "#/lib/zoned-time.ts";
import { wholeSite } from "./page-locks.ts";

/** Plans of one site that wait at the same time. */
export const mostPlans = 50;
/** How far ahead something may be planned, in days. */
export const farthestDays = 400;

/** A page's id, or the whole site. */
const subjectSchema = z.union([z.literal(wholeSite), idSchema]);
const actionSchema = z.enum(["publish", "unpublish"]);

/** The body of `POST sites/{id}/plans`. */
export const newPlanSchema = z.strictObject({
  subject: subjectSchema,
  action: actionSchema,
  time: localTimeSchema,
  timeZone: z.string().check(z.refine(isTimeZone, "This time zone isn’t known")),
});
export type NewPlan = z.infer<typeof newPlanSchema>;

const planSchema = z.object({
  id: z.int(),
  subject: subjectSchema,
  action: actionSchema,
  /** The local time that was asked for, and its zone. */
  time: z.string(),
  timeZone: z.string(),
  /** The same as an instant. */
  at: z.string(),
  author: z.string(),
  /** Why it wasn't done at its time; null while it waits. */
  failure: z.nullable(z.enum(["problems", "not-allowed", "draft"])),
});
export type Plan = z.infer<typeof planSchema>;

/** The answer of `GET sites/{id}/plans`: what is planned, the earliest first, and what visitors don't see by now. */
export const plansSchema = z.object({
  plans: z.array(planSchema),
  /** Pages that are off, or the whole site. */
  off: z.array(subjectSchema),
  /** What visitors read while the whole site is unpublished; "" where its owner wrote nothing. */
  closedWords: z.string(),
  /** The time zone of the last plan; null before the first. */
  timeZone: z.nullable(z.string()),
  /** Whether this installation sends emails: owners get one of a plan that isn't done. */
  sendsMail: z.boolean(),
});
export type Plans = z.infer<typeof plansSchema>;

/** Letters of what visitors read while a site is unpublished. */
export const closedWordsLimit = 300;

/** The body of `PUT sites/{id}/closed-words`. */
export const closedWordsSchema = z.strictObject({
  words: wordsSchema(closedWordsLimit),
});

/** The body of `PUT sites/{id}/visibility/{subject}`. */
export const visibilitySchema = z.strictObject({ isPublished: z.boolean() });
export const visibilityParamsSchema = z.object({ siteId: z.string(), subject: subjectSchema });
