// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { AccountClient } from "../../api/account-client.ts";
import { ApiError } from "../../api/api-error.ts";
import { click, mount, type } from "../../testing/mount.tsx";
import type { Mounted } from "../../testing/mount.tsx";
import { SignInScreen } from "./sign-in-screen.tsx";

const token = "a".repeat(43);
const closed: Partial<AccountClient> = { signUps: async () => ({ isOpen: false }) };
const wrong = new ApiError({ status: 401, code: "wrong-credentials", message: "no" });
const used = new ApiError({ status: 401, code: "sign-in-link-invalid", message: "no" });

const needed = new ApiError({ status: 401, code: "code-needed", message: "no" });
const wrongCode = new ApiError({ status: 401, code: "code-wrong", message: "no" });

let mounted: Mounted;
beforeEach(() => history.replaceState(null, "", "/sign-in"));
afterEach(() => mounted.unmount());

async function open(client: Partial<AccountClient>) {
  const onSignedIn = vi.fn<(path: string) => void>();
  mounted = await mount(
    <SignInScreen
      account={{ ...closed, ...client } as AccountClient}
      location={window.location}
      onSignedIn={onSignedIn}
    />,
  );
  return onSignedIn;
}

const input = (name: string) => mounted.find<HTMLInputElement>(`[name=${name}]`);
const submit = () =>
  act(async () =>
    mounted.find("form").dispatchEvent(new Event("submit", { bubbles: true, cancelable: true })),
  );

describe("signing in", () => {
  it("leads to where one was going, on this app only", async () => {
    history.replaceState(null, "", "/sign-in?next=%2Fsites%2F1%2Fedit%2Fhome");
    const signIn = vi.fn<AccountClient["signIn"]>(() => Promise.resolve());
    const onSignedIn = await open({ signIn });
    await type(input("email"), " timur@fary.example ");
    await type(input("password"), " headlight 42 ");
    await submit();
    expect(signIn).toHaveBeenCalledExactlyOnceWith({
      email: "timur@fary.example",
      password: " headlight 42 ",
    });
    expect(onSignedIn).toHaveBeenCalledExactlyOnceWith("/sites/1/edit/home");
  });

  it("ACCOUNT-17: says why it is asked for where a session in use has ended, and nothing else of it", async () => {
    await open({ endedAfterDays: async () => 90 });
    await act(async () => {});
    expect(mounted.find("form .note").textContent).toBe(
      "To keep your account safe, we ask you to sign in again after 90 days.",
    );
    mounted.unmount();
    await open({ endedAfterDays: async () => undefined });
    await act(async () => {});
    expect(mounted.all(".note")).toEqual([]);
  });

  it("SEC-18: does not follow next= to another site", async () => {
    history.replaceState(null, "", "/sign-in?next=%2F%2Fevil.example");
    const onSignedIn = await open({ signIn: () => Promise.resolve() });
    await type(input("email"), "a@b.c");
    await type(input("password"), "x");
    await submit();
    expect(onSignedIn).toHaveBeenCalledExactlyOnceWith("/");
  });

  it("keeps what was typed when it goes wrong, and says why", async () => {
    const onSignedIn = await open({ signIn: () => Promise.reject(wrong) });
    await type(input("email"), "timur@fary.example");
    await type(input("password"), "headlight-42");
    await submit();
    expect(input("email").value).toBe("timur@fary.example");
    expect(input("password").value).toBe("headlight-42");
    expect(mounted.find("[role=alert]").textContent).toBe("The email or password is wrong.");
    expect(onSignedIn).not.toHaveBeenCalled();
  });

  it("ACCOUNT-09: asks for a code of the app once the password was right", async () => {
    const refusals = [needed, wrongCode];
    const signIn = vi.fn<AccountClient["signIn"]>(async () => {
      const refusal = refusals.shift();
      if (refusal) throw refusal;
    });
    const onSignedIn = await open({ signIn });
    await type(input("email"), "a@b.example");
    await type(input("password"), "headlight 42");
    await submit();
    expect(mounted.all("[role=alert]")).toEqual([]);
    await type(input("code"), "000000");
    await submit();
    expect(mounted.find("[role=alert]").textContent).toContain("already used");
    await type(input("code"), "123456");
    await submit();
    const typed = { email: "a@b.example", password: "headlight 42", code: "123456" };
    expect(signIn).toHaveBeenLastCalledWith(typed);
    expect(onSignedIn).toHaveBeenCalledOnce();
  });

  it("asks for what is missing without asking the server", async () => {
    const signIn = vi.fn<AccountClient["signIn"]>(() => Promise.resolve());
    await open({ signIn });
    await submit();
    expect(mounted.find("[role=alert]").textContent).toBe("Enter your email");
    expect(document.activeElement).toBe(input("email"));
    expect(signIn).not.toHaveBeenCalled();
  });

  it("shows the password and hides it", async () => {
    await open({});
    await click(mounted.find('[aria-label="Show password"]'));
    expect(input("password").type).toBe("text");
    await click(mounted.find('[aria-label="Hide password"]'));
    expect(input("password").type).toBe("password");
  });
});

describe("a sign-in link", () => {
  it("signs in once and leaves no token in the address", async () => {
    history.replaceState(null, "", `/sign-in#token=${token}`);
    const signInByLink = vi.fn<AccountClient["signInByLink"]>(() => Promise.resolve());
    const onSignedIn = await open({ signInByLink });
    expect(signInByLink).toHaveBeenCalledExactlyOnceWith(token);
    expect(location.hash).toBe("");
    expect(onSignedIn).toHaveBeenCalledExactlyOnceWith("/");
  });

  it("ACCOUNT-11: of an email asks for a code where signing in takes one", async () => {
    history.replaceState(null, "", `/sign-in#token=${token}`);
    const signInByLink = vi.fn<AccountClient["signInByLink"]>(async (_token, code) => {
      if (code === undefined) throw needed;
    });
    const onSignedIn = await open({ signInByLink });
    expect(onSignedIn).not.toHaveBeenCalled();
    await type(input("code"), "123456");
    await submit();
    expect(signInByLink).toHaveBeenLastCalledWith(token, "123456");
    expect(onSignedIn).toHaveBeenCalledExactlyOnceWith("/");
  });

  it("that already used says so and leaves the form", async () => {
    history.replaceState(null, "", `/sign-in#token=${token}`);
    await open({ signInByLink: () => Promise.reject(used) });
    expect(mounted.find("[role=alert]").textContent).toContain("already been used or has expired");
    expect(mounted.all("form")).toHaveLength(1);
    expect(location.hash).toBe("");
  });

  it("of a wrong shape is not sent", async () => {
    history.replaceState(null, "", "/sign-in#token=%3Cscript%3E");
    const signInByLink = vi.fn<AccountClient["signInByLink"]>(() => Promise.resolve());
    await open({ signInByLink });
    expect(signInByLink).not.toHaveBeenCalled();
    expect(mounted.all("form")).toHaveLength(1);
  });
});
