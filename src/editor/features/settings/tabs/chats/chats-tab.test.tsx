// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTab } from "../../testing/open-tab.tsx";
import type { OpenTab } from "../../testing/open-tab.tsx";
import { ChatsTab } from "./chats-tab.tsx";

let tab: OpenTab;

beforeEach(async () => {
  sessionStorage.clear();
  tab = await openTab(ChatsTab);
});
afterEach(() => tab.unmount());

const chats = () => tab.site().settings.chats.data;
const primary = (name: string) =>
  tab
    .all("input[type=radio]")
    .find((one) => one.parentElement?.textContent.startsWith(name)) as HTMLInputElement;

describe("chats of other companies", () => {
  it("SET-09: the first one with a key is the primary one; another can be chosen, or none", async () => {
    expect(primary("Olark").disabled).toBe(true);
    await tab.fill("Olark", "1234-567-89-0123");
    await tab.fill("LiveChat", "12345678");
    expect(chats()).toEqual([
      { name: "olark", key: "1234-567-89-0123", isPrimary: true },
      { name: "livechat", key: "12345678", isPrimary: false },
    ]);
    primary("LiveChat").click();
    expect(chats().map((one) => one.isPrimary)).toEqual([false, true]);
    primary("None").click();
    expect(chats().some((one) => one.isPrimary)).toBe(false);
  });

  it("SET-09: a chat without a key is gone, and with it the primary one", async () => {
    await tab.fill("Intercom", "abcd1234");
    await tab.fill("Intercom", "");
    expect(chats()).toEqual([]);
  });

  it.each([
    ["JivoChat", "../../evil"],
    ["Olark", "1234-567-89-0123</script>"],
    ["Intercom", "javascript:"],
    ["Freshchat", "0a1b2c3d-4e5f-6071-8293"],
    ["LiveChat", "1".repeat(13)],
  ])("SET-03 (R14): a key of %s that is none is refused in place", async (name, key) => {
    const field = await tab.fill(name, key);
    expect(tab.noteOf(field)).toMatch(new RegExp(`^Enter .*${name}`));
    expect(chats()).toEqual([]);
  });
});
