// @vitest-environment jsdom
import { act } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { OwnSession } from "#/api/auth.ts";
import type { AccountClient } from "../../../api/account-client.ts";
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
    preferences: async () => ({ language: null, colourMode: null }),
    sessions: async () => [here],
    secondFactor: async () => ({ isOn: false, recoveryCodes: 0 }),
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
});
