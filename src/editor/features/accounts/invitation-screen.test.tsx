// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Offer } from "#/api/people.ts";
import type { AccountClient } from "../../api/account-client.ts";
import { ApiError } from "../../api/api-error.ts";
import { click, mount, type, until } from "../../testing/mount.tsx";
import type { Mounted } from "../../testing/mount.tsx";
import { InvitationScreen } from "./invitation-screen.tsx";

const token = "a".repeat(43);
const offer: Offer = {
  site: "Korn & Kruste",
  inviter: "Lena Krause",
  email: "mia@brandt.example",
  role: "writer",
  isTransfer: false,
  hasAccount: false,
};
const mia = {
  id: "m",
  email: "mia@brandt.example",
  name: "Mia",
  role: "owner" as const,
  hasPassword: true,
};

let mounted: Mounted;
beforeEach(() => history.replaceState(null, "", `/invitation#token=${token}`));
afterEach(() => mounted.unmount());

async function open(client: Partial<AccountClient>, offered: Partial<Offer> = {}) {
  const onAccepted = vi.fn<(site: number) => void>();
  const account = {
    readInvitation: () => Promise.resolve({ ...offer, ...offered }),
    session: () => Promise.resolve({ account: null }),
    ...client,
  };
  mounted = await mount(
    <InvitationScreen
      account={account as AccountClient}
      location={window.location}
      onAccepted={onAccepted}
    />,
  );
  return onAccepted;
}

const submit = () =>
  act(async () =>
    mounted.find("form").dispatchEvent(new Event("submit", { bubbles: true, cancelable: true })),
  );

describe("an invitation", () => {
  it("PEOPLE-08: says who invited to what, and leaves no token in the address", async () => {
    await open({});
    expect(mounted.find("h1").textContent).toBe(
      "Lena Krause invited you to work on “Korn & Kruste”",
    );
    expect(mounted.container.textContent).toContain("As a writer");
    expect(location.hash).toBe("");
  });

  it("PEOPLE-08: somebody new chooses a name and a password", async () => {
    const acceptInvitation = vi.fn<AccountClient["acceptInvitation"]>(async () => ({ siteId: 7 }));
    const onAccepted = await open({ acceptInvitation });
    await submit();
    expect(mounted.all("[role=alert]")).toHaveLength(2);
    await type(mounted.find<HTMLInputElement>("[autocomplete=name]"), " Mia Brandt ");
    await type(mounted.find<HTMLInputElement>("[autocomplete=new-password]"), "drei müde Lampen");
    await submit();
    expect(acceptInvitation).toHaveBeenCalledExactlyOnceWith({
      token,
      account: { name: "Mia Brandt", password: "drei müde Lampen" },
    });
    expect(onAccepted).toHaveBeenCalledExactlyOnceWith(7);
  });

  it("PEOPLE-08: who is signed in accepts with that account, whomever the email was for", async () => {
    const acceptInvitation = vi.fn<AccountClient["acceptInvitation"]>(async () => ({ siteId: 7 }));
    const account = { ...mia, email: "other@example.org" };
    const onAccepted = await open({ acceptInvitation, session: async () => ({ account }) });
    expect(mounted.container.textContent).toContain("signed in as other@example.org");
    expect(mounted.container.textContent).toContain("sent to mia@brandt.example");
    await click(mounted.find(".primary"));
    expect(acceptInvitation).toHaveBeenCalledExactlyOnceWith({ token });
    expect(onAccepted).toHaveBeenCalledExactlyOnceWith(7);
  });

  it("PEOPLE-08: who can't be signed out stays signed in, is told so and may try again", async () => {
    const lost = new ApiError({ status: 400, code: "network", message: "Failed to fetch" });
    const signOut = vi.fn<AccountClient["signOut"]>().mockRejectedValueOnce(lost);
    await open({ signOut, session: async () => ({ account: mia }) });
    await click(mounted.find(".primary + button"));
    await until(() => mounted.all("[role=alert]").length === 1);
    expect(mounted.find("[role=alert]").textContent).toBe("No connection to the server.");
    expect(mounted.container.textContent).toContain("signed in as mia@brandt.example");
    signOut.mockResolvedValueOnce(undefined);
    await click(mounted.find(".primary + button"));
    await until(() => mounted.all("form").length === 1);
    expect(mounted.all("[role=alert]")).toEqual([]);
  });

  it("PEOPLE-08: who has an account signs in, and has accepted", async () => {
    const acceptInvitation = vi.fn<AccountClient["acceptInvitation"]>(async () => ({ siteId: 7 }));
    const signIn = vi.fn<AccountClient["signIn"]>(() => Promise.resolve());
    const onAccepted = await open({ acceptInvitation, signIn }, { hasAccount: true });
    expect(mounted.find<HTMLInputElement>("[name=email]").value).toBe("mia@brandt.example");
    await type(mounted.find<HTMLInputElement>("[name=password]"), "drei müde Lampen");
    await submit();
    expect(signIn).toHaveBeenCalledOnce();
    expect(onAccepted).toHaveBeenCalledExactlyOnceWith(7);
  });

  it.each(["", "#token=%3Cscript%3E", "#token=short"])(
    "PEOPLE-08: an address without a link (%s) says so and asks nobody",
    async (hash) => {
      history.replaceState(null, "", `/invitation${hash}`);
      const readInvitation = vi.fn<AccountClient["readInvitation"]>();
      await open({ readInvitation });
      expect(mounted.find("[role=alert]").textContent).toContain("Ask for a new one");
      expect(readInvitation).not.toHaveBeenCalled();
    },
  );

  it("PEOPLE-08: a link that was used says so", async () => {
    const used = new ApiError({ status: 401, code: "invitation-invalid", message: "no" });
    await open({ readInvitation: () => Promise.reject(used) });
    expect(mounted.find("[role=alert]").textContent).toContain("already been used");
    expect(mounted.all("form")).toEqual([]);
  });
});
