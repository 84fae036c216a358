import { latinSlug } from "#/lib/slug-from-name.ts";
import { findEntry } from "../page-index.ts";
import type { PageIndex } from "../page-index.ts";
import { pagePathSchema } from "../page-schema.ts";
import type { SiteRecord } from "../site.ts";

const longest = 60;

/** What is typed is cut no sooner than it would be refused. */
const longestPath = 1_000;

/** A segment of a path for a name: "О нас" is "o-nas"; "" where nothing of it can be written. */
export function pathSegment(name: string): string {
  return latinSlug(name, longest);
}

/** A path as people type and paste it: "Our Story!" is "/our-story", "О нас/Команда" is "/o-nas/komanda". */
export function tidyPath(typed: string): string {
  const segments = typed.split("/").map((one) => latinSlug(one, longestPath));
  return `/${segments.filter(Boolean).join("/")}`;
}

export type PathProblem = "shape" | "taken" | "language" | "home";

interface PathQuestion {
  readonly index: PageIndex;
  readonly site: Pick<SiteRecord, "languages">;
  /** The page that is to have it; undefined for a new one. */
  readonly page?: string | undefined;
}

/** What keeps a page from having a path; undefined where it may. */
export function pathProblem(
  path: string,
  { index, site, page }: PathQuestion,
): PathProblem | undefined {
  const own = page === undefined ? undefined : findEntry(index, page);
  if (own?.path === path) return undefined;
  if (own?.path === "/") return "home";
  if (!pagePathSchema.safeParse(path).success) return "shape";
  if (index.entries.some((entry) => entry.path === path)) return "taken";
  if (site.languages.some(({ code }) => code === path.split("/")[1])) return "language";
  return undefined;
}

/** A free path for a new page of this name, under the path of another page where it has one. */
export function freePath(
  name: string,
  question: Omit<PathQuestion, "page">,
  under: string = "/",
): string {
  const base = under === "/" ? "" : under;
  const segment = pathSegment(name) || "page";
  for (let number = 1; ; number += 1) {
    const path = `${base}/${segment}${number === 1 ? "" : `-${number}`}`;
    if (!pathProblem(path, question)) return path;
  }
}
