import * as z from "zod/mini";
import { picture } from "#/fields/picture/spec.ts";
import { text } from "#/fields/text/spec.ts";
import { messengers as vendors } from "#/vendors/registry.ts";
import { isValue, readValue } from "#/vendors/value-format.ts";
import type { Messenger as MessengerVendor } from "#/vendors/vendor.ts";
import { pictureSchema } from "./image.ts";
import { isAllowedAddress } from "./link.ts";
import { storableTextSchema } from "./localized-text.ts";

/** Characters of a card's texts that are published. */
const messengerLimits = { name: 60, subtitle: 80, message: 300, buttonText: 40 } as const;

export const messengerNames = vendors.map(({ name }) => name);

const byName = new Map(vendors.map((one) => [one.name, one]));

/** The vendor of a messenger; undefined where this program has none of that name. */
export function messengerVendor(name: string): MessengerVendor | undefined {
  return byName.get(name);
}

/** Whether a link target, phone or handle may be stored; "" is none yet. */
function isTarget(name: string, value: string): boolean {
  const vendor = messengerVendor(name);
  if (!vendor) return false;
  return (
    value === "" || (isValue(vendor.values.value, value) && isAllowedAddress(vendor.link(value)))
  );
}

/** What was pasted as the target of a messenger, in the one form that is stored; undefined where it is none. */
export function readTarget({ name, values }: MessengerVendor, pasted: string): string | undefined {
  const value = readValue(values.value, pasted);
  return value !== undefined && isTarget(name, value) ? value : undefined;
}

/** What the card shows; the crop of section 3 belongs to the picture (R29). Empty texts show the defaults. */
const messengerDataSchema = z.strictObject({
  avatar: z.nullable(pictureSchema),
  name: storableTextSchema(messengerLimits.name),
  subtitle: storableTextSchema(messengerLimits.subtitle),
  message: storableTextSchema(messengerLimits.message),
  buttonText: storableTextSchema(messengerLimits.buttonText),
});

const messengerSchema = z
  .strictObject({
    name: z.enum(messengerNames),
    isActive: z.boolean(),
    value: z.string(),
    data: messengerDataSchema,
  })
  .check(
    z.refine(({ name, value }) => isTarget(name, value), {
      path: ["value"],
      message: "This messenger can’t be reached this way",
    }),
  );
export type Messenger = z.infer<typeof messengerSchema>;

/**
 * Messengers of a site, in the order in which visitors are offered the active ones. One that isn't listed is off and
 * says nothing of its own.
 */
export const messengersSchema = z.strictObject({
  alignment: z.enum(["left", "right"]),
  data: z
    .array(messengerSchema)
    .check(
      z.refine(
        (all) => new Set(all.map((one) => one.name)).size === all.length,
        "A messenger is listed twice",
      ),
    ),
});
export type Messengers = z.infer<typeof messengersSchema>;

/** Fields of a card, so that text and picture operations serve them. */
export const messengerFields = {
  avatar: picture({ ratio: "1:1", sizes: "44px", isDecorative: true }),
  name: text({ limit: messengerLimits.name }),
  subtitle: text({ limit: messengerLimits.subtitle }),
  message: text({ limit: messengerLimits.message }),
  buttonText: text({ limit: messengerLimits.buttonText }),
} as const;

/** Messengers that visitors see: active ones that have somewhere to lead to. */
export function activeMessengers({ data }: Messengers): Messenger[] {
  return data.filter((one) => one.isActive && one.value !== "" && byName.has(one.name));
}

export const initialMessengers: Messengers = { alignment: "right", data: [] };
