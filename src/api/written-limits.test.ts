import { expect, it } from "vitest";
import { commentLimit, commentTextSchema, newThreadSchema } from "./comments.ts";
import { heldDecisionSchema } from "./held-releases.ts";
import { linkNameLimit, newLinkSchema } from "./links.ts";
import { reasonLimit, reasonSchema } from "./reason.ts";
import { passkeyNameLimit, passkeyNameSchema } from "./passkeys.ts";
import { closedWordsLimit, closedWordsSchema } from "./schedule.ts";

const place = { page: "home", section: "head", template: "Header21" };
const refusal = { decision: "refuse", releaseId: 1 };

const written: [string, number, (text: string) => { success: boolean }][] = [
  ["name of a link", linkNameLimit, (name) => newLinkSchema.safeParse({ days: 7, name })],
  ["comment", commentLimit, (text) => newThreadSchema.safeParse({ ...place, text })],
  ["reply", commentLimit, (text) => commentTextSchema.safeParse({ text })],
  ["name of a passkey", passkeyNameLimit, (name) => passkeyNameSchema.safeParse({ name })],
  ["reason", reasonLimit, (text) => reasonSchema.safeParse(text)],
  ["refusal", reasonLimit, (reason) => heldDecisionSchema.safeParse({ ...refusal, reason })],
  ["closed site", closedWordsLimit, (words) => closedWordsSchema.safeParse({ words })],
];

it.each(written)("LIMIT-85: characters of a %s are what a person sees as one", (_, limit, read) => {
  for (const one of ["x", "й", "👩‍👩‍👧‍👦", "🇩🇪"]) {
    expect(read(one.repeat(limit)).success).toBe(true);
    expect(read(one.repeat(limit + 1)).success).toBe(false);
  }
  // no character is endless
  expect(read(`x${"\u0301".repeat(limit * 16)}`).success).toBe(false);
});
