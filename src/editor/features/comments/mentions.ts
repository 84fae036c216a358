import type { CommentsAnswer } from "#/api/comments.ts";

/**
 * What somebody begins to call at the caret: the place of the "@" and the members that it may be. A whole name comes
 * first, and is offered only beside those that go on.
 */
export function callAt(
  text: string,
  caret: number,
  members: readonly string[],
): { readonly start: number; readonly names: readonly string[] } | undefined {
  const start = text.slice(0, caret).lastIndexOf("@");
  if (start === -1 || /\S/.test(text[start - 1] ?? " ")) return undefined;
  const begun = text.slice(start + 1, caret).toLocaleLowerCase();
  const isWhole = (name: string): boolean => name.length === begun.length;
  const names = members
    .filter((name) => name.toLocaleLowerCase().startsWith(begun))
    .toSorted((one, other) => Number(isWhole(other)) - Number(isWhole(one)));
  return names.every(isWhole) ? undefined : { start, names: names.slice(0, 6) };
}

/** Whom somebody may call: everybody but themselves; of members who go by the same name the others stay. */
export function othersOf({ members, own }: CommentsAnswer): readonly string[] {
  const self = own === null ? -1 : members.indexOf(own);
  return self === -1 ? members : members.toSpliced(self, 1);
}

/** How much of a name stands behind the caret already: as much as ends with its word. */
function goesOn(rest: string, behind: string): number {
  let length = 0;
  while (
    length < rest.length &&
    rest[length]?.toLocaleLowerCase() === behind[length]?.toLocaleLowerCase()
  )
    length += 1;
  return /[\p{L}\p{M}\p{N}]/u.test(behind[length] ?? "") ? 0 : length;
}

/** A text in which a member is called at the caret instead of what was begun from `start`, and where the caret is then: behind the space after the name. */
export function withMention(
  text: string,
  { start, caret, name }: { readonly start: number; readonly caret: number; readonly name: string },
): { readonly text: string; readonly caret: number } {
  const behind = text.slice(caret);
  const after = behind.slice(goesOn(name.slice(caret - start - 1), behind)).replace(/^ /, "");
  const called = `${text.slice(0, start)}@${name} `;
  return { text: called + after, caret: called.length };
}
