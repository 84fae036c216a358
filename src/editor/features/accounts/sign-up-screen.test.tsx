// @vitest-environment jsdom
import { act } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { AccountClient } from "../../api/account-client.ts";
import { ApiError } from "../../api/api-error.ts";
import { mount, type, until } from "../../testing/mount.tsx";
import type { Mounted } from "../../testing/mount.tsx";
import { SignUpLink } from "./sign-up-link.tsx";
import { SignUpScreen } from "./sign-up-screen.tsx";

const token = "s".repeat(43);

let mounted: Mounted;
afterEach(() => mounted.unmount());

async function open(client: Partial<AccountClient>, hash = "") {
  history.replaceState(null, "", `/sign-up${hash}`);
  const onSignedUp = vi.fn<() => void>();
  mounted = await mount(
    <SignUpScreen
      account={client as AccountClient}
      location={window.location}
      onSignedUp={onSignedUp}
    />,
  );
  return onSignedUp;
}

const submit = () =>
  act(async () =>
    mounted.find("form").dispatchEvent(new Event("submit", { bubbles: true, cancelable: true })),
  );

describe("signing up", () => {
  it("SIGNUP-06: asks for an address, and says that an email is on its way", async () => {
    const requestSignUp = vi.fn<AccountClient["requestSignUp"]>(async () => undefined);
    await open({ signUps: async () => ({ isOpen: true }), requestSignUp });
    await until(() => mounted.all("form").length > 0);
    await type(mounted.find<HTMLInputElement>("input"), "anna");
    await submit();
    expect(mounted.find("form").textContent).toContain("Enter a valid email address");
    await type(mounted.find<HTMLInputElement>("input"), " anna@ofen.example ");
    await submit();
    await until(() => mounted.all("form").length === 0);
    expect(requestSignUp).toHaveBeenCalledExactlyOnceWith({
      email: "anna@ofen.example",
      language: "en",
    });
    expect(mounted.find("main").textContent).toContain("on its way to anna@ofen.example");
  });

  it("SIGNUP-06: the link’s token leaves the address bar, and name and password make the account", async () => {
    const confirmSignUp = vi.fn<AccountClient["confirmSignUp"]>(async () => undefined);
    const readSignUp = async () => ({ email: "anna@ofen.example" });
    const onSignedUp = await open({ readSignUp, confirmSignUp }, `#token=${token}`);
    await until(() => mounted.all("form").length > 0);
    expect(location.hash).toBe("");
    const [name, , password] = mounted.all("input") as HTMLInputElement[];
    await type(name!, "Anna");
    await type(password!, "drei warme Brote");
    await submit();
    await until(() => onSignedUp.mock.calls.length > 0);
    expect(confirmSignUp).toHaveBeenCalledExactlyOnceWith({
      token,
      account: { name: "Anna", password: "drei warme Brote" },
    });
  });

  it("SIGNUP-06: says so where a link is used up, or nobody can sign up", async () => {
    const used = new ApiError({ status: 401, code: "sign-up-invalid", message: "no" });
    await open({ readSignUp: () => Promise.reject(used) }, `#token=${token}`);
    await until(() => mounted.all("[role=alert]").length > 0);
    expect(mounted.find("[role=alert]").textContent).toContain("Sign up again");
    mounted.unmount();
    await open({ signUps: async () => ({ isOpen: false }) });
    await until(() => mounted.find("main").textContent.includes("invite you"));
    expect(mounted.all("form")).toHaveLength(0);
  });

  it.each([true, false])(
    "SIGNUP-06: signing in leads there where it is open: %s",
    async (isOpen) => {
      const signUps = vi.fn<AccountClient["signUps"]>(async () => ({ isOpen }));
      mounted = await mount(<SignUpLink account={{ signUps }} />);
      await until(() => (isOpen ? mounted.all("a").length > 0 : signUps.mock.calls.length > 0));
      // the answer is in
      await act(async () => {});
      expect(mounted.all("a").map((link) => link.getAttribute("href"))).toEqual(
        isOpen ? ["/sign-up"] : [],
      );
    },
  );
});
