import type { ValueFormat } from "./value-format.ts";

/** A public host name: no scheme, port, path or address of numbers. */
const hostname =
  /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/;

/** Letters of any script, digits, dots and hyphens: what a name that isn't in ASCII yet may be made of. */
const typedName = /^[\p{L}\p{M}\p{N}.-]+$/u;

/** The name of an `https://` address, or of one without a scheme; what has a path, a port or a user stays as it is. */
function tidyHostname(text: string): string {
  const name = text.replace(/^https:\/\//i, "").replace(/\/$/, "");
  if (!typedName.test(name) || !URL.canParse(`https://${name}`)) return text;
  return new URL(`https://${name}`).hostname.replace(/\.$/, "");
}

/** A host that an owner names: https only, nothing but the name. */
export const hostnameFormat = {
  pattern: hostname,
  tidy: tidyHostname,
  example: "stats.example.com",
} as const satisfies ValueFormat;
