import type { PersonHere } from "#/api/presence.ts";
import type { OtherTab } from "../../session/editor.ts";

/** How many colours `presence.css` has for people. */
const colours = 8;

/** The number of a person's colour: the same on every screen and every day. */
function colourOf(person: string): number {
  let hash = 0;
  for (const letter of person) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return hash % colours;
}

/** The class that gives a person's colour to what is shown of them. */
export function colourClass({ person }: Pick<PersonHere, "person">): string {
  return `person-${colourOf(person)}`;
}

/** One of the tabs of each person: the one where they moved last. */
export function peopleOf(tabs: readonly OtherTab[]): OtherTab[] {
  const people = new Map<string, OtherTab>();
  for (const tab of tabs) {
    const known = people.get(tab.person);
    if (!known || known.movedAt < tab.movedAt) people.set(tab.person, tab);
  }
  return [...people.values()];
}
