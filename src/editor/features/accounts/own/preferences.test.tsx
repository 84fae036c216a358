// @vitest-environment jsdom
import { act } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Preferences } from "#/api/preferences.ts";
import type { AccountClient } from "../../../api/account-client.ts";
import { ApiError } from "../../../api/api-error.ts";
import { click, mount, until } from "../../../testing/mount.tsx";
import type { Mounted } from "../../../testing/mount.tsx";
import { AccountScreen } from "./account-screen.tsx";
import { adoptPreferences } from "./adopt-preferences.ts";

const account = {
  id: "1",
  email: "ann@example.org",
  name: "Ann",
  role: "owner",
  hasPassword: true,
} as const;
const nothing: Preferences = {
  language: null,
  colourMode: null,
  commentEmails: true,
  favouriteTemplates: [],
};

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
  const client: Partial<AccountClient> = {
    session: async () => ({ account }),
    sessions: async () => [],
    secondFactor: async () => ({ isOn: false, recoveryCodes: 0 }),
    passkeys: async () => [],
    emailChange: async () => ({ change: null }),
    passwordResets: async () => ({ sendsMail: false }),
    preferences,
    changePreferences,
  };
  mounted = await mount(
    <AccountScreen client={client as AccountClient} navigate={() => undefined} />,
  );
  await until(() => mounted.all("main select").length === 1);
}

async function chooseLanguage(language: string): Promise<void> {
  const select = mounted.find<HTMLSelectElement>("main select");
  await act(async () => {
    select.value = language;
    select.dispatchEvent(new Event("change", { bubbles: true }));
  });
}

const spoken = (): string => document.documentElement.lang;
const scheme = (): string => document.documentElement.style.colorScheme;

it("PREF-03: who has just signed in has the app their way before the next screen, or the device's where that can't be known", async () => {
  mounted = await mount(<p />);
  await adoptPreferences({
    preferences: async () => ({ ...nothing, language: "ru", colourMode: "dark" }),
  });
  expect([spoken(), scheme()]).toEqual(["ru", "dark"]);
  await adoptPreferences({ preferences: () => Promise.reject(new Error("cut")) });
  await adoptPreferences({ preferences: async () => ({ ...nothing, language: "tlh" }) });
  expect([spoken(), scheme()]).toEqual(["ru", "dark"]);
  await act(() => adoptPreferences({ preferences: async () => ({ ...nothing, language: "en" }) }));
});

describe("PREF-02: the account's preferences", () => {
  it("hold on a device that has chosen nothing", async () => {
    await open({ preferences: async () => ({ ...nothing, language: "ru", colourMode: "dark" }) });
    await until(() => spoken() === "ru");
    expect(scheme()).toBe("dark");
  });

  it("leave the device's own where nothing was chosen, or a language that the app doesn't speak", async () => {
    await open({ preferences: async () => ({ ...nothing, language: "tlh" }) });
    expect(spoken()).toBe("en");
    expect(mounted.find<HTMLSelectElement>("main select").value).toBe("en");
    expect(mounted.find("[aria-checked=true]").textContent).toBe("Match system");
  });

  it("are chosen on the account's screen, hold at once and are sent", async () => {
    const changePreferences = vi.fn<AccountClient["changePreferences"]>(async () => undefined);
    await open({ changePreferences });
    expect(mounted.find("main h2").textContent).toBe("Appearance");
    const [, light, dark] = mounted.all("main [role=radio]");
    expect([light?.textContent, dark?.textContent]).toEqual(["Light", "Dark"]);
    await click(mounted.find("main [role=radio]:nth-child(3)"));
    await until(() => scheme() === "dark");
    await chooseLanguage("de");
    await until(() => spoken() === "de");
    expect(mounted.find("main h2").textContent).toBe("Darstellung");
    expect(changePreferences.mock.calls.map(([change]) => change)).toEqual([
      { colourMode: "dark" },
      { language: "de" },
    ]);
    await click(mounted.find("main [role=radio]"));
    await until(() => scheme() === "");
  });

  it("aren't taken back by an answer that was under way", async () => {
    let answer: (preferences: Preferences) => void = () => undefined;
    const preferences = () => new Promise<Preferences>((resolve) => (answer = resolve));
    await open({ preferences });
    await chooseLanguage("ru");
    await until(() => spoken() === "ru");
    await act(async () => answer({ ...nothing, language: "en", colourMode: "light" }));
    expect(spoken()).toBe("ru");
    expect(scheme()).toBe("");
  });

  it("hold on the device alone where they couldn't be sent, and it says so", async () => {
    const changePreferences = async () => {
      throw new ApiError({ status: 0, code: "network", message: "no" });
    };
    await open({ changePreferences });
    await chooseLanguage("ru");
    await until(() => mounted.all("[role=alert]").length > 0);
    expect(spoken()).toBe("ru");
    expect(mounted.find("[role=alert]").textContent).toBe(
      "Сохранилось только на этом устройстве. Нет связи с сервером.",
    );
  });
});
