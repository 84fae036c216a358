// @vitest-environment jsdom
import { act } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { OwnSession } from "#/api/auth.ts";
import type { AccountClient } from "../../api/account-client.ts";
import { click, mount, type, until } from "../../testing/mount.tsx";
import type { Mounted } from "../../testing/mount.tsx";
import { AccountDialog } from "./account-dialog.tsx";

const here: OwnSession = {
  id: "s1",
  userAgent: "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/131.0 Safari/537.36",
  startedAt: "2026-11-20T12:00:00.000Z",
  isCurrent: true,
};
const there: OwnSession = { ...here, id: "s2", userAgent: "curl/8", isCurrent: false };

let mounted: Mounted;
afterEach(() => mounted.unmount());

async function open(client: Partial<AccountClient>): Promise<void> {
  mounted = await mount(
    <AccountDialog
      account={client as AccountClient}
      name="Lena"
      email="lena@korn.example"
      onClose={() => undefined}
    />,
  );
  await until(() => document.querySelectorAll("dialog li").length > 0);
}

const button = (name: RegExp): HTMLElement => {
  const all = [...document.querySelectorAll<HTMLElement>("dialog button")];
  const found = all.find((one) => name.test(one.getAttribute("aria-label") ?? one.textContent));
  if (!found) throw new Error(`No button is called ${String(name)}`);
  return found;
};

describe("one's own account", () => {
  it("ACCOUNT-04: sessions are listed and ended, this one stands apart", async () => {
    let all = [here, there];
    const endSession = vi.fn<AccountClient["endSession"]>(async () => {
      all = [here];
    });
    await open({ sessions: async () => all, endSession });
    const rows = [...document.querySelectorAll("dialog li")].map((row) => row.textContent);
    expect(rows[0]).toContain("Chrome, macOS");
    expect(rows[0]).toContain("This session");
    await click(button(/^Sign out: Unknown browser/));
    expect(endSession).toHaveBeenCalledExactlyOnceWith("s2");
    await until(() => document.querySelectorAll("dialog li").length === 1);
  });

  it("ACCOUNT-04: all others are ended at once", async () => {
    const endOtherSessions = vi.fn<AccountClient["endOtherSessions"]>(async () => undefined);
    await open({ sessions: async () => [here, there], endOtherSessions });
    await click(button(/^Sign out of other/));
    expect(endOtherSessions).toHaveBeenCalledOnce();
  });

  it("ACCOUNT-05: the name is changed, and never empty", async () => {
    const rename = vi.fn<AccountClient["rename"]>(async () => undefined);
    await open({ sessions: async () => [here], rename });
    const field = document.querySelector<HTMLInputElement>("dialog input");
    if (!field) throw new Error("There is no field");
    const submit = () =>
      act(async () =>
        document
          .querySelector("dialog form")
          ?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true })),
      );
    await type(field, "  ");
    await submit();
    expect(rename).not.toHaveBeenCalled();
    await type(field, " Lena Krause ");
    await submit();
    expect(rename).toHaveBeenCalledExactlyOnceWith("Lena Krause");
  });
});
