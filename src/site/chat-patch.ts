import * as z from "zod/mini";
import { chats as vendors } from "#/vendors/registry.ts";
import { readValue } from "#/vendors/value-format.ts";
import type { Chat as ChatVendor } from "#/vendors/vendor.ts";
import { chatVendor, chatsSchema } from "./chat.ts";
import type { Chat, Chats } from "./chat.ts";

const nameSchema = z.enum(vendors.map(({ name }) => name));

function tidyKey(name: string, key: string): string {
  const format = chatVendor(name)?.values.key;
  return (format && readValue(format, key)) ?? key;
}

/** A key as it is pasted, brought into its vendor's format. */
function pastedSchema({ name, values }: ChatVendor) {
  return z.pipe(
    z.string(),
    z.transform((pasted: string, context) => {
      const key = readValue(values.key, pasted);
      if (key !== undefined && key !== "") return key;
      context.issues.push({
        code: "custom",
        message: `This isn’t a key of ${name}`,
        input: pasted,
      });
      return z.NEVER;
    }),
  );
}

/** A chat that is set; `before` names the one that it stands before, where it isn't there yet. */
function entrySchema(vendor: ChatVendor) {
  const entry = z.strictObject({ key: pastedSchema(vendor), before: z.optional(nameSchema) });
  return z.optional(z.nullable(entry));
}

/** Chats by their vendors' names, null to remove one, and which of them is loaded. */
const namedSchema = z.strictObject({
  primary: z.optional(z.nullable(nameSchema)),
  ...Object.fromEntries(vendors.map((vendor) => [vendor.name, entrySchema(vendor)])),
});

/** The list as a whole, as earlier programs set it: their operations stand in logs and wait in browsers. */
const wholeSchema = z.strictObject({
  data: z.pipe(
    z.pipe(
      z
        .array(z.strictObject({ name: nameSchema, key: z.string(), isPrimary: z.boolean() }))
        .check(z.maxLength(vendors.length)),
      z.transform((all) => all.map((one) => ({ ...one, key: tidyKey(one.name, one.key) }))),
    ),
    chatsSchema.shape.data,
  ),
});

export const chatsPatchSchema = z.union([wholeSchema, namedSchema]);

interface EntryPatch {
  readonly key: string;
  readonly before?: string | undefined;
}

/** A patch of the chats as it is given: keys may be as people paste them. */
export type ChatsPatch = Partial<Chats> &
  Readonly<{ primary?: string | null | undefined }> & {
    readonly [vendor: string]: EntryPatch | string | null | undefined | Chats["data"];
  };

/** The entries that a patch names, in its order. */
function entriesOf(patch: ChatsPatch): [name: string, entry: EntryPatch | null][] {
  return vendors
    .map(({ name }) => name)
    .toSorted((one, other) => Object.keys(patch).indexOf(one) - Object.keys(patch).indexOf(other))
    .flatMap((name): [string, EntryPatch | null][] => {
      const entry = patch[name];
      if (entry === null) return [[name, null]];
      return typeof entry === "object" && "key" in entry ? [[name, entry]] : [];
    });
}

function withEntry(list: readonly Chat[], name: string, entry: EntryPatch | null): Chat[] {
  if (!entry) return list.filter((one) => one.name !== name);
  const { key, before } = entry;
  if (list.some((one) => one.name === name))
    return list.map((one) => (one.name === name ? { ...one, key } : one));
  const place = list.findIndex((one) => one.name === before);
  return list.toSpliced(place === -1 ? list.length : place, 0, { name, key, isPrimary: false });
}

/** The chats with what a patch names. */
export function patchChats(chats: Chats, patch: ChatsPatch): Chats {
  if (patch.data) return { data: patch.data };
  const { primary } = patch;
  const list = entriesOf(patch).reduce<readonly Chat[]>(
    (known, [name, entry]) => withEntry(known, name, entry),
    chats.data,
  );
  if (primary === undefined) return { data: [...list] };
  return { data: list.map((one) => ({ ...one, isPrimary: one.name === primary })) };
}

/** The patch that gives back what a patch changes, each chat in its place. */
export function unpatchChats(chats: Chats, patch: ChatsPatch): ChatsPatch {
  if (patch.data) return { data: chats.data };
  const placeOf = (name: string) => chats.data.findIndex((one) => one.name === name);
  const primary = chats.data.find(({ isPrimary }) => isPrimary)?.name ?? null;
  // the last first, so that each finds the one that it stands before
  const entries = entriesOf(patch)
    .map(([name]) => name)
    .toSorted((one, other) => placeOf(other) - placeOf(one))
    .map((name): [string, EntryPatch | null] => {
      const known = chats.data[placeOf(name)];
      const before = chats.data[placeOf(name) + 1]?.name;
      return [name, known ? { key: known.key, ...(before !== undefined && { before }) } : null];
    });
  const isPrimaryTouched =
    patch.primary !== undefined ||
    entriesOf(patch).some(([name, entry]) => entry === null && name === primary);
  return { ...Object.fromEntries(entries), ...(isPrimaryTouched && { primary }) };
}
