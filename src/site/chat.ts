import { z } from "zod";

/** Chats of other companies (specification, section 3), with what their keys look like (R14). */
const chatKeys = {
  /** The number of a licence. */
  livechat: /^\d{4,12}$/,
  /** The id of a widget. */
  jivochat: /^[A-Za-z0-9]{10}$/,
  /** The id of a site, e.g. 1234-567-89-0123. */
  olark: /^\d{4}-\d{3}-\d{2}-\d{4}$/,
  /** The id of an app. */
  intercom: /^[a-z0-9]{8}$/,
  /** The token of a widget. */
  freshchat: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
} as const;
export type ChatName = keyof typeof chatKeys;
export const chatNames = Object.keys(chatKeys) as readonly ChatName[];

function keySchema(name: ChatName) {
  return z.string().regex(chatKeys[name], `This is not a key of ${name}`);
}

/** Keys of each chat by its name. */
export const chatKeySchemas = {
  livechat: keySchema("livechat"),
  jivochat: keySchema("jivochat"),
  olark: keySchema("olark"),
  intercom: keySchema("intercom"),
  freshchat: keySchema("freshchat"),
} as const satisfies Record<ChatName, z.ZodType<string>>;

function entrySchema<const Name extends ChatName>(name: Name) {
  return z.strictObject({
    name: z.literal(name),
    key: chatKeySchemas[name],
    isPrimary: z.boolean(),
  });
}
const chatSchema = z.discriminatedUnion("name", [
  entrySchema("livechat"),
  entrySchema("jivochat"),
  entrySchema("olark"),
  entrySchema("intercom"),
  entrySchema("freshchat"),
]);
export type Chat = z.infer<typeof chatSchema>;

/** The entries: each vendor once, one of them at most primary. */
export const chatListSchema = z
  .array(chatSchema)
  .max(chatNames.length)
  .refine(
    (all) => new Set(all.map((one) => one.name)).size === all.length,
    "A chat stands here twice",
  )
  .refine((all) => all.filter((one) => one.isPrimary).length <= 1, "One chat is the primary one");

export const chatsSchema = z.strictObject({ data: chatListSchema });
export type Chats = z.infer<typeof chatsSchema>;

/** The chat that is loaded: only the one flagged primary (section 4). */
export function primaryChat({ data }: Chats): Chat | undefined {
  return data.find((one) => one.isPrimary);
}

export const initialChats: Chats = { data: [] };
