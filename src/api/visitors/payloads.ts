import * as z from "zod/mini";
import { mostCodeUnits } from "#/lib/text-length.ts";
import type { FieldRule } from "./form-rules.ts";
import { type VisitorForm, formRules } from "./form-rules.ts";

function fieldSchema(rule: FieldRule): z.ZodMiniType {
  if (rule.kind === "answer") return z.enum(["yes", "no"]);
  if (rule.kind === "count") return z.optional(z.int().check(z.gte(0), z.lte(rule.limit)));
  if (rule.kind === "tick") return z.optional(z.enum(["yes", "no"]));
  const text = z.string().check(z.maxLength(mostCodeUnits(rule.limit)));
  return rule.empty === undefined ? z.optional(text) : text.check(z.minLength(1));
}

/** What every form of a site carries along. */
const carried = {
  siteHash: z.string(),
  /** Present exactly when a choice about cookies is stored; the marketing flag (R7). */
  isCookieAccepted: z.optional(z.boolean()),
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
  rsvp: z.extend(payloadSchema("rsvp"), { eventId: z.string() }),
  compliance: z.omit(payloadSchema("compliance"), { isCookieAccepted: true }),
} as const satisfies Record<VisitorForm, z.ZodMiniType>;
