import { messengerNames } from "./messenger.ts";
import type { Messenger } from "./messenger.ts";

type List = readonly Messenger[];

/** A messenger that nothing is stored of. */
function initialMessenger(name: string): Messenger {
  const data = { avatar: null, name: {}, subtitle: {}, message: {}, buttonText: {} };
  return { name, isActive: false, value: "", data };
}

/** Those that nothing is stored of, the same ones each time. */
const initial: ReadonlyMap<string, Messenger> = new Map(
  messengerNames.map((name) => [name, initialMessenger(name)]),
);

/** Whether an entry says nothing more than a missing one. */
function isBlank({ isActive, value, data }: Messenger): boolean {
  const says = Object.values(data).some((part) => part !== null && Object.keys(part).length > 0);
  return !isActive && value === "" && !says;
}

/** A messenger of a site, whether something is stored of it or not. */
export function messengerOf(list: List, name: string): Messenger {
  return list.find((one) => one.name === name) ?? initial.get(name) ?? initialMessenger(name);
}

/** Every messenger: those of the list in its order, then the others. */
export function allMessengers(list: List): readonly Messenger[] {
  const listed = new Set(list.map(({ name }) => name));
  return [...list, ...[...initial.values()].filter(({ name }) => !listed.has(name))];
}

/** Where a messenger that isn't listed yet goes: before the first one that the registry has after it. */
function placeOf(list: List, name: string): number {
  const later = new Set(messengerNames.slice(messengerNames.indexOf(name) + 1));
  const place = list.findIndex((one) => later.has(one.name));
  return place === -1 ? list.length : place;
}

/** The list with another entry of a messenger; one that says nothing any more isn't stored. */
export function withMessenger(list: List, entry: Messenger): Messenger[] {
  if (isBlank(entry)) return list.filter(({ name }) => name !== entry.name);
  if (list.some(({ name }) => name === entry.name))
    return list.map((one) => (one.name === entry.name ? entry : one));
  return list.toSpliced(placeOf(list, entry.name), 0, entry);
}
