import type { ReleaseFile, ReleaseManifest } from "#/publish/manifest.ts";
import { styleSlot } from "#/publish/content-policy.ts";
import { attachment } from "../http/attachment.ts";
import { strictForYear } from "../http/hosts.ts";
import type { ContentEncoding } from "./release-files.ts";

/** Headers of every answer of a published site. */
export const commonHeaders: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy":
    "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()",
  "cross-origin-opener-policy": "same-origin",
};

/** For what is no page: nothing that it holds may run or load. */
export const inertPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; sandbox";

const compressible =
  /^(?:text\/|application\/(?:json|xml|javascript|manifest\+json)|image\/svg\+xml)/;

/** Whether a file is compressed; downloads are not, which may be large and are sent in parts. */
export function isCompressible({ type, download }: ReleaseFile): boolean {
  return download === undefined && compressible.test(type);
}

/** Names a form of a file: the content, and how it is encoded. */
function entityTag(file: ReleaseFile, encoding: ContentEncoding): string {
  return `"${file.hash.slice(0, 22)}${encoding === "identity" ? "" : `-${encoding}`}"`;
}

/** Whether If-None-Match names this content; which encoding the visitor has of it doesn't matter. */
export function isKnown(header: string | undefined, file: ReleaseFile): boolean {
  if (header === undefined) return false;
  if (header.trim() === "*") return true;
  return header.includes(`"${file.hash.slice(0, 22)}`);
}

function caching(file: ReleaseFile, isPrivate: boolean): string {
  if (isPrivate) return "private, no-store";
  if (file.isFixed) return "public, max-age=31536000, immutable";
  // pages are asked for again each time, so that nobody sees an old release next to a new one
  return file.type.startsWith("text/html") ? "no-cache" : "public, max-age=3600";
}

/** A preview's page stands in a frame of its own address, and its forms go nowhere else. */
function previewPolicy(policy: string): string {
  return policy
    .replace(/frame-ancestors [^;]*/, "frame-ancestors 'self'")
    .replace(/form-action [^;]*/, "form-action 'self'");
}

/** A policy that allows frames of these hosts too. */
function withFrames(policy: string, hosts: readonly string[] | undefined): string {
  if (hosts === undefined) return policy;
  const sources = hosts.join(" ");
  return policy.includes("frame-src ")
    ? policy.replace("frame-src ", `frame-src ${sources} `)
    : `${policy}; frame-src ${sources}`;
}

/** What a page of a release may load and run. */
export function pagePolicy(
  { policy: ofAll }: Pick<ReleaseManifest, "policy">,
  { styles = [], scripts = [], frames }: Pick<ReleaseFile, "styles" | "scripts" | "frames">,
): string {
  const quoted = (sources: readonly string[]) => sources.map((source) => ` '${source}'`).join("");
  const policy = ofAll
    .replace(styleSlot, quoted(styles))
    .replace("script-src 'self'", `script-src 'self'${quoted(scripts)}`);
  return withFrames(policy, frames);
}

function policyOf({ manifest, file, isPreview }: HeadersInput): string {
  if (!file.type.startsWith("text/html")) return inertPolicy;
  const policy = pagePolicy(manifest, file);
  return isPreview ? previewPolicy(policy) : policy;
}

export interface HeadersInput {
  readonly manifest: ReleaseManifest;
  /** The value of X-Release. */
  readonly release: string;
  readonly file: ReleaseFile;
  readonly encoding: ContentEncoding;
  /** For a visitor who entered a password, and nobody else. */
  readonly isPrivate: boolean;
  readonly isPreview?: boolean;
  /** Whether browsers may be asked to want HTTPS for a year, where the site has it. */
  readonly isStrict: boolean;
  /** For caches in front, where anybody may see the file. */
  readonly marks?: Readonly<Record<string, string>>;
}

/** Headers of a file but for its length. */
export function fileHeaders(input: HeadersInput): Record<string, string> {
  const { manifest, release, file, encoding } = input;
  const isPrivate = input.isPrivate || input.isPreview === true;
  return {
    "content-type": file.type,
    etag: entityTag(file, encoding),
    "cache-control": caching(file, isPrivate),
    "x-release": release,
    "content-security-policy": policyOf(input),
    ...commonHeaders,
    ...(file.download !== undefined && { "content-disposition": attachment(file.download) }),
    ...(isPrivate ? { "x-robots-tag": "noindex" } : input.marks),
    ...(encoding !== "identity" && { "content-encoding": encoding }),
    ...(isCompressible(file) ? { vary: "accept-encoding" } : { "accept-ranges": "bytes" }),
    ...(manifest.origin.startsWith("https:") &&
      input.isStrict && { "strict-transport-security": strictForYear }),
  };
}
