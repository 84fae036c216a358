import type { SitePart } from "#/api/changed-parts.ts";
import type {
  ChangesInfo,
  PageChangeInfo,
  TextChangeInfo,
  ValueChangeInfo,
} from "#/api/publishing.ts";
import type { LanguageCode } from "#/site/language.ts";
import { targetSchema } from "#/site/operations/target.ts";

/** What a row opens to; `count` is how many there are, of which the first are named. */
export interface ChangedLines {
  readonly page: string | null;
  readonly sections: readonly ValueChangeInfo[];
  readonly texts: readonly TextChangeInfo[];
  readonly others: readonly ValueChangeInfo[];
  readonly count: number;
  /** Those that its texts changed in; none where not all are known. */
  readonly languages: readonly LanguageCode[];
  /** Languages that visitors don't see, or don't see yet, with how many of their texts differ. */
  readonly hidden: PageChangeInfo["hiddenTexts"];
}

function languagesOf({ texts, textCount }: Pick<ChangesInfo, "texts" | "textCount">) {
  return textCount > texts.length ? [] : [...new Set(texts.map(({ language }) => language))];
}

/** What is different on a page. */
export function linesOf(change: PageChangeInfo): ChangedLines {
  const { page, added, texts, others, hiddenTexts: hidden, ...counts } = change;
  const sections = added.map((section) => ({ target: { page, section }, path: [] }));
  const count = added.length + counts.textCount + counts.otherCount;
  return { page, sections, texts, others, count, languages: languagesOf(change), hidden };
}

const partsOf: Readonly<Record<string, SitePart>> = {
  navigation: "navigation",
  footer: "footer",
  linked: "linked",
  event: "events",
};

/** What is different in a part of the site. What isn't named is told by no part. */
export function changesOfPart(changes: ChangesInfo, part: SitePart): ChangedLines {
  const { texts, others, hiddenTexts } = changes;
  const isOf = ({ target }: Pick<ValueChangeInfo, "target">): boolean => {
    const read = targetSchema.safeParse(target).data;
    return !!read && "part" in read && (partsOf[read.part] ?? "settings") === part;
  };
  const [own, rest] = [texts.filter(isOf), others.filter(isOf)];
  const hidden = part === "languages" ? hiddenTexts : [];
  const count = own.length + rest.length;
  const languages = languagesOf({
    texts: own,
    textCount: changes.textCount - texts.length + own.length,
  });
  return { page: null, sections: [], texts: own, others: rest, count, languages, hidden };
}

/** The linked sections that lines are of, by their ids. */
export function linkedOf({ texts, others }: ChangedLines): readonly string[] {
  const ids = [...texts, ...others].flatMap(({ target }) => {
    const read = targetSchema.safeParse(target).data;
    return read && "linked" in read ? [read.linked] : [];
  });
  return [...new Set(ids)];
}
