import * as z from "zod/mini";
import { idSchema } from "./id.ts";
import { messages } from "./messages.ts";

/** Paths that are the host's own, or files of every site. */
const reserved =
  /^\/(?:(?:api|assets|404|internal)(?:\/|$)|(?:robots\.txt|favicon\.ico|manifest\.webmanifest|sitemap(?:-\d+)?\.xml)$)/i;

/** A path from which visitors are redirected: of earlier pages here, or of an earlier site (/old.html, /2019/Über-uns). */
export const redirectPathSchema = z.string().check(
  z.maxLength(200),
  z.regex(
    /^(?:\/(?!\.{1,2}(?:\/|$))[\p{L}\p{M}\p{N}._~!$&'()*+,;=:@-]+)+$/u,
    messages.redirectPath,
  ),
  z.refine((path) => !reserved.test(path), messages.redirectReserved),
);

/** The address that a visitor is sent to, as it is published; undefined where it may be none. */
export function readOutside(address: string): URL | undefined {
  if (!/^https:\/\/[^\s\\]+$/i.test(address) || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  const isHost = url.hostname.includes(".") && !url.hostname.endsWith(".");
  return isHost && url.username === "" && url.password === "" ? url : undefined;
}

/** An address of another site, https only. */
const redirectAddressSchema = z.string().check(
  z.maxLength(2000),
  z.refine((address) => readOutside(address) !== undefined, messages.redirectAddress),
);

const from = { from: redirectPathSchema };
const toPage = { page: idSchema };
const toAddress = { address: redirectAddressSchema };

/** Where a redirect leads: to a page, whatever its path is by then, or to another site. */
export const redirectTargetSchema = z.union([z.strictObject(toPage), z.strictObject(toAddress)]);
export type RedirectTarget = z.infer<typeof redirectTargetSchema>;

/** Where a path leads that no page has: one that a renamed page had, or one that the owner entered. */
export const redirectSchema = z.union([
  z.strictObject({ ...from, ...toPage }),
  z.strictObject({ ...from, ...toAddress }),
]);
export type Redirect = z.infer<typeof redirectSchema>;

const at = z.int().check(z.nonnegative());

/** A redirect with the place that it had among the others. */
export const placedRedirectSchema = z.union([
  z.strictObject({ ...from, ...toPage, at }),
  z.strictObject({ ...from, ...toAddress, at }),
]);

/** The page that a redirect leads to; undefined where it leads to another site. */
export function redirectPage(redirect: RedirectTarget): string | undefined {
  return "page" in redirect ? redirect.page : undefined;
}

export function redirectTo(redirect: Redirect): RedirectTarget {
  return "page" in redirect ? { page: redirect.page } : { address: redirect.address };
}
