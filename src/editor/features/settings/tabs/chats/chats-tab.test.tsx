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

/** Adds a chat by its name, and types a key into its field. */
async function add(name: string, key: string): Promise<HTMLElement> {
  await tab.press("Add a chat");
  await tab.press(name);
  expect(document.activeElement).toBe(tab.named(name, "[data-field]"));
  return tab.fill(name, key);
}

/** The chats whose keys are open to be written. */
const written = () =>
  tab
    .all("[data-field]")
    .filter((one) => !one.closest("details"))
    .map((one) => (one as HTMLInputElement).labels?.[0]?.textContent);

const chats = () => tab.site().settings.chats.data;
const primary = (name: string) =>
  tab
    .all("input[type=radio]")
    .find((one) => one.parentElement?.textContent.startsWith(name)) as HTMLInputElement;

describe("chats of other companies", () => {
  it("SET-09: the first one with a key is the primary one; another can be chosen, or none", async () => {
    await add("Olark", "1234-567-89-0123");
    await add("LiveChat", "12345678");
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
    await add("Intercom", "abcd1234");
    await tab.fill("Intercom", "");
    expect(chats()).toEqual([]);
    expect(written()).toEqual(["Intercom"]);
  });

  it("SET-290: the chat that is on has its key shown; the keys of others stay, folded away, and the rest are added", async () => {
    expect(written()).toEqual([]);
    await add("Olark", "1234-567-89-0123");
    await add("LiveChat", "12345678");
    expect(written()).toEqual(["LiveChat", "Olark"]);
    const { editor } = tab;
    tab.unmount();
    tab = await openTab(ChatsTab, editor);
    expect(written()).toEqual(["Olark"]);
    expect(tab.find("summary").textContent).toBe("1 saved key for a chat that’s off");
    expect((tab.named("LiveChat", "details input") as HTMLInputElement).value).toBe("12345678");
    await tab.press("Add a chat");
    expect(tab.all("[role=menuitem]").map(({ textContent }) => textContent)).toEqual([
      "JivoChat",
      "Intercom",
      "Freshchat",
    ]);
  });

  it("SET-290: what was typed and is no key is there again when the tab is opened anew", async () => {
    await add("Olark", "1234");
    tab.unmount();
    tab = await openTab(ChatsTab);
    expect(written()).toEqual(["Olark"]);
    expect((tab.named("Olark") as HTMLInputElement).value).toBe("1234");
  });

  it.each([
    ["JivoChat", "../../evil"],
    ["Olark", "1234-567-89-0123</script>"],
    ["Intercom", "javascript:"],
    ["Freshchat", "0a1b2c3d-4e5f-6071-8293"],
    ["LiveChat", "1".repeat(13)],
  ])("SET-03 (R14): a key of %s that is none is refused in place", async (name, key) => {
    const field = await add(name, key);
    expect(tab.noteOf(field)).toMatch(new RegExp(`^Enter .*${name}`));
    expect(chats()).toEqual([]);
  });
});
