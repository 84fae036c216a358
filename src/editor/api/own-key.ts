const prefix = "vitrine-own-";

/** Under which a tab keeps something for whoever is signed in. */
export function ownKey(name: string): string {
  return prefix + name;
}

/** Whoever signs in next finds nothing of whoever was signed in before. */
export function forgetOwn(storage: Storage): void {
  const keys = Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? "");
  for (const key of keys) if (key.startsWith(prefix)) storage.removeItem(key);
}
