// @vitest-environment jsdom
import { act } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { OwnSession } from "#/api/auth.ts";
import type { AccountClient } from "../../../api/account-client.ts";
import { ApiError } from "../../../api/api-error.ts";
import { click, mount, type, until } from "../../../testing/mount.tsx";
import type { Mounted } from "../../../testing/mount.tsx";
import { AccountScreen } from "./account-screen.tsx";

const here: OwnSession = {
  id: "s1",
  userAgent: "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/131.0 Safari/537.36",
  startedAt: "2026-11-20T12:00:00.000Z",
  isCurrent: true,
};
const there: OwnSession = { ...here, id: "s2", userAgent: "curl/8", isCurrent: false };

let mounted: Mounted;
afterEach(() => mounted.unmount());

const account = {
  id: "1",
  email: "lena@korn.example",
  name: "Lena",
  role: "owner",
  hasPassword: true,
} as const;

async function open(client: Partial<AccountClient>): Promise<(path: string) => void> {
  const navigate = vi.fn<(path: string) => void>();
  const stub: Partial<AccountClient> = {
    session: async () => ({ account }),
    preferences: async () => ({
      language: null,
      colourMode: null,
      commentEmails: true,
      favouriteTemplates: [],
    }),
    passwordResets: async () => ({ sendsMail: true }),
    sessions: async () => [here],
    secondFactor: async () => ({ isOn: false, recoveryCodes: 0 }),
    passkeys: async () => [],
    emailChange: async () => ({ change: null }),
    ...client,
  };
  mounted = await mount(<AccountScreen client={stub as AccountClient} navigate={navigate} />);
  return navigate;
}

const rows = (): HTMLElement[] => mounted.all("section:last-of-type li");
const button = (name: RegExp): HTMLElement => {
  const found = mounted
    .all("main button")
    .find((one) => name.test(one.getAttribute("aria-label") ?? one.textContent));
  if (!found) throw new Error(`No button is called ${String(name)}`);
  return found;
};

describe("one's own account", () => {
  it("ACCOUNT-06: is one screen, which a stranger is led away from to sign in", async () => {
    const navigate = await open({ session: async () => ({ account: null }) });
    await until(() => vi.mocked(navigate).mock.calls.length > 0);
    expect(navigate).toHaveBeenCalledExactlyOnceWith("/sign-in?next=%2Faccount");
  });

  it("OFF-05: who can't be signed out stays on the screen and is told so", async () => {
    const lost = new ApiError({ status: 400, code: "network", message: "Failed to fetch" });
    const signOut = vi.fn<AccountClient["signOut"]>().mockRejectedValueOnce(lost);
    const navigate = await open({ signOut });
    const signOutByMenu = async (): Promise<void> => {
      await until(() => mounted.all(".account-button").length === 1);
      await click(mounted.find(".account-button"));
      await until(() => mounted.all("[role=menuitem]").length === 2);
      const [, item] = mounted.all("[role=menuitem]");
      if (item) await click(item);
    };
    await signOutByMenu();
    await until(() => mounted.all(".toast").length === 1);
    expect(mounted.find(".toast").textContent).toBe("No connection to the server.");
    expect(navigate).not.toHaveBeenCalled();
    signOut.mockResolvedValueOnce(undefined);
    await signOutByMenu();
    await until(() => vi.mocked(navigate).mock.calls.length > 0);
    expect(navigate).toHaveBeenCalledExactlyOnceWith("/sign-in");
  });

  it("ACCOUNT-04: sessions are listed and ended, this one stands apart", async () => {
    let all = [here, there];
    const endSession = vi.fn<AccountClient["endSession"]>(async () => {
      all = [here];
    });
    await open({ sessions: async () => all, endSession });
    await until(() => rows().length === 2);
    expect(rows()[0]?.textContent).toContain("Chrome, macOS");
    expect(rows()[0]?.textContent).toContain("This session");
    await click(button(/^Sign out: Unknown browser/));
    expect(endSession).toHaveBeenCalledExactlyOnceWith("s2");
    await until(() => rows().length === 1);
  });

  it("ACCOUNT-04: all others are ended at once", async () => {
    const endOtherSessions = vi.fn<AccountClient["endOtherSessions"]>(async () => undefined);
    await open({ sessions: async () => [here, there], endOtherSessions });
    await until(() => rows().length === 2);
    await click(button(/^Sign out of other/));
    expect(endOtherSessions).toHaveBeenCalledOnce();
  });

  it("FOCUS-03: a dialog begins at its first field", async () => {
    await open({});
    await until(() => mounted.all("main button").some((one) => /passkey/.test(one.textContent)));
    await click(button(/^Add a passkey/));
    await until(() => document.querySelector("dialog form") !== null);
    const [first] = document.querySelectorAll("dialog input");
    expect(first).toBeDefined();
    expect(document.activeElement).toBe(first);
  });

  it("ACCOUNT-05: the name is changed, and never empty", async () => {
    const rename = vi.fn<AccountClient["rename"]>(async () => undefined);
    await open({ rename });
    await until(() => mounted.all("[autocomplete=name]").length === 1);
    const field = mounted.find<HTMLInputElement>("[autocomplete=name]");
    const submit = () =>
      act(async () =>
        field.form?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true })),
      );
    await type(field, "  ");
    await submit();
    expect(rename).not.toHaveBeenCalled();
    expect(mounted.find("[role=alert]").textContent).toBe("Enter your name");
    await type(field, " Lena Krause ");
    await submit();
    expect(rename).toHaveBeenCalledExactlyOnceWith("Lena Krause");
    // what is saved already is not sent again
    await submit();
    expect(rename).toHaveBeenCalledOnce();
  });

  it("ACCOUNT-13: deleting it says what becomes of each site, and takes the password and then a code", async () => {
    const refusals = [
      new ApiError({ status: 401, code: "code-needed", message: "" }),
      new ApiError({ status: 409, code: "conflict", message: "" }),
    ];
    const deleteAccount = vi.fn<AccountClient["deleteAccount"]>(async () => {
      const refusal = refusals.shift();
      if (refusal) throw refusal;
    });
    const site = { id: 1, name: "Bakery", isDeleted: true, isTrashed: false, others: 2 };
    const shared = { ...site, id: 2, name: "Choir", isDeleted: false };
    const deletionPlan = async () => ({ sites: [site, shared] });
    const navigate = await open({ deletionPlan, deleteAccount });
    await until(() => mounted.all("main .button.danger").length === 1);
    await click(button(/^Delete account/));
    await until(() => mounted.all("dialog li").length === 2);
    const [first, second] = mounted.all("dialog li").map((row) => row.textContent);
    expect(first).toContain("although 2 others work on it");
    expect(second).toContain("You leave it");
    expect(mounted.find("dialog li a").getAttribute("href")).toBe("/sites/1/settings/people");
    await type(mounted.find<HTMLInputElement>("dialog [type=password]"), "headlight 42");
    const submit = () =>
      act(async () =>
        mounted
          .find("dialog form")
          .dispatchEvent(new Event("submit", { bubbles: true, cancelable: true })),
      );
    await submit();
    await until(() => mounted.all("dialog [name=code]").length === 1);
    await type(mounted.find<HTMLInputElement>("dialog [name=code]"), "123456");
    await submit();
    await until(() => mounted.all("dialog .note.warn").length === 1);
    await submit();
    expect(deleteAccount).toHaveBeenLastCalledWith({
      currentPassword: "headlight 42",
      code: "123456",
      deletedSites: [1],
      language: "en",
    });
    expect(navigate).toHaveBeenLastCalledWith("/sign-in");
  });
});
