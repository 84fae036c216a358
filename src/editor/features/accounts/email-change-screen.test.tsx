// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";
import type { AccountClient } from "../../api/account-client.ts";
import { ApiError } from "../../api/api-error.ts";
import { click, mount, until } from "../../testing/mount.tsx";
import type { Mounted } from "../../testing/mount.tsx";
import { EmailChangeScreen } from "./email-change-screen.tsx";

const token = "e".repeat(43);
const link = { step: "allow", from: "old@korn.example", to: "new@ofen.example" } as const;

let mounted: Mounted;
afterEach(() => mounted.unmount());

async function open(client: Partial<AccountClient>, hash = `#token=${token}`): Promise<void> {
  history.replaceState(null, "", `/email-change${hash}`);
  mounted = await mount(
    <EmailChangeScreen account={client as AccountClient} location={window.location} />,
  );
}

describe("the link of a change of email", () => {
  it("ACCOUNT-08: says what it does, leaves the address bar, and does it when it is pressed", async () => {
    const confirmEmailChange = vi.fn<AccountClient["confirmEmailChange"]>(async () => ({
      isDone: false,
    }));
    await open({ readEmailChange: async () => link, confirmEmailChange });
    await until(() => mounted.all("main .button").length === 1);
    expect(location.hash).toBe("");
    expect(mounted.find("main").textContent).toContain("new@ofen.example");
    expect(confirmEmailChange).not.toHaveBeenCalled();
    await click(mounted.find("main .button"));
    expect(confirmEmailChange).toHaveBeenCalledExactlyOnceWith(token);
    expect(mounted.find("[role=status]").textContent).toContain("link sent to new@ofen.example");
  });

  it("ACCOUNT-08: one that is used, or none, leads to signing in", async () => {
    const used = new ApiError({ status: 401, code: "email-change-invalid", message: "no" });
    await open({ readEmailChange: () => Promise.reject(used) });
    await until(() => mounted.all("[role=alert]").length === 1);
    expect(mounted.find("[role=alert]").textContent).toContain("already been used or has expired");
    expect(mounted.find("main a").getAttribute("href")).toBe("/sign-in");
    mounted.unmount();
    const readEmailChange = vi.fn<AccountClient["readEmailChange"]>();
    await open({ readEmailChange }, "#token=%3Cscript%3E");
    expect(mounted.all("[role=alert]")).toHaveLength(1);
    expect(readEmailChange).not.toHaveBeenCalled();
  });
});
