/** The words of a language that has a folder, by file: `./settings.data.ts` has those of the namespace `settings`. */
export type LanguageFolder = Readonly<Record<string, () => Promise<object>>>;
