import type { UpgradePlan } from "./check-upgrade.ts";

const numbers = new Intl.NumberFormat("en");
const seconds = new Intl.NumberFormat("en", { maximumFractionDigits: 1 });
const sitesNamed = 100;

function count(number: number, one: string): string {
  return `${numbers.format(number)} ${one}${number === 1 ? "" : "s"}`;
}

function schemaLines({ steps, ...plan }: UpgradePlan): string[] {
  if (steps.length === 0)
    return ["The database stays as it is: its tables are those of this version."];
  const tried =
    plan.seconds === undefined
      ? "Make a backup with npm run backup FILE before: it can’t be tried on a copy here."
      : `Tried on a copy, that took ${seconds.format(plan.seconds)} s. The start keeps a copy in DATA_DIR/backups.`;
  return [`The next start migrates the database (${steps.join(", ")}). ${tried}`];
}

function documentLines({ documents }: UpgradePlan): string[] {
  if (documents.length === 0) return [];
  return [`It brings the documents of ${count(documents.length, "site")} to this version.`];
}

function pageLines({ sites }: UpgradePlan): string[] {
  if (!sites)
    return ["Which pages are rendered anew can be told after the migration: run this again then."];
  const failing = sites.filter(({ failure }) => failure !== undefined);
  const stale = sites.filter((site) => site.stale.length > 0);
  const total = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0);
  const all = total(sites.map(({ pages }) => pages));
  const due = total(stale.map((site) => site.stale.length));
  const rest = stale.length - sitesNamed;
  const edited = total(sites.map((site) => site.edited));
  const words = [
    `Of ${count(all, "published page")}, this version re-renders ${numbers.format(due)} when their site is published next.`,
    ...(due > 0
      ? [
          "Until then visitors see them as they are; npm run check-sites says which come out differently.",
        ]
      : []),
    ...(edited > 0
      ? [`${numbers.format(edited)} have unpublished edits and are re-rendered in any case.`]
      : []),
  ];
  return [
    words.join(" "),
    ...stale
      .slice(0, sitesNamed)
      .map((site) => `  ${site.name} (site ${site.siteId}): ${count(site.stale.length, "page")}`),
    ...(rest > 0 ? [`  and ${count(rest, "more site")}`] : []),
    ...failing.map(({ siteId, failure }) => `Site ${siteId} can’t be read: ${failure}`),
  ];
}

/** What an upgrade would do, for an operator to read. */
export function describeUpgrade(plan: UpgradePlan, version: string): string {
  const lines = [
    `This is Vitrine ${version}. Nothing was changed.`,
    ...schemaLines(plan),
    ...documentLines(plan),
    ...pageLines(plan),
  ];
  return `${lines.join("\n")}\n`;
}

/** Whether anything keeps this version from taking the installation over. */
export function isHindered({ sites = [] }: UpgradePlan): boolean {
  return sites.some(({ failure }) => failure !== undefined);
}
