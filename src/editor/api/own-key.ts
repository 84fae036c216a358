const prefix = "vitrine-own-";

/** Under which a tab keeps something for whoever is signed in. */
export function ownKey(name: string): string {
  return prefix + name;
}

const personKey = "vitrine-person";

/**
 * From now on the tab keeps for somebody by their email, undefined where that isn't known. Whoever was signed in before
 * and signs in once more, after a session that ended, finds what was kept; nobody else does.
 */
export function keepFor(storage: Storage, email: string | undefined): void {
  const person = email?.trim().toLowerCase();
  if (person !== undefined && storage.getItem(personKey) === person) return;
  forgetOwn(storage);
  if (person === undefined) storage.removeItem(personKey);
  else storage.setItem(personKey, person);
}

/** Empties what the tab keeps for anybody. */
export function forgetOwn(storage: Storage): void {
  const keys = Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? "");
  for (const key of keys) if (key.startsWith(prefix)) storage.removeItem(key);
}
