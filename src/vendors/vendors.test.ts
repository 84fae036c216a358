import { existsSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contrast } from "#/lib/colour/contrast.ts";
import { chatsSchema } from "#/site/chat.ts";
import { isAllowedAddress } from "#/site/link.ts";
import { initialMessengers, messengersSchema, readTarget } from "#/site/messenger.ts";
import { messengerOf } from "#/site/messenger-list.ts";
import { trackingSchema } from "#/site/tracking.ts";
import { testChats, testMessengers, testTrackers } from "../../test/fixtures/vendors.ts";
import { vendors } from "./registry.ts";
import { hostileValues } from "./stand-in.ts";
import type { TriedValues } from "./stand-in.ts";
import { readValue } from "./value-format.ts";
import type { ValueFormat } from "./value-format.ts";

const here = new URL(".", import.meta.url);

/** Every value of trackers and chats, as one case each. */
const scriptValues = [...testTrackers, ...testChats].flatMap((vendor) =>
  Object.entries(vendor.values).map(
    ([name, format]: [string, ValueFormat]): [string, string, ValueFormat, TriedValues] => {
      const tried = new Map(Object.entries(vendor.standIn.values)).get(name);
      if (!tried) throw new Error(`${vendor.name} has nothing to try for ${name}`);
      return [vendor.name, name, format, tried];
    },
  ),
);

function isStorable(vendor: string, name: string, value: string): boolean {
  return name === "key"
    ? chatsSchema.safeParse({ data: [{ name: vendor, key: value, isPrimary: true }] }).success
    : trackingSchema.safeParse({ [name]: value }).success;
}

describe("the registry", () => {
  it("has exactly the vendors that have a folder, each under a name of its own", () => {
    const folders = readdirSync(here, { withFileTypes: true }).filter((one) => one.isDirectory());
    const names = vendors.map(({ name }) => name);
    expect(names.toSorted()).toEqual(folders.map((one) => one.name).toSorted());
  });

  it("CONF-01: no two trackers have a value of the same name, and none takes a name of the config", () => {
    const names = testTrackers.flatMap(({ values }) => Object.keys(values));
    const taken = ["siteId", "siteHash", "languageCode", "api", "variant", "textVersion"];
    expect(new Set([...names, ...taken, "chatsData", "loaders", "key"]).size).toBe(
      names.length + taken.length + 3,
    );
  });

  it.each(vendors.map((one) => [one.name, one] as const))(
    "%s has its words in both languages, and a loader where it runs a script",
    async (name, vendor) => {
      const { words } = await vendor.words();
      for (const { name: label, values } of Object.values(words)) {
        expect(label).not.toBe("");
        expect(Object.keys(values)).toEqual(Object.keys(vendor.values));
      }
      const hasLoader = existsSync(new URL(`${name}/loader.ts`, here));
      expect(hasLoader).toBe(vendor.kind !== "messenger");
    },
  );
});

describe("VEND-01, VEND-02 (R14, security 3): ids of trackers and keys of chats", () => {
  it.each(scriptValues)("%s takes its own kind of %s", (vendor, name, format, tried) => {
    for (const value of [...tried.good, format.example]) {
      expect(isStorable(vendor, name, value), value).toBe(true);
      expect(readValue(format, value), value).toBe(value);
    }
    for (const [pasted, stored] of tried.pasted ?? [])
      expect(readValue(format, pasted), pasted).toBe(stored);
    expect(readValue(format, " \u00a0")).toBe("");
  });

  it.each(scriptValues)("%s takes nothing else as %s", (vendor, name, format, tried) => {
    for (const value of [...hostileValues, ...tried.hostile]) {
      expect(isStorable(vendor, name, value), value).toBe(false);
      expect(readValue(format, value), value).toBeUndefined();
    }
    expect(isStorable(vendor, name, " ")).toBe(false);
  });

  it("what is stored for one vendor is refused for another", () => {
    expect(isStorable("", "ymId", "G-ABCDE12345")).toBe(false);
    expect(isStorable("", "facebookPixelCode", "G-ABCDE12345")).toBe(false);
    expect(isStorable("evil", "key", "12345678")).toBe(false);
    expect(trackingSchema.safeParse({ evilId: "1" }).success).toBe(false);
  });
});

describe("MSG-01, MSG-02: what a messenger leads to", () => {
  function isTarget(name: string, value: string): boolean {
    const entry = { ...messengerOf(initialMessengers.data, name), value };
    return messengersSchema.safeParse({ alignment: "left", data: [entry] }).success;
  }

  it.each(testMessengers.map((one) => [one.name, one] as const))(
    "%s takes what people write, and keeps it in one form",
    (name, vendor) => {
      const { good, pasted = [] } = vendor.standIn.values.value;
      for (const value of [...good, vendor.values.value.example]) {
        expect(isTarget(name, value), value).toBe(true);
        expect(readTarget(vendor, value), value).toBe(value);
      }
      for (const [written, stored] of pasted) {
        expect(readTarget(vendor, written), written).toBe(stored);
        expect(readTarget(vendor, stored), stored).toBe(stored);
      }
      expect(isTarget(name, "")).toBe(true);
    },
  );

  it.each(testMessengers.map((one) => [one.name, one] as const))(
    "SEC-02: %s refuses what would lead elsewhere",
    (name, vendor) => {
      for (const value of [...hostileValues, ...vendor.standIn.values.value.hostile]) {
        expect(isTarget(name, value), value).toBe(false);
        expect(readTarget(vendor, value), value).toBeUndefined();
      }
    },
  );

  it.each(testMessengers.map((one) => [one.name, one] as const))(
    "R8: %s builds its link literally",
    (_name, vendor) => {
      for (const [stored, link] of vendor.standIn.links) {
        expect(vendor.link(stored)).toBe(link);
        expect(isAllowedAddress(link)).toBe(true);
      }
    },
  );

  it.each(testMessengers.map((one) => [one.name, one.color] as const))(
    "white is readable on the colour of %s",
    (_name, color) => expect(contrast("#ffffff", color)).toBeGreaterThanOrEqual(4.5),
  );
});
