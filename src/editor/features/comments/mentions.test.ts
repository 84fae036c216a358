import { describe, expect, it } from "vitest";
import { callAt, othersOf, withMention } from "./mentions.ts";

const members = ["Anna", "Anna Maria", "Boris"];

describe("COMM-03: mentions", () => {
  it("are offered while a name is begun, by its letters in either case", () => {
    expect(callAt("Hi @an", 6, members)).toEqual({ start: 3, names: ["Anna", "Anna Maria"] });
    expect(callAt("Hi @", 4, members)?.names).toEqual(members);
    expect(callAt("Hi @Boris", 9, members)).toBeUndefined();
    const turned = members.toReversed();
    expect(callAt("Hi @anna", 8, turned)?.names).toEqual(["Anna", "Anna Maria"]);
    expect(callAt("mail a@b", 8, members)).toBeUndefined();
    expect(callAt("Hi @an there", 12, members)).toBeUndefined();
  });

  it("COMM-11: are of others: of two with one's own name the other stays", () => {
    expect(othersOf({ threads: [], members, own: "Anna" })).toEqual(["Anna Maria", "Boris"]);
    expect(othersOf({ threads: [], members, own: null })).toEqual(members);
    expect(othersOf({ threads: [], members: ["Anna", "Anna"], own: "Anna" })).toEqual(["Anna"]);
  });

  it('are offered where the caret is, and not before the "@"', () => {
    expect(callAt("Hi @an there", 6, members)?.names).toEqual(["Anna", "Anna Maria"]);
    expect(callAt("@an there", 3, members)?.start).toBe(0);
    expect(callAt("@an there", 0, members)).toBeUndefined();
    expect(callAt("@an and @bo", 3, members)).toEqual({ start: 0, names: ["Anna", "Anna Maria"] });
  });

  /** The caret is where "|" stands. */
  const called = (said: string, name: string): string => {
    const caret = said.indexOf("|");
    const before = said.slice(0, caret);
    const start = before.lastIndexOf("@");
    const next = withMention(before + said.slice(caret + 1), { start, caret, name });
    return `${next.text.slice(0, next.caret)}|${next.text.slice(next.caret)}`;
  };

  it.each([
    ["Hi @an|", "Anna", "Hi @Anna |"],
    ["Hi @an| there", "Anna", "Hi @Anna |there"],
    ["@|, look", "Anna", "@Anna |, look"],
    ["Hi @an|\nthere", "Anna", "Hi @Anna |\nthere"],
    ["@bo| and @an", "Boris", "@Boris |and @an"],
    // what stands of the name behind the caret is not said twice
    ["Hi @an|na there", "Anna", "Hi @Anna |there"],
    ["Hi @Anna| Maria!", "Anna Maria", "Hi @Anna Maria |!"],
    ["Hi @an|other", "Anna", "Hi @Anna |other"],
    ["Hi @a|nn, look", "Anna", "Hi @Anna |, look"],
  ])("stand at the caret: %j", (said, name, result) => {
    expect(called(said, name)).toBe(result);
  });
});
