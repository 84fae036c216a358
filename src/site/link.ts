import * as z from "zod/mini";
import { idSchema } from "./id.ts";
import { messages } from "./messages.ts";

const allowedSchemes = new Set(["http", "https", "mailto", "tel", "viber"]);

/** Whether an address may stand in a link: http(s), mailto, tel, viber, /path or #anchor (reliability, security 2). */
export function isAllowedAddress(address: string): boolean {
  for (const character of address) {
    const code = character.charCodeAt(0);
    if (
      code < 0x21 ||
      code === 0x7f ||
      code === 0xa0 ||
      code === 0xad ||
      (code >= 0x200b && code <= 0x200f) ||
      code === 0x2028 ||
      code === 0x2029 ||
      code === 0xfeff ||
      character === "\\"
    )
      return false;
  }
  if (address.startsWith("//")) return false;
  if (address.startsWith("/") || address.startsWith("#") || address.startsWith("?")) return true;
  // an entity (java&#115;cript:) or a percent sign before the colon hides a scheme
  const scheme = /^([^/?#]*?):/.exec(address)?.[1];
  if (scheme === undefined) return false;
  if (!/^[a-z][a-z0-9+.-]*$/i.test(scheme) || !allowedSchemes.has(scheme.toLowerCase()))
    return false;
  return /^https?$/i.test(scheme)
    ? URL.canParse(address) && /^https?:\/\/[^/]/i.test(address)
    : address.length > scheme.length + 1;
}

/**
 * What somebody typed as a link, made an address: an email gets mailto:, a phone number tel:, and what looks like a
 * web address without a scheme gets http:// (specification, section 2). Undefined where it can't be a link.
 */
export function completeAddress(typed: string): string | undefined {
  const text = typed.trim();
  if (text === "") return undefined;
  if (isAllowedAddress(text)) return text;
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(text)) return `mailto:${text}`;
  if (/^\+?[\d\s().-]{5,20}$/.test(text) && (text.match(/\d/g)?.length ?? 0) >= 5)
    return `tel:${text.replace(/[^\d+]/g, "")}`;
  if (/^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(:\d+)?([/?#]\S*)?$/u.test(text)) {
    const address = `http://${text}`;
    return isAllowedAddress(address) ? address : undefined;
  }
  return undefined;
}

/** A link: to an own page by its id (and a section on it), to a section of the same page, to a file of the site, or to an address. */
export const linkSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("page"), page: idSchema, section: z.optional(idSchema) }),
  z.strictObject({ kind: z.literal("section"), section: idSchema }),
  z.strictObject({ kind: z.literal("file"), file: idSchema }),
  z.strictObject({
    kind: z.literal("address"),
    address: z.string().check(z.maxLength(2000), z.refine(isAllowedAddress, messages.linkScheme)),
  }),
]);
export type Link = z.infer<typeof linkSchema>;
