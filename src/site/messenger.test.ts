import { describe, expect, it } from "vitest";
import {
  activeMessengers,
  initialMessengers,
  messengerNames,
  messengersSchema,
} from "./messenger.ts";
import type { Messenger } from "./messenger.ts";
import { allMessengers, messengerOf, withMessenger } from "./messenger-list.ts";

const all = allMessengers(initialMessengers.data);
const names = (list: readonly Messenger[]): string[] => list.map(({ name }) => name);
const entry = (name: string, more: Partial<Messenger> = { isActive: true }): Messenger => ({
  ...messengerOf([], name),
  ...more,
});

describe("messengers of a site", () => {
  it("begin with none stored, all of them inactive, aligned right", () => {
    expect(messengersSchema.parse(initialMessengers)).toEqual(initialMessengers);
    expect(initialMessengers).toEqual({ alignment: "right", data: [] });
    expect(names(all)).toEqual(messengerNames);
    expect(all.every(({ isActive, value }) => !isActive && value === "")).toBe(true);
    expect(activeMessengers({ alignment: "right", data: [...all] })).toEqual([]);
  });

  it("MSG-01: only active ones that lead somewhere are shown", () => {
    const data = all.map((one) => ({
      ...one,
      isActive: one.name !== "viber",
      value: one.name === "telegram" || one.name === "viber" ? "+79001234567" : "",
    }));
    expect(names(activeMessengers({ alignment: "left", data }))).toEqual(["telegram"]);
  });

  it("stand there once each, and are known", () => {
    const [first] = all;
    const parse = (data: unknown[], alignment = "left") =>
      messengersSchema.safeParse({ alignment, data }).success;
    expect(parse([...all])).toBe(true);
    expect(parse([first, first])).toBe(false);
    expect(parse([...all], "top")).toBe(false);
    expect(parse([{ ...first, name: "icq" }])).toBe(false);
  });

  it("one that says something is stored in the registry's order, or where it stood", () => {
    const one = withMessenger([], entry("viber"));
    const two = withMessenger(one, entry("facebook"));
    expect(names(two)).toEqual(["facebook", "viber"]);
    const own = [entry("viber"), entry("facebook")];
    expect(names(withMessenger(own, entry("facebook", { value: "vitrine" })))).toEqual([
      "viber",
      "facebook",
    ]);
    expect(names(allMessengers(own)).slice(0, 3)).toEqual(["viber", "facebook", "whatsapp"]);
  });

  it("one that says nothing any more is not stored", () => {
    const list = withMessenger([entry("viber")], entry("signal"));
    expect(names(withMessenger(list, entry("signal", {})))).toEqual(["viber"]);
    const data = { ...entry("viber").data, message: { ru: { text: "Привет", from: "" } } };
    expect(withMessenger([], entry("viber", { data }))).toHaveLength(1);
  });
});
