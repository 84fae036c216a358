import type { LibraryEntry, PlacedPicture } from "#/api/library.ts";
import type { Asset } from "#/site/image.ts";
import type { LanguageCode } from "#/site/language.ts";
import { currentLanguage } from "../../words/i18n.ts";

/** A picture of the library and where it stands. */
export interface LibraryItem extends Pick<LibraryEntry, "asset" | "bytes" | "addedAt"> {
  readonly places: readonly PlacedPicture[];
  /** Somewhere its words are missing in the primary language. */
  readonly lacksAlt: boolean;
}

export type LibraryFilter = "all" | "unused" | "noAlt";
export type LibraryOrder = "newest" | "name" | "size";

/** What of the library is shown, and in which order. */
export interface LibraryView {
  readonly search: string;
  readonly filter: LibraryFilter;
  readonly order: LibraryOrder;
}

/** Whether a place is one where words are expected. */
export function takesAlt({ isDecorative }: PlacedPicture): boolean {
  return !isDecorative;
}

function isSilent({ isDecorative, picture }: PlacedPicture, language: LanguageCode): boolean {
  return !isDecorative && !picture.isDecorative && !picture.alt[language]?.text.trim();
}

/** Everything a site has. What was thrown away is still there while it stands somewhere. */
export function libraryItems(
  entries: readonly LibraryEntry[],
  placed: readonly PlacedPicture[],
  primary: LanguageCode,
): LibraryItem[] {
  const places = Map.groupBy(placed, ({ picture }) => picture.asset);
  return entries.flatMap(({ asset, bytes, addedAt, isTrashed }) => {
    const own = places.get(asset.id) ?? [];
    if (isTrashed && own.length === 0) return [];
    const lacksAlt = own.some((place) => isSilent(place, primary));
    return [{ asset, bytes, addedAt, places: own, lacksAlt }];
  });
}

const passes: Readonly<Record<LibraryFilter, (item: LibraryItem) => boolean>> = {
  all: () => true,
  unused: ({ places }) => places.length === 0,
  noAlt: ({ lacksAlt }) => lacksAlt,
};

/** How many pictures a filter leaves. */
export function countOf(items: readonly LibraryItem[], filter: LibraryFilter): number {
  return items.filter(passes[filter]).length;
}

function wordsOf({ asset, places }: LibraryItem): string {
  const alts = places.flatMap(({ picture }) =>
    Object.values(picture.alt).map((wording) => wording?.text ?? ""),
  );
  return [asset.name, ...(asset.tags ?? []), ...alts].join("\n").toLocaleLowerCase();
}

/** Compares names as the language of the interface orders them. */
function byName(): (one: string, other: string) => number {
  return new Intl.Collator(currentLanguage(), { numeric: true }).compare;
}

interface Ordered {
  readonly name: string;
  readonly bytes: number;
}

/** Puts pictures or files, of which the newest is the first, into an order. */
export function inOrder<One>(
  all: readonly One[],
  order: LibraryOrder,
  of: (one: One) => Ordered,
): readonly One[] {
  if (order === "newest") return all;
  const compare = byName();
  return all.toSorted((first, second) => {
    const [one, other] = [of(first), of(second)];
    return order === "size" ? other.bytes - one.bytes : compare(one.name, other.name);
  });
}

/** The pictures with all words of a search in their names, tags or alt texts. */
export function shownItems(
  items: readonly LibraryItem[],
  { search, filter, order }: LibraryView,
): readonly LibraryItem[] {
  const wanted = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const found = items.filter((item) => {
    if (!passes[filter](item)) return false;
    if (wanted.length === 0) return true;
    const words = wordsOf(item);
    return wanted.every((word) => words.includes(word));
  });
  return inOrder(found, order, ({ asset: { name }, bytes }) => ({ name, bytes }));
}

/** The alt text that a picture has where it stands already. */
export function knownAlt(item: LibraryItem | undefined): PlacedPicture["picture"]["alt"] {
  return item?.places.find((place) => takesAlt(place))?.picture.alt ?? {};
}

/** Every tag of a library, in the order of the alphabet. */
export function allTags(items: readonly Pick<LibraryItem, "asset">[]): string[] {
  const tags = new Set(items.flatMap(({ asset }: { readonly asset: Asset }) => asset.tags ?? []));
  return [...tags].toSorted(byName());
}
