import type { PersonHere } from "#/api/presence.ts";
import type { OtherTab } from "../../session/editor.ts";

/** How many colours `presence.css` has for people. */
const colours = 8;

/** The number of the colour that a person has where nobody else has it: the same on every screen and every day. */
function colourOf(person: string): number {
  let hash = 0;
  for (const letter of person) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return hash % colours;
}

/** The number of each person's colour: their own, or the next that nobody before them has, as long as there are any. */
function coloursOf(people: readonly string[]): ReadonlyMap<string, number> {
  const taken = new Map<string, number>();
  for (const person of [...new Set(people)].toSorted()) {
    const used = new Set(taken.values());
    const own = colourOf(person);
    const free = [...Array(colours).keys()].map((by) => (own + by) % colours);
    taken.set(person, free.find((one) => !used.has(one)) ?? own);
  }
  return taken;
}

/** The class that gives a person's colour to what is shown of them: another one for each who is here. */
export function colourClass(
  { person }: Pick<PersonHere, "person">,
  here: readonly Pick<PersonHere, "person">[],
): string {
  const all = coloursOf(here.map((one) => one.person));
  return `person-${all.get(person) ?? colourOf(person)}`;
}

/** What others than oneself have open: one's own other windows are nobody else's. */
export function othersOf(tabs: readonly OtherTab[]): readonly OtherTab[] {
  return tabs.filter(({ isOwn }) => !isOwn);
}

/** Whether somebody works in one tab rather than in the other: at a page, and otherwise where they moved last. */
function isNearer(one: OtherTab, other: OtherTab): boolean {
  const [isAtPage, isOtherAtPage] = [one, other].map(
    ({ place }) => typeof place?.page === "string",
  );
  return isAtPage === isOtherAtPage ? one.movedAt > other.movedAt : isAtPage === true;
}

/** One of the tabs of each person: the page where they moved last, and another screen only where they have no page open. */
export function peopleOf(tabs: readonly OtherTab[]): OtherTab[] {
  const people = new Map<string, OtherTab>();
  for (const tab of tabs) {
    const known = people.get(tab.person);
    if (!known || isNearer(tab, known)) people.set(tab.person, tab);
  }
  return [...people.values()];
}
