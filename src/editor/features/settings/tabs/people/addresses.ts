import { newInvitationSchema } from "#/api/people.ts";

/** Addresses out of what was typed or pasted, each once, in small letters. */
export function addressesOf(text: string): string[] {
  const found = text
    .split(/[\s,;<>]+/)
    .map((one) => one.trim().toLowerCase())
    .filter((one) => one !== "");
  return [...new Set(found)];
}

export function isAddress(text: string): boolean {
  return newInvitationSchema.shape.email.safeParse(text).success;
}
