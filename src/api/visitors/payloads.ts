import { z } from "zod";
import type { FieldRule } from "./form-rules.ts";
import { type VisitorForm, formRules } from "./form-rules.ts";

function fieldSchema(rule: FieldRule): z.ZodType {
  if (rule.kind === "answer") return z.enum(["yes", "no"]);
  if (rule.kind === "count") return z.int().min(0).max(rule.limit).optional();
  const text = z.string().max(rule.limit);
  return rule.empty === undefined ? text.optional() : text.min(1);
}

/** What every form of a site carries along. */
const carried = {
  siteHash: z.string(),
  /** Present exactly when a choice about cookies is stored; the marketing flag (R7). */
  isCookieAccepted: z.boolean().optional(),
};

function payloadSchema(form: VisitorForm) {
  const fields = Object.entries<FieldRule>(formRules[form]).map(
    ([name, rule]) => [name, fieldSchema(rule)] as const,
  );
  return z.object({ ...Object.fromEntries(fields), ...carried });
}

/**
 * The bodies of the visitors' calls, for the description of the API. What is checked are the
 * rules that these are made of, by `checkForm`, so that every answer is in the visitor's words.
 */
export const visitorPayloads = {
  email: payloadSchema("email"),
  contact: payloadSchema("contact"),
  rsvp: payloadSchema("rsvp").extend({ eventId: z.string() }),
  compliance: payloadSchema("compliance").omit({ isCookieAccepted: true }),
} as const satisfies Record<VisitorForm, z.ZodType>;
