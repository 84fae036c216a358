// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";
import type { AccountClient } from "../../../api/account-client.ts";
import { ApiError } from "../../../api/api-error.ts";
import { click, mount, until } from "../../../testing/mount.tsx";
import type { Mounted } from "../../../testing/mount.tsx";
import { EmailsSection } from "./emails-section.tsx";

let mounted: Mounted;
afterEach(() => mounted.unmount());

async function open(more: Partial<AccountClient> = {}): Promise<void> {
  const client: Partial<AccountClient> = {
    preferences: async () => ({
      language: null,
      colourMode: null,
      commentEmails: true,
      favouriteTemplates: [],
    }),
    changePreferences: async () => undefined,
    passwordResets: async () => ({ sendsMail: true }),
    ...more,
  };
  mounted = await mount(<EmailsSection client={client as AccountClient} />);
}

const state = (): string | null => mounted.find("[role=switch]").getAttribute("aria-checked");

describe("COMM-07: the switch of emails about comments", () => {
  it("is on at first, and what is chosen is sent", async () => {
    const changePreferences = vi.fn<AccountClient["changePreferences"]>(async () => undefined);
    await open({ changePreferences });
    await until(() => mounted.all("[role=switch]").length === 1);
    expect(state()).toBe("true");
    await click(mounted.find("[role=switch]"));
    await until(() => state() === "false");
    expect(changePreferences.mock.calls.map(([change]) => change)).toEqual([
      { commentEmails: false },
    ]);
  });

  it("goes back and says why where it couldn’t be sent", async () => {
    const changePreferences = async () => {
      throw new ApiError({ status: 0, code: "network", message: "no" });
    };
    await open({ changePreferences });
    await until(() => mounted.all("[role=switch]").length === 1);
    await click(mounted.find("[role=switch]"));
    await until(() => mounted.all("[role=alert]").length === 1);
    await until(() => state() === "true");
  });

  it("isn’t there where the server sends no email", async () => {
    const passwordResets = vi.fn<AccountClient["passwordResets"]>(async () => ({
      sendsMail: false,
    }));
    await open({ passwordResets });
    await until(() => passwordResets.mock.calls.length === 1);
    expect(mounted.all("[role=switch]")).toEqual([]);
  });
});
