import { newInvitationSchema } from "#/api/people.ts";

/** Whether somebody can be invited at it. */
export function isAddress(text: string): boolean {
  return newInvitationSchema.shape.email.safeParse(text).success;
}
