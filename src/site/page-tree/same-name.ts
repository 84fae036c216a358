import { held } from "#/fields/held-value.ts";
import type { Link } from "../link.ts";
import { primaryLanguage } from "../language.ts";
import { navigationFields } from "../navigation.ts";
import type { Records } from "../records.ts";
import { barLinks } from "./bar-links.ts";
import type { BarLink } from "./bar-links.ts";

export function isSameName(one: string, other: string): boolean {
  return one.trim().toLocaleLowerCase() === other.trim().toLocaleLowerCase();
}

/** What a link of the bar says in the primary language. */
export function wordsOfLink({ site }: Records, { item }: BarLink): string {
  const primary = primaryLanguage(site?.languages ?? []);
  return held(navigationFields.links.item.text, item["text"])?.[primary]?.text ?? "";
}

/** The first link of the bar that says one of these in the primary language, in the order of the names. */
export function linkCalled(records: Records, names: readonly string[]): BarLink | undefined {
  const links = barLinks(records.site?.navigation ?? {});
  for (const name of names.filter((one) => one.trim() !== "")) {
    const found = links.find((link) => isSameName(wordsOfLink(records, link), name));
    if (found) return found;
  }
  return undefined;
}

/** Whether a link leads to a whole page, and not to a part of one, elsewhere or nowhere. */
export function leadsToWholePage(link: Link | null | undefined): boolean {
  return link?.kind === "page" && link.section === undefined;
}

/** The name, with a number where a page is called so already: "Contact 2". */
export function freeName({ index }: Records, name: string): string {
  const isTaken = (one: string): boolean =>
    index?.entries.some((entry) => isSameName(entry.name, one)) === true;
  let free = name;
  for (let number = 2; isTaken(free); number += 1) free = `${name} ${number}`;
  return free;
}
