import * as z from "zod/mini";

/** Who emails are from. */
export interface MailSender {
  /** Empty: none. */
  readonly name: string;
  readonly address: string;
}

const longestName = 100;
/** Line breaks would start another header; what isn't seen may show another sender than there is. */
const unsafe = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}"\\<>]/u;
/** Also of a machine without a domain, as `noreply@localhost`. */
const addressSchema = z
  .email({ pattern: z.regexes.html5Email })
  .check(z.maxLength(254), z.regex(/^[^@]{1,64}@/));

/** Reads an address, or a name and an address, as `Bakery <hello@example.org>`; undefined for anything else. */
export function readMailSender(text: string): MailSender | undefined {
  const named = /^([^<]*)<([^<>]*)>$/.exec(text);
  const name = (named?.[1] ?? "").trim().replace(/^"(.*)"$/u, "$1");
  const address = (named?.[2] ?? text).trim();
  const isSafe = name.length <= longestName && !unsafe.test(name);
  return isSafe && addressSchema.safeParse(address).success ? { name, address } : undefined;
}

export const mailSenderSchema = z
  .string()
  .check(z.refine((text) => readMailSender(text) !== undefined));
