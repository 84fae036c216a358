import { describe, expect, it } from "vitest";
import { copyFields } from "#/site/copy-fields.ts";
import { newFields } from "#/site/new-fields.ts";
import { defineFields } from "../field-spec.ts";
import { list } from "../list/spec.ts";
import { nestedFields } from "../nested-fields.ts";
import { text } from "../text/spec.ts";
import "../late-kinds.ts";
import { referenceKind } from "./kind.ts";
import { reference } from "./spec.ts";

const spec = reference({ list: "rooms", none: { en: "All rooms", ru: "Все залы" } });
const stored = (value: unknown) =>
  referenceKind.schema(spec, nestedFields).safeParse(value).success;
const itemName = { en: "", ru: "" };
const specs = defineFields({
  rooms: list({
    min: 0,
    max: 5,
    itemName,
    item: { name: text() },
    initial: [{ key: "shed" }, { key: "pit" }],
  }),
  days: list({
    min: 1,
    max: 7,
    itemName,
    item: {
      sessions: list({ min: 0, max: 9, itemName, item: { room: spec }, initial: [] }),
    },
    initial: [{ sessions: [{ room: "pit" }, {}, { room: "attic" }] }],
  }),
});

interface Programme {
  readonly rooms: readonly { readonly id: string }[];
  readonly days: readonly { readonly sessions: readonly { id: string; room: string | null }[] }[];
}

function idsFrom(start: string) {
  let count = 0;
  return () => `${start}${(count += 1)}`;
}
const begun = () => newFields(specs, { language: "en", createId: idsFrom("i") });
const roomsIn = (fields: unknown) =>
  (fields as Programme).days.flatMap(({ sessions }) => sessions.map(({ room }) => room));

describe("a reference", () => {
  it.each([[null], ["shed"], ["gone"]])("REF-01: stores %j", (value) => {
    expect(stored(value)).toBe(true);
  });

  it.each([
    [undefined],
    [""],
    ["<b>"],
    ["../shed"],
    ["a".repeat(200)],
    [1],
    [true],
    [{}],
    [["shed"]],
    [{ id: "shed" }],
  ])("REF-01: stores no %j", (value) => {
    expect(stored(value)).toBe(false);
  });

  it("REF-02: a new section’s items point at its own, at any depth; a key that is none points at none", () => {
    const fields = begun();
    expect((fields as unknown as Programme).rooms.map(({ id }) => id)).toEqual(["i1", "i2"]);
    expect(roomsIn(fields)).toEqual(["i2", null, null]);
  });

  it("REF-02: what is added behind an item points where that one does", () => {
    expect(referenceKind.following?.(null, "i2")).toBe("i2");
  });

  it("REF-03: a copied section points at its own copies; a copied item keeps what it points at", () => {
    const fields = begun();
    const copying = { createId: idsFrom("n"), link: () => null };
    const copy = copyFields(specs, fields, copying);
    const [, pit] = (copy as unknown as Programme).rooms;
    expect(pit?.id).toMatch(/^n/);
    expect(roomsIn(copy)).toEqual([pit?.id, null, null]);
    const [day] = (fields as unknown as Programme).days;
    const [session] = day?.sessions ?? [];
    expect(copyFields(specs.days.item.sessions.item, { ...session }, copying)["room"]).toBe("i2");
  });

  it("REF-03: however its items are moved or removed, it points at the same one, and a swap carries it", () => {
    const fields = begun();
    const moved = { ...fields, rooms: (fields["rooms"] as object[]).toReversed() };
    const carry = (from: typeof fields, base: "initial" | "blank") =>
      nestedFields.carry({ specs, value: begun() }, { specs, value: from }, base);
    expect(roomsIn(carry(moved, "blank"))).toEqual(["i2", null, null]);
    const lost = { ...fields, rooms: [] };
    expect(referenceKind.isUntouched(spec, "i2", "pit", nestedFields)).toBe(true);
    expect(referenceKind.isUntouched(spec, "i2", undefined, nestedFields)).toBe(false);
    expect(roomsIn(lost)).toEqual(["i2", null, null]);
  });
});
