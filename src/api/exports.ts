import * as z from "zod/mini";

/** `GET sites/{id}/export?form=`: what leaves. */
const exportForms = ["project", "website", "everything", "visitors"] as const;
export type ExportForm = (typeof exportForms)[number];

const flag = z.optional(z.enum(["true", "false"]));

/** How it leaves, whole where nothing is said; whether forms of the website go on sending here, and what else `everything` has. */
export const exportQuerySchema = z.object({
  form: z._default(z.enum(exportForms), "everything"),
  forms: z._default(z.enum(["here", "off"]), "off"),
  versions: flag,
  visitors: flag,
});
export type ExportQuery = z.infer<typeof exportQuerySchema>;

/** What keeps a site from leaving as a website; the details of `export-refused` name it. */
const exportObstacleSchema = z.enum([
  "not-published",
  "locked",
  "taken-down",
  "no-address",
  "lost",
]);
export type ExportObstacle = z.infer<typeof exportObstacleSchema>;

/** The answer of `GET sites/{id}/export/offer`. Sizes in bytes are about right. */
export const exportOfferSchema = z.object({
  /** Scheme and host of the server where the exported site stands. */
  address: z.nullable(z.string()),
  website: z.object({
    obstacle: z.nullable(exportObstacleSchema),
    bytes: z.int(),
    /** Paths of the pages that would be left out: those with a password, and unpublished ones. */
    leftOut: z.array(z.string()),
  }),
  project: z.object({ bytes: z.int() }),
  /** How many versions have a name or were published. */
  versions: z.int(),
  /** How much visitors sent; null for everybody but owners. */
  visitors: z.nullable(z.object({ messages: z.int(), subscribers: z.int(), rsvps: z.int() })),
});
export type ExportOffer = z.infer<typeof exportOfferSchema>;

/** The body of `PUT sites/{id}/export/address`: what somebody typed or pasted; null where there is no such place any more. */
export const exportAddressSchema = z.strictObject({
  address: z.nullable(z.string().check(z.maxLength(2_000))),
});

/** The answer to it. */
export const exportAddressAnswerSchema = z.object({ address: z.nullable(z.string()) });
