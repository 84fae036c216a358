import { type LeavingFile, textFile } from "../archives/leaving-file.ts";
import type { Database } from "../db/database.ts";
import { AppError } from "../errors.ts";
import { aboutFile } from "../projects/about-archive.ts";
import type { Website } from "./website.ts";

interface About {
  readonly siteId: number;
  readonly website: Website;
  readonly address: string | null;
}

/** @throws AppError not-found */
export async function aboutExport(
  { db }: Database,
  { siteId, website, address }: About,
): Promise<LeavingFile> {
  const site = await db
    .selectFrom("sites")
    .select(["slug", "siteHash"])
    .where("id", "=", siteId)
    .executeTakeFirst();
  if (!site) throw new AppError("not-found");
  const { release, leftOut } = website;
  const about = { version: 1, ...site, release, address, leftOut };
  return textFile(aboutFile, `${JSON.stringify(about, null, 2)}\n`);
}

/** What the folders of an archive are, by their names. */
const folders: Readonly<Record<string, readonly string[]>> = {
  website: [
    "the site: put it at the root of a web server, not in a folder below it",
    "(.htaccess is for Apache, _headers and _redirects are for Netlify and Cloudflare Pages)",
  ],
  rules: ["for nginx and for Caddy: where old paths lead, headers, the page for unknown paths"],
  project: ["texts, pictures and settings, from which Vitrine makes the same site again"],
  versions: ["earlier states of the project, one file each"],
  visitors: ["what visitors sent, for spreadsheets (CSV) and for programs (JSON): keep it safe"],
};

const column = " ".repeat(11);

/** For whoever opens the archive first: what these files are, and no others. */
export function readMe(
  { leftOut }: Pick<Website, "leftOut">,
  files: readonly Pick<LeavingFile, "path">[],
): LeavingFile {
  const there = Object.entries(folders).flatMap(([name, lines]) =>
    files.some(({ path }) => path.startsWith(`${name}/`))
      ? lines.map((line, place) => (place === 0 ? `${name}/`.padEnd(column.length) : column) + line)
      : [],
  );
  const out = leftOut.length === 0 ? [] : ["", "Left out, as they aren’t there for everybody:"];
  const lines = [...there, ...out, ...leftOut.map((path) => column + path), ""];
  return textFile("README.txt", lines.join("\n"));
}
