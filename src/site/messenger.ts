import { z } from "zod";
import { picture } from "#/fields/picture/spec.ts";
import { text } from "#/fields/text/spec.ts";
import { pictureSchema } from "./image.ts";
import { isAllowedAddress } from "./link.ts";
import { storableTextSchema } from "./localized-text.ts";
import { messengerLink } from "./messenger-link.ts";
import { messengerLabels, messengerNames } from "./messenger-name.ts";
import type { MessengerName } from "./messenger-name.ts";

/** Characters of a card's texts that are published. */
const messengerLimits = { name: 60, subtitle: 80, message: 300, buttonText: 40 } as const;

/** Longest link target, phone or handle. */
const valueLimit = 200;
const phone = /^\+?\d[\d-]{4,24}$/;

/** What a link target, phone or handle looks like. */
const valuePatterns: Readonly<Record<MessengerName, RegExp>> = {
  facebook: /^(?:https?:\/\/)?[\w.-]+(?:\/[\w.\-~%/?=&]*)?$/i,
  whatsapp: phone,
  telegram: /^(?:@?[A-Za-z]\w{3,31}|\+[\w-]{5,40})$/,
  viber: phone,
};

function valueSchema(name: MessengerName) {
  const message = `This is no address, phone or name for ${messengerLabels[name]}`;
  return z
    .string()
    .max(valueLimit)
    .refine(
      (value) =>
        value === "" ||
        (valuePatterns[name].test(value) && isAllowedAddress(messengerLink(name, value))),
      message,
    );
}

/** Values of each messenger by its name; "" is none yet. */
export const messengerValueSchemas = {
  facebook: valueSchema("facebook"),
  whatsapp: valueSchema("whatsapp"),
  telegram: valueSchema("telegram"),
  viber: valueSchema("viber"),
} as const satisfies Record<MessengerName, z.ZodType<string>>;

/** What the card shows; the crop of section 3 belongs to the picture (R29). Empty texts show the defaults. */
const messengerDataSchema = z.strictObject({
  avatar: pictureSchema.nullable(),
  name: storableTextSchema(messengerLimits.name),
  subtitle: storableTextSchema(messengerLimits.subtitle),
  message: storableTextSchema(messengerLimits.message),
  buttonText: storableTextSchema(messengerLimits.buttonText),
});

function entrySchema<const Name extends MessengerName>(name: Name) {
  return z.strictObject({
    name: z.literal(name),
    isActive: z.boolean(),
    value: messengerValueSchemas[name],
    data: messengerDataSchema,
  });
}
const messengerSchema = z.discriminatedUnion("name", [
  entrySchema("facebook"),
  entrySchema("whatsapp"),
  entrySchema("telegram"),
  entrySchema("viber"),
]);
export type Messenger = z.infer<typeof messengerSchema>;

/** Messengers of a site: an entry for each of them, in the order in which visitors are offered the active ones. */
export const messengersSchema = z.strictObject({
  alignment: z.enum(["left", "right"]),
  data: z
    .array(messengerSchema)
    .length(messengerNames.length)
    .refine(
      (all) => new Set(all.map((one) => one.name)).size === all.length,
      "A messenger stands here twice",
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
  return data.filter((one) => one.isActive && one.value !== "");
}

export const initialMessengers: Messengers = {
  alignment: "right",
  data: messengerNames.map((name) => ({
    name,
    isActive: false,
    value: "",
    data: { avatar: null, name: {}, subtitle: {}, message: {}, buttonText: {} },
  })),
};
