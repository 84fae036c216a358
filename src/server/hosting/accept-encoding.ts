import type { ContentEncoding } from "./release-files.ts";

function weightOf(parameters: readonly string[]): number {
  const quality = parameters.find((one) => /^\s*q\s*=/i.test(one));
  const weight = quality === undefined ? 1 : Number(quality.split("=")[1]);
  return Number.isFinite(weight) ? weight : 0;
}

/** The smallest form that an Accept-Encoding header takes: brotli, then gzip, else the plain one. */
export function acceptedEncoding(header: string | undefined): ContentEncoding {
  if (header === undefined || header === "") return "identity";
  const weights = new Map<string, number>();
  for (const part of header.split(",")) {
    const [name = "", ...parameters] = part.split(";");
    weights.set(name.trim().toLowerCase(), weightOf(parameters));
  }
  const takes = (name: string) => (weights.get(name) ?? weights.get("*") ?? 0) > 0;
  return takes("br") ? "br" : takes("gzip") ? "gzip" : "identity";
}

const mostHeaders = 500;

export type EncodingChoice = typeof acceptedEncoding;

/** `acceptedEncoding` that reads each header once: browsers send few different ones. */
export function createEncodingChoice(): EncodingChoice {
  const known = new Map<string, ContentEncoding>();
  return (header) => {
    const before = known.get(header ?? "");
    if (before !== undefined) return before;
    const encoding = acceptedEncoding(header);
    if (known.size < mostHeaders) known.set(header ?? "", encoding);
    return encoding;
  };
}
