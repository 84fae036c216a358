/**
 * The words of a language that has a folder, by file: `./settings.data.ts` has those of the namespace
 * `settings`, and `./settings/events.data.ts` those below its key `events`.
 */
export type LanguageFolder = Readonly<Record<string, () => Promise<object>>>;

/** The words of a namespace in a language's folder, which may be several files. */
export async function folderWords(folder: LanguageFolder, namespace: string): Promise<object> {
  const start = `./${namespace}/`;
  const parts = Object.entries(folder).flatMap(([file, load]) =>
    file.startsWith(start) ? [[file.slice(start.length, -".data.ts".length), load] as const] : [],
  );
  const below = parts.map(async ([key, load]) => [key, await load()] as const);
  return {
    ...(await folder[`./${namespace}.data.ts`]?.()),
    ...Object.fromEntries(await Promise.all(below)),
  };
}
