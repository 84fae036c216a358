import * as z from "zod/mini";
import { idSchema } from "#/site/id.ts";

/** In the place of a page's id: the whole site. No page can have this id. */
export const wholeSite = "-";

/** For how many days a visitor who entered a password isn't asked again. */
export const lockDays = [1, 7, 30, 90] as const;

/** Characters of a password for visitors. */
export const lockPasswordLimits = { min: 6, max: 100 } as const;

/** A password for visitors as it is compared: one way of writing each letter. */
export const lockPasswordSchema = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text: string) => text.normalize("NFC")),
  ),
  z.string().check(z.minLength(lockPasswordLimits.min), z.maxLength(lockPasswordLimits.max)),
);

/** The body of `PUT sites/{id}/locks/{page}`. Without a password the one that is set stays. */
export const lockBodySchema = z.strictObject({
  password: z.optional(lockPasswordSchema),
  days: z.literal(lockDays),
});

/** A page's id, or the whole site. */
export const lockedSchema = z.union([z.literal(wholeSite), idSchema]);

/** A page, or the whole site, that asks its visitors for a password. The password itself is nowhere. */
export const pageLockSchema = z.object({
  page: lockedSchema,
  days: z.int(),
  changedAt: z.string(),
});
export type PageLockInfo = z.infer<typeof pageLockSchema>;

/** What `GET sites/{id}/locks` answers. */
export const pageLocksSchema = z.object({ locks: z.array(pageLockSchema) });
