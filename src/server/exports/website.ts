import type { ExportObstacle } from "#/api/exports.ts";
import { serverRules } from "#/publish/static/server-rules.ts";
import {
  type StaticForms,
  staticPage,
  staticWriting,
  withOrigin,
} from "#/publish/static/static-page.ts";
import { type StaticFile, staticSite } from "#/publish/static/static-site.ts";
import { type LeavingFile, inOnePiece, textFile } from "../archives/leaving-file.ts";
import { AppError } from "../errors.ts";
import {
  commonHeaders,
  inertPolicy,
  isCompressible,
  pagePolicy,
} from "../hosting/answer-headers.ts";
import { releaseName } from "../hosting/live-site.ts";
import type { ReleaseFiles } from "../hosting/release-files.ts";
import { withoutAddresses } from "../hosting/without-addresses.ts";
import type { LivePointer } from "../storage/live-pointer.ts";
import { LostContent } from "../storage/lost-content.ts";
import { translate } from "../words/translate.ts";

/** How a website leaves. */
export interface WebsiteChoices {
  /** Whether its forms go on sending here. */
  readonly forms: "here" | "off";
  /** Whether it takes the place of an earlier release, pages of which visitors may have open. */
  readonly isUpdate?: boolean;
}

/** A website that stands on any web server. All of it is of one release, whatever is published meanwhile. */
export interface Website {
  readonly release: string;
  readonly files: readonly LeavingFile[];
  /** Addresses of the pages that no web server could keep from visitors as this one does. */
  readonly leftOut: readonly string[];
}

interface WebsiteContext {
  readonly files: Pick<ReleaseFiles, "manifest" | "read" | "stream">;
  /** Scheme and host of the app, which takes forms from elsewhere. */
  readonly appOrigin: string;
}

/** Undefined where it can leave. */
function websiteObstacle(
  pointer: LivePointer | undefined,
  { forms }: WebsiteChoices,
): ExportObstacle | undefined {
  if (pointer?.isTakenDown) return "taken-down";
  if (!pointer || pointer.unpublished?.includes("")) return "not-published";
  if (pointer.locks?.some(({ page }) => page === "")) return "locked";
  return forms === "here" && pointer.exportedTo === undefined ? "no-address" : undefined;
}

const words: Readonly<Record<ExportObstacle, string>> = {
  "not-published": "This site isn’t published. Publish it first, or export the project alone.",
  locked:
    "A password is set for the whole site, and other web servers don’t ask for it. Remove the password, or export the project alone.",
  "taken-down":
    "This site was taken offline after a complaint. Only its project can be exported for now.",
  "no-address":
    "Say where the exported site will stand, or switch its forms off: forms are taken only from there.",
  lost: "Files of the published website are missing on the server. Publish the site again, or export the project alone.",
};

/** Something is in the way of a website. */
export class WebsiteRefused extends AppError {
  readonly obstacle: ExportObstacle;

  constructor(obstacle: ExportObstacle, cause?: unknown) {
    super("export-refused", { message: words[obstacle], details: { obstacle }, cause });
    this.obstacle = obstacle;
  }
}

/** The manifest's site as files. @throws WebsiteRefused */
export async function openWebsite(
  pointer: LivePointer | undefined,
  choices: WebsiteChoices,
  { files, appOrigin }: WebsiteContext,
): Promise<Website> {
  const obstacle = websiteObstacle(pointer, choices);
  if (obstacle || !pointer) throw new WebsiteRefused(obstacle ?? "not-published");
  const manifest = await files.manifest(pointer.manifest).catch((error: unknown) => {
    throw error instanceof LostContent ? new WebsiteRefused("lost", error) : error;
  });
  const { locks = [], unpublished = [], exportedTo = manifest.origin } = pointer;
  const hidden = [...locks.map(({ page }) => page), ...unpublished];
  const { forms, isUpdate = false } = choices;
  const site = staticSite(manifest, {
    hidden,
    hasReports: forms === "here",
    hasRetired: isUpdate,
  });
  const origin = { from: manifest.origin, to: exportedTo };
  const hiddenAddresses = new Set(site.leftOut.map((path) => manifest.origin + path));
  const release = releaseName(pointer.manifest);

  const formsOf = (language: string): StaticForms =>
    forms === "here"
      ? { kind: "here", origin: appOrigin }
      : { kind: "off", note: translate("formOff", language) };
  /** How a file is written that names addresses, and all that this depends on beside its text. */
  function writingOf({ file, kind, language }: StaticFile) {
    if (kind === "list")
      return {
        of: { origin, hidden: [...hiddenAddresses] },
        write: (text: string) => withOrigin(withoutAddresses(text, hiddenAddresses), origin),
      };
    const of = { origin, policy: pagePolicy(manifest, file), forms: formsOf(language) };
    return { of, write: (text: string) => staticPage(text, of) };
  }

  const own = site.files.map((one): LeavingFile => {
    const { path, file, kind } = one;
    const { type } = file;
    const isText = isCompressible(file);
    const about = { path: `website/${path}`, bytes: file.size, type, isText };
    if (kind !== "other") {
      const { of, write } = writingOf(one);
      const make = async () => Buffer.from(write((await files.read(file, "identity")).toString()));
      return {
        ...about,
        version: JSON.stringify([staticWriting, file.hash, of]),
        isExact: false,
        open: () => inOnePiece(make),
      };
    }
    const open = () =>
      file.place === "stored" ? files.stream(file) : inOnePiece(() => files.read(file, "identity"));
    return { ...about, version: file.hash, isExact: true, open };
  });
  const rules = serverRules({
    ...site,
    host: new URL(exportedTo).hostname,
    headers: { ...commonHeaders, "x-release": release },
    inertPolicy,
  });
  const told = Object.entries(rules).map(([path, text]) => textFile(path, text));
  return { release, files: [...own, ...told], leftOut: site.leftOut };
}
