import { typedEntries } from "#/lib/typed-entries.ts";
import type { Link } from "#/site/link.ts";
import type { LocalizedText } from "#/site/localized-text.ts";
import type { MarkKind, TextMark } from "#/site/text-mark.ts";
import type { Copying } from "../field-kind.ts";

function marksIn(text: LocalizedText): readonly TextMark[] {
  return Object.values(text).flatMap((wording) => wording?.marks ?? []);
}

/** The links that stand within a text, in all its languages. */
export function linksIn(text: LocalizedText): readonly Link[] {
  return marksIn(text).flatMap((mark) => (mark.kind === "link" ? [mark.link] : []));
}

/** A text with its marks changed. */
function withMarks(text: LocalizedText, change: (mark: TextMark) => TextMark[]): LocalizedText {
  if (marksIn(text).length === 0) return text;
  return Object.fromEntries(
    typedEntries(text).map(([language, wording]) => [
      language,
      wording?.marks ? { ...wording, marks: wording.marks.flatMap(change) } : wording,
    ]),
  );
}

/** A text with its links as a copy has them; words whose link leads nowhere there are no link any more. */
export function withLinks(text: LocalizedText, link: Copying["link"]): LocalizedText {
  return withMarks(text, (mark) => {
    if (mark.kind !== "link") return [mark];
    const to = link(mark.link);
    return to === null ? [] : [{ ...mark, link: to }];
  });
}

/** A text as a field keeps it whose texts have marks of these kinds; without them it is plain. */
export function withKinds(text: LocalizedText, kinds?: readonly MarkKind[]): LocalizedText {
  if (kinds) return withMarks(text, (mark) => (kinds.includes(mark.kind) ? [mark] : []));
  return Object.fromEntries(
    typedEntries(text).map(([language, { marks, ...plain } = { text: "" }]) => [
      language,
      marks ? plain : text[language],
    ]),
  );
}
