import type { PageIndex } from "#/site/page-index.ts";
import { readOutside, redirectPathSchema } from "#/site/redirect.ts";

/** Why visitors can't be redirected from a path. */
export type OldPathFault =
  | { readonly fault: "shape" | "reserved" | "known" }
  | { readonly fault: "taken"; readonly page: string };

/** Takes the path out of a whole address; a slash at the end doesn't matter. */
function tidyOldPath(typed: string): string {
  const text = typed.trim();
  const path = /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text).pathname : text;
  const bare = path.replace(/(?<=.)\/+$/, "");
  try {
    return decodeURIComponent(bare).normalize();
  } catch {
    return bare;
  }
}

/** Checks a path that is typed or pasted, with the rules of the operation that will use it. */
export function checkOldPath(
  { entries, redirects }: PageIndex,
  typed: string,
): { readonly from: string } | OldPathFault {
  const from = tidyOldPath(typed);
  const page = entries.find(({ path }) => path === from);
  if (page) return { fault: "taken", page: page.name };
  const read = redirectPathSchema.safeParse(from);
  if (!read.success)
    return { fault: read.error.issues[0]?.code === "custom" ? "reserved" : "shape" };
  return redirects.some((one) => one.from === from) ? { fault: "known" } : { from };
}

/** Checks the address of another site; one of the site itself could lead round in circles. */
export function checkOutside(
  typed: string,
  site: string,
): { readonly address: string } | { readonly fault: "addressWrong" | "addressOwn" } {
  const address = typed.trim();
  const url = readOutside(address);
  if (!url || address.length > 2000) return { fault: "addressWrong" };
  return url.host === new URL(site).host ? { fault: "addressOwn" } : { address };
}
