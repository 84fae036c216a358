import { describe, expect, it } from "vitest";
import {
  activeMessengers,
  initialMessengers,
  messengersSchema,
  messengerValueSchemas,
} from "./messenger.ts";
import type { MessengerName } from "./messenger-name.ts";

const hostile = [
  "javascript:alert(1)",
  "https://",
  "//evil.example",
  "a b",
  '"><script>',
  "https://m.me/a b",
  "data:text/html,x",
  "\u0000",
  "x".repeat(201),
];

describe("MSG-01: what a messenger leads to", () => {
  it.each([
    ["facebook", ["", "vitrine", "john.smith.7", "https://www.facebook.com/vitrine?ref=1"]],
    ["whatsapp", ["", "+79001234567", "7-900-123-45-67"]],
    ["telegram", ["", "@vitrine", "vitrine_shop", "+79001234567", "+AbCdEf_1234"]],
    ["viber", ["", "+79001234567"]],
  ] as const)("%s takes what fits it", (name, values) => {
    for (const value of values)
      expect(messengerValueSchemas[name].safeParse(value).success, value).toBe(true);
  });

  it.each(["facebook", "whatsapp", "telegram", "viber"] as const)(
    "SEC-02: %s refuses what would lead elsewhere",
    (name: MessengerName) => {
      for (const value of hostile)
        expect(messengerValueSchemas[name].safeParse(value).success, value).toBe(false);
    },
  );

  it.each([
    ["whatsapp", "vitrine"],
    ["viber", "@vitrine"],
    ["telegram", "https://t.me/vitrine"],
  ] as const)("%s has no %s", (name, value) => {
    expect(messengerValueSchemas[name].safeParse(value).success).toBe(false);
  });
});

describe("messengers of a site", () => {
  it("begin with all four, inactive, aligned right", () => {
    expect(messengersSchema.parse(initialMessengers)).toEqual(initialMessengers);
    expect(activeMessengers(initialMessengers)).toEqual([]);
  });

  it("MSG-01: only active ones that lead somewhere are shown", () => {
    const data = initialMessengers.data.map((one) => ({
      ...one,
      isActive: one.name !== "viber",
      value: one.name === "telegram" || one.name === "viber" ? "+79001234567" : "",
    })) as typeof initialMessengers.data;
    expect(activeMessengers({ alignment: "left", data }).map((one) => one.name)).toEqual([
      "telegram",
    ]);
  });

  it("stand there once each", () => {
    const [first] = initialMessengers.data;
    const twice = [first, ...initialMessengers.data.slice(0, 3)];
    expect(messengersSchema.safeParse({ alignment: "left", data: twice }).success).toBe(false);
    expect(
      messengersSchema.safeParse({ alignment: "top", data: initialMessengers.data }).success,
    ).toBe(false);
  });
});
