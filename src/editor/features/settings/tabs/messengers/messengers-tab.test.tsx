// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { act } from "react";
import { messengerNames } from "#/site/messenger.ts";
import { fieldTopic } from "../../../../document-store/topics.ts";
import { replacePicture } from "../../../../fields/picture/picture-commands.ts";
import { uploadsOf } from "../../../../fields/picture/uploads.ts";
import { openTab } from "../../testing/open-tab.tsx";
import type { OpenTab } from "../../testing/open-tab.tsx";
import { MessengersTab } from "./messengers-tab.tsx";

let tab: OpenTab;
const entry = (name: string) =>
  tab.site().settings.messengers.data.find((one) => one.name === name);

beforeEach(async () => {
  sessionStorage.clear();
  tab = await openTab(MessengersTab);
});
afterEach(() => tab.unmount());

describe("the messengers", () => {
  it("SET-07: each is switched on by itself; one that leads nowhere says so", async () => {
    await tab.press("Show Telegram");
    expect(tab.find(".settings-box .tag").textContent).toBe("No address yet");
    const field = await tab.fill("Telegram username", "@vitrine");
    expect(entry("telegram")).toMatchObject({ isActive: true, value: "@vitrine" });
    expect(tab.noteOf(field)).toBe("Goes to https://t.me/vitrine");
    expect(entry("viber")).toBeUndefined();
    expect(tab.all(".settings-box .tag")).toEqual([]);
  });

  it("SET-07 (8): a number as people write it is taken and kept in one form", async () => {
    const field = await tab.fill("WhatsApp number", "+7 (900) 123-45-67");
    expect(entry("whatsapp")).toMatchObject({ value: "+79001234567" });
    expect((field as HTMLInputElement).value).toBe("+79001234567");
    expect(tab.noteOf(field)).toBe("Goes to https://api.whatsapp.com/send?phone=%2B79001234567");
  });

  it("SET-07: the side of the window", async () => {
    await tab.press("Left");
    expect(tab.site().settings.messengers.alignment).toBe("left");
  });

  it.each([
    ["Facebook page", "javascript:alert(1)"],
    ["Facebook page", "https://evil.example/<script>"],
    ["WhatsApp number", "+7900');alert(1)//"],
    ["Telegram username", "@x"],
  ])("SET-03: %s refuses %s in place", async (name, value) => {
    const before = tab.site();
    const field = await tab.fill(name, value);
    expect(tab.noteOf(field)).toMatch(/^Enter /);
    expect(tab.site()).toBe(before);
  });

  it("SET-07: the cards' texts and pictures don't get into each other's way", async () => {
    const fields = tab.all('[data-field$="/subtitle"]').map((one) => one.dataset["field"]);
    expect(new Set(fields).size).toBe(messengerNames.length);
    const target = { part: "messenger", messenger: "viber" } as const;
    await act(async () =>
      replacePicture(tab.editor, { target, path: ["avatar"] }, new File(["x"], "a.png")),
    );
    expect([...uploadsOf(tab.editor).get().keys()]).toEqual([fieldTopic(target, ["avatar"])]);
    const told = tab.all(".settings-picture .field-error").map((one) => one.textContent);
    expect(told).toEqual([expect.stringMatching(/^Upload failed/)]);
  });
});
