import type { FastifyReply } from "fastify";
import type { ReleaseFile, ReleaseManifest } from "#/publish/manifest.ts";
import { AppError } from "../errors.ts";
import type { ReleaseFiles } from "../hosting/release-files.ts";

interface SnapshotPart {
  readonly manifest: ReleaseManifest;
  /** Of the page; the home page where the release has none there. */
  readonly address: string | null;
  /** Bytes of pictures and fonts that it brings along, each time that it shows them; what has no room is left out. */
  readonly mostBytes?: number;
}

/** A page without anything that it would ask for: it stands in a frame that may ask for nothing. */
const snapshotPolicy =
  "default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox";

/** The page of a release that an address names; its home page where it has none there. */
function fileOf({ files }: ReleaseManifest, address: string | null): ReleaseFile | undefined {
  const path = (address === null ? undefined : URL.parse(address)?.pathname) ?? "/";
  const names = [path, `${path}/`, "/"];
  return names.map((name) => (Object.hasOwn(files, name) ? files[name] : undefined)).find(Boolean);
}

/** What is linked is either a file of the release or stays away. */
const leftOut =
  /<script\b[\s\S]*?<\/script>|<(?:link|source)\b[^>]*>|\s(?:srcset|sizes|loading)="[^"]*"/gi;
/** What is drawn in a file of its own stands in its place; pictures and fonts stay where they are named. */
const embedded = /<use href="(\/[^"#\s]+)#d"><\/use>|((?:src="|url\())(\/[^")\s]+)(?=[")])/g;

/** What a drawing is made of, without its file around it. */
async function drawn(files: Pick<ReleaseFiles, "read">, file: ReleaseFile): Promise<string> {
  const svg = (await files.read(file, "identity")).toString("utf8").replaceAll(leftOut, "");
  const [, inner = ""] = /^<svg\b[^>]*><g id="d">([\s\S]*)<\/g><\/svg>$/.exec(svg) ?? [];
  return `<g>${inner}</g>`;
}

async function dataUrl(files: Pick<ReleaseFiles, "read">, file: ReleaseFile): Promise<string> {
  const bytes = await files.read(file, "identity");
  return `data:${file.type};base64,${bytes.toString("base64")}`;
}

/**
 * A page of a release as visitors saw it, in one piece: its pictures, drawings and fonts are in it, and nothing that runs.
 * Undefined where the release has no page.
 */
export async function pageSnapshot(
  files: Pick<ReleaseFiles, "read">,
  { manifest, address, mostBytes = 16 * 1_048_576 }: SnapshotPart,
): Promise<string | undefined> {
  const page = fileOf(manifest, address);
  if (page === undefined || !page.type.startsWith("text/html")) return undefined;
  const html = (await files.read(page, "identity")).toString("utf8").replaceAll(leftOut, "");
  const content = new Map<string, string>();
  const shown: string[] = [];
  let left = mostBytes;
  for (const [, drawing, , path = drawing ?? ""] of html.matchAll(embedded)) {
    const file = Object.hasOwn(manifest.files, path) ? manifest.files[path] : undefined;
    const fits = file !== undefined && file.size <= left;
    if (fits) {
      left -= file.size;
      if (!content.has(path))
        content.set(path, await (drawing ? drawn(files, file) : dataUrl(files, file)));
    }
    shown.push(fits ? (content.get(path) ?? "") : "");
  }
  const inOrder = shown.values();
  return html.replaceAll(
    embedded,
    (_all, _drawing, before = "") => before + (inOrder.next().value ?? ""),
  );
}

/** Answers with the page of a release that an address names, in one piece, for a frame. Throws `not-found`. */
export async function sendSnapshot(
  reply: FastifyReply,
  ...asked: Parameters<typeof pageSnapshot>
): Promise<FastifyReply> {
  const html = await pageSnapshot(...asked);
  if (html === undefined) throw new AppError("not-found");
  return reply
    .header("content-security-policy", snapshotPolicy)
    .header("cache-control", "private, no-store")
    .type("text/html; charset=utf-8")
    .send(html);
}
