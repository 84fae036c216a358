import { held } from "#/fields/held-value.ts";
import { primaryLanguage } from "../language.ts";
import { navigationFields } from "../navigation.ts";
import type { Records } from "../records.ts";
import { barLinks, linkOf } from "./bar-links.ts";
import type { BarLink } from "./bar-links.ts";

function isSame(one: string, other: string): boolean {
  return one.trim().toLocaleLowerCase() === other.trim().toLocaleLowerCase();
}

/** The first link of the bar that says this in the primary language. */
export function linkCalled({ site }: Records, name: string): BarLink | undefined {
  if (!site || name.trim() === "") return undefined;
  const primary = primaryLanguage(site.languages);
  const { text: spec } = navigationFields.links.item;
  return barLinks(site.navigation).find(({ item }) =>
    isSame(held(spec, item["text"])?.[primary]?.text ?? "", name),
  );
}

/** Whether a link leads to a whole page, and not to a part of one, elsewhere or nowhere. */
export function leadsToWholePage({ item }: BarLink): boolean {
  const link = linkOf(item);
  return link?.kind === "page" && link.section === undefined;
}

/** The name, with a number where a page is called so already: "Contact 2". */
export function freeName({ index }: Records, name: string): string {
  const isTaken = (one: string): boolean =>
    index?.entries.some((entry) => isSame(entry.name, one)) === true;
  let free = name;
  for (let number = 2; isTaken(free); number += 1) free = `${name} ${number}`;
  return free;
}
