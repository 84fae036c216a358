import * as z from "zod/mini";
import { reasonSchema } from "./reason.ts";

/** Most reasons that are told of one publication. */
export const mostHoldReasons = 20;
/** Most characters of the words that a reason quotes. */
export const quoteLimit = 200;

/** Why a publication waits for an operator, with the words that it is about. */
const holdReasonSchema = z.object({
  /**
   * `secret`: a text asks for a password, a card or another secret; `host`, `title`: the name of a bank or brand in
   * an address, or in a title; `unread`: a release whose document can't be read any more.
   */
  kind: z.enum(["secret", "host", "title", "unread"]),
  /** The sentence, address or title. */
  quote: z.string(),
  /** The page that it stands on, by its path; null where it belongs to the whole site. */
  page: z.nullable(z.string()),
});
export type HoldReason = z.infer<typeof holdReasonSchema>;

const reasonsSchema = z.array(holdReasonSchema);

/** Reasons as they are stored, as JSON. */
export function readReasons(json: string): HoldReason[] {
  return reasonsSchema.parse(JSON.parse(json));
}

/** What a site's people are told of a publication that waits, or that an operator didn't let through. */
export const heldSchema = z.object({
  since: z.string(),
  reasons: z.array(holdReasonSchema),
  /** What the operator wrote; absent while it waits. */
  refusal: z.optional(z.string()),
});
export type Held = z.infer<typeof heldSchema>;

/** An entry of `GET operator/held`: the oldest first. */
export const heldReleaseSchema = z.object({
  siteId: z.int(),
  releaseId: z.int(),
  name: z.string(),
  address: z.string(),
  since: z.string(),
  reasons: z.array(holdReasonSchema),
  /** Who published it, and since when that account is there; null where it is gone. */
  author: z.nullable(z.object({ name: z.string(), email: z.string(), since: z.string() })),
  /** Visitors see an earlier release. */
  isLive: z.boolean(),
});
export type HeldRelease = z.infer<typeof heldReleaseSchema>;

/** The body of `PATCH operator/held/{siteId}`: about the release that was looked at, and no later one. */
export const heldDecisionSchema = z.discriminatedUnion("decision", [
  z.strictObject({ decision: z.literal("publish"), releaseId: z.int() }),
  z.strictObject({
    decision: z.literal("refuse"),
    releaseId: z.int(),
    reason: reasonSchema,
  }),
]);
export type HeldDecision = z.infer<typeof heldDecisionSchema>;
