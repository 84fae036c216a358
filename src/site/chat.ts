import * as z from "zod/mini";
import { chats } from "#/vendors/registry.ts";
import { isValue } from "#/vendors/value-format.ts";
import type { Chat as ChatVendor } from "#/vendors/vendor.ts";

const byName = new Map(chats.map((one) => [one.name, one]));

/** The vendor of a chat; undefined where this program has none of that name. */
export function chatVendor(name: string): ChatVendor | undefined {
  return byName.get(name);
}

const entrySchema = z.strictObject({
  name: z.enum(chats.map(({ name }) => name)),
  key: z.string(),
  isPrimary: z.boolean(),
});
export type Chat = z.infer<typeof entrySchema>;

/** The entries: each vendor once with a key in its format (R14), one of them at most primary. */
const listSchema = z.array(entrySchema).check(
  z.maxLength(chats.length),
  z.refine(
    (all) => all.every(({ name, key }) => key !== "" && isKey(name, key)),
    "This key isn’t in the vendor’s format",
  ),
  z.refine(
    (all) => new Set(all.map((one) => one.name)).size === all.length,
    "A chat is listed twice",
  ),
  z.refine((all) => all.filter((one) => one.isPrimary).length <= 1, "Only one chat can be primary"),
);

function isKey(name: string, key: string): boolean {
  const vendor = chatVendor(name);
  return vendor !== undefined && isValue(vendor.values.key, key);
}

export const chatsSchema = z.strictObject({ data: listSchema });
export type Chats = z.infer<typeof chatsSchema>;

/** The chat that is loaded: only the one flagged primary (section 4). */
export function primaryChat({ data }: Chats): Chat | undefined {
  return data.find((one) => one.isPrimary);
}

export const initialChats: Chats = { data: [] };
