// @vitest-environment jsdom
import { act } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Preferences } from "#/api/preferences.ts";
import type { AccountClient } from "../../api/account-client.ts";
import { ApiError } from "../../api/api-error.ts";
import { click, mount, until } from "../../testing/mount.tsx";
import type { Mounted } from "../../testing/mount.tsx";
import { AccountArea } from "./account-area.tsx";

const account = { id: "1", email: "ann@example.org", name: "Ann", role: "owner" } as const;
const nothing: Preferences = { language: null, colourMode: null };

let mounted: Mounted;
afterEach(() => {
  mounted.unmount();
  document.documentElement.style.colorScheme = "";
  localStorage.clear();
});

async function open({
  preferences = async () => nothing,
  changePreferences = async () => undefined,
}: Partial<AccountClient> = {}) {
  const client = { preferences, changePreferences } as AccountClient;
  mounted = await mount(
    <AccountArea
      client={client}
      account={{ ...account, hasPassword: true }}
      onSignedOut={() => undefined}
      onPasswordSaved={() => undefined}
    />,
  );
}

async function openDialog(): Promise<void> {
  await click(mounted.find("[aria-haspopup=menu]"));
  await click(mounted.find("[role=menuitem]"));
}

async function chooseLanguage(language: string): Promise<void> {
  const select = mounted.find<HTMLSelectElement>("dialog select");
  await act(async () => {
    select.value = language;
    select.dispatchEvent(new Event("change", { bubbles: true }));
  });
}

const spoken = (): string => document.documentElement.lang;
const scheme = (): string => document.documentElement.style.colorScheme;

describe("PREF-02: the account's preferences", () => {
  it("hold on a device that has chosen nothing", async () => {
    await open({ preferences: async () => ({ language: "ru", colourMode: "dark" }) });
    await until(() => spoken() === "ru");
    expect(scheme()).toBe("dark");
  });

  it("leave the device's own where nothing was chosen, or a language that the app doesn't speak", async () => {
    await open({ preferences: async () => ({ language: "tlh", colourMode: null }) });
    await openDialog();
    expect(spoken()).toBe("en");
    expect(mounted.find<HTMLSelectElement>("dialog select").value).toBe("en");
    expect(mounted.find("[aria-checked=true]").textContent).toBe("Match system");
  });

  it("are chosen in the account's menu, hold at once and are sent", async () => {
    const changePreferences = vi.fn<AccountClient["changePreferences"]>(async () => undefined);
    await open({ changePreferences });
    await openDialog();
    expect(mounted.find("dialog h2").textContent).toBe("Language and appearance");
    const [, light, dark] = mounted.all("dialog [role=radio]");
    expect([light?.textContent, dark?.textContent]).toEqual(["Light", "Dark"]);
    await click(mounted.find("dialog [role=radio]:nth-child(3)"));
    await until(() => scheme() === "dark");
    await chooseLanguage("de");
    await until(() => spoken() === "de");
    expect(mounted.find("dialog h2").textContent).toBe("Sprache und Darstellung");
    expect(changePreferences.mock.calls.map(([change]) => change)).toEqual([
      { colourMode: "dark" },
      { language: "de" },
    ]);
    await click(mounted.find("dialog [role=radio]"));
    await until(() => scheme() === "");
  });

  it("aren't taken back by an answer that was under way", async () => {
    let answer: (preferences: Preferences) => void = () => undefined;
    const preferences = () => new Promise<Preferences>((resolve) => (answer = resolve));
    await open({ preferences });
    await openDialog();
    await chooseLanguage("ru");
    await until(() => spoken() === "ru");
    await act(async () => answer({ language: "en", colourMode: "light" }));
    expect(spoken()).toBe("ru");
    expect(scheme()).toBe("");
  });

  it("hold on the device alone where they couldn't be sent, and it says so", async () => {
    const changePreferences = async () => {
      throw new ApiError({ status: 0, code: "network", message: "no" });
    };
    await open({ changePreferences });
    await openDialog();
    await chooseLanguage("ru");
    await until(() => mounted.all("[role=alert]").length > 0);
    expect(spoken()).toBe("ru");
    expect(mounted.find("[role=alert]").textContent).toBe(
      "Сохранилось только на этом устройстве. Нет связи с сервером.",
    );
  });
});
