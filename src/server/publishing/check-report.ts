import type { SiteReport } from "./check-site.ts";

export interface CheckReport {
  readonly text: string;
  /** Whether anything can't be rendered, or published again as it is. */
  readonly fails: boolean;
}

/** So many paths of a site are named, and so many sites. */
const pathsNamed = 5;
const sitesNamed = 200;

type Page = SiteReport["pages"][number];

const numbers = new Intl.NumberFormat("en");

function count(number: number, one: string, many = `${one}s`): string {
  return `${numbers.format(number)} ${number === 1 ? one : many}`;
}

function titleOf({ siteId, name }: SiteReport): string {
  return name === "" ? `site ${siteId}` : `${name} (site ${siteId})`;
}

function failuresOf({ pages, failures }: SiteReport): string[] {
  const failing = pages.flatMap(({ path, outcome, reason = "" }) =>
    outcome === "fails" ? [`${path}: ${reason}`] : [],
  );
  return [...failures, ...failing];
}

function changedBy(isEdited: boolean) {
  return (page: Page) => page.outcome === "changes" && page.isEdited === isEdited;
}

function pathsOf(pages: readonly Page[]): string {
  const paths = pages.slice(0, pathsNamed).map(({ path }) => path);
  const rest = pages.length - paths.length;
  return rest === 0 ? paths.join(", ") : `${paths.join(", ")} and ${numbers.format(rest)} more`;
}

/** A heading with a line for each site; nothing where there are none. */
function part(heading: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  const rest = lines.length - sitesNamed;
  const more = rest > 0 ? [`  and ${numbers.format(rest)} more`] : [];
  return ["", heading, ...lines.slice(0, sitesNamed), ...more];
}

function changing(sites: readonly SiteReport[], isEdited: boolean): string[] {
  return sites.flatMap((site) => {
    const pages = site.pages.filter(changedBy(isEdited));
    if (pages.length === 0) return [];
    return [`  ${titleOf(site)}, ${count(pages.length, "page")}: ${pathsOf(pages)}`];
  });
}

function summary(sites: readonly SiteReport[], seconds: number): string {
  const pages = sites.flatMap((site) => site.pages);
  const countOf = (test: (page: Page) => boolean) => pages.filter(test).length;
  const failures = sites.reduce((sum, site) => sum + failuresOf(site).length, 0);
  const parts = [
    `${numbers.format(countOf(({ outcome }) => outcome === "same"))} stay the same`,
    `${numbers.format(countOf(changedBy(false)))} change`,
    `${numbers.format(countOf(changedBy(true)))} change by edits that aren't published yet`,
    `${numbers.format(countOf(({ outcome }) => outcome === "new"))} have never been published`,
  ];
  const time = seconds.toLocaleString("en", { maximumFractionDigits: 1 });
  return [
    `${count(sites.length, "site")} with ${count(pages.length, "page")} checked in ${time} s. Nothing was changed.`,
    `Pages: ${parts.join(", ")}.`,
    failures === 0 ? "Nothing fails." : `${count(failures, "failure")}:`,
  ].join("\n");
}

/** What the check of all sites found, for an operator to read. */
export function describeCheck(sites: readonly SiteReport[], seconds: number): CheckReport {
  const failing = sites.filter((site) => failuresOf(site).length > 0);
  const failures = failing.flatMap((site) => [
    `  ${titleOf(site)}`,
    ...failuresOf(site).map((failure) => `    ${failure}`),
  ]);
  const drafts = sites.filter(({ draftProblems }) => draftProblems > 0);
  const lines = [
    summary(sites, seconds),
    ...failures,
    ...part("Pages that change when they are published next:", changing(sites, false)),
    ...part("Pages that were edited since they were published:", changing(sites, true)),
    ...part(
      "Drafts with problems that their owners have to fix before publishing:",
      drafts.map((site) => `  ${titleOf(site)}: ${count(site.draftProblems, "problem")}`),
    ),
  ];
  return { text: `${lines.join("\n")}\n`, fails: failing.length > 0 };
}
