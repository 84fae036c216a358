import * as z from "zod/mini";
import { personHereSchema } from "#/api/presence.ts";
import { idSchema } from "#/site/id.ts";

/**
 * What one process tells the others of a tab: that it is here, since its stream was opened; that it is gone; or where it
 * says that it is, for the one of them that has its stream.
 */
const toldTabSchema = z.object({
  site: z.int().check(z.positive()),
  tab: idSchema,
  state: z.union([
    z.extend(z.omit(personHereSchema, { tab: true }), { is: z.literal("here"), since: z.int() }),
    z.object({ is: z.literal("gone") }),
    z.extend(z.pick(personHereSchema, { person: true, place: true }), {
      is: z.literal("elsewhere"),
    }),
  ]),
});
export type ToldTab = z.infer<typeof toldTabSchema>;

const messageSchema = z.object({
  /** The process that says it. */
  from: idSchema,
  /** It has just begun to hear, and wants to be told of every tab. */
  asks: z.boolean(),
  tabs: z.array(toldTabSchema),
});
export type PresenceMessage = z.infer<typeof messageSchema>;

/** Bytes of a message: PostgreSQL carries less than 8,000. */
const mostBytes = 7_900;

/** Writes messages that are each short enough. What is too long by itself is left out. */
export function writeMessages({ tabs, ...message }: PresenceMessage): string[] {
  const bare = JSON.stringify({ ...message, tabs: [] });
  const messages: string[][] = [[]];
  let bytes = bare.length;
  for (const one of tabs) {
    const text = JSON.stringify(one);
    const more = Buffer.byteLength(text) + 1;
    if (bare.length + more > mostBytes) continue;
    if (bytes + more > mostBytes) {
      messages.push([]);
      bytes = bare.length;
    }
    bytes += more;
    messages.at(-1)?.push(text);
  }
  return messages.map((texts) => bare.replace("[]", () => `[${texts.join(",")}]`));
}

/** Reads a message; undefined where it is none. */
export function readMessage(text: string): PresenceMessage | undefined {
  try {
    return messageSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
