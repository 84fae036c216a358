// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { AccountClient } from "../../api/account-client.ts";
import { ApiError } from "../../api/api-error.ts";
import { click, mount, type } from "../../testing/mount.tsx";
import type { Mounted } from "../../testing/mount.tsx";
import { NewPasswordScreen } from "./new-password-screen.tsx";
import { SignInScreen } from "./sign-in-screen.tsx";

const token = "a".repeat(43);
const closed: Partial<AccountClient> = { signUps: async () => ({ isOpen: false }) };
let mounted: Mounted;
beforeEach(() => history.replaceState(null, "", `/new-password#token=${token}`));
afterEach(() => mounted.unmount());

const submit = () =>
  act(async () =>
    mounted.find("form").dispatchEvent(new Event("submit", { bubbles: true, cancelable: true })),
  );

describe("a forgotten password", () => {
  it("ACCOUNT-02: the link leaves the address, and a new password is chosen without the old one", async () => {
    const weak = new ApiError({ status: 422, code: "password-too-weak", message: "no" });
    const changePassword = vi.fn<AccountClient["changePassword"]>();
    changePassword.mockRejectedValueOnce(weak).mockResolvedValueOnce(undefined);
    const onSaved = vi.fn<() => void>();
    mounted = await mount(
      <NewPasswordScreen
        account={{ signInByLink: async () => undefined, changePassword }}
        location={window.location}
        onSaved={onSaved}
      />,
    );
    expect(location.hash).toBe("");
    const field = mounted.find<HTMLInputElement>("[autocomplete=new-password]");
    await type(field, "short");
    await submit();
    expect(mounted.find("[role=alert]").textContent).toContain("At least 10");
    await type(field, "password12");
    await submit();
    expect(mounted.find("[role=alert]").textContent).toContain("easy to guess");
    await type(field, "siebzehn graue Katzen");
    await submit();
    expect(changePassword).toHaveBeenLastCalledWith({ newPassword: "siebzehn graue Katzen" });
    expect(onSaved).toHaveBeenCalledOnce();
  });

  it("ACCOUNT-02: a link that was used says so", async () => {
    const used = new ApiError({ status: 401, code: "sign-in-link-invalid", message: "no" });
    mounted = await mount(
      <NewPasswordScreen
        account={{
          signInByLink: () => Promise.reject(used),
          changePassword: async () => undefined,
        }}
        location={window.location}
        onSaved={() => undefined}
      />,
    );
    expect(mounted.find("[role=alert]").textContent).toContain("already been used");
    expect(mounted.all("form")).toEqual([]);
  });

  async function openForgotten(client: Partial<AccountClient>): Promise<void> {
    history.replaceState(null, "", "/sign-in");
    mounted = await mount(
      <SignInScreen
        account={{ ...closed, ...client } as AccountClient}
        location={window.location}
        onSignedIn={() => undefined}
      />,
    );
    await type(mounted.find<HTMLInputElement>("[name=email]"), "mia@brandt.example");
    await click(mounted.find(".sign-in-forgotten"));
  }

  it("ACCOUNT-02: a link is asked for from the sign-in screen, with the address that was typed", async () => {
    const requestPasswordReset = vi.fn<AccountClient["requestPasswordReset"]>(
      async () => undefined,
    );
    await openForgotten({
      passwordResets: async () => ({ sendsMail: true }),
      requestPasswordReset,
    });
    const email = mounted.find<HTMLInputElement>("input[type=email]");
    await type(email, "mia");
    await submit();
    expect(mounted.find("form").textContent).toContain("Enter a valid email address");
    await type(email, "mia@brandt.example");
    await submit();
    expect(requestPasswordReset).toHaveBeenCalledExactlyOnceWith({
      email: "mia@brandt.example",
      language: "en",
    });
    expect(mounted.find("[role=status]").textContent).toContain("If there’s an account");
  });

  it("ACCOUNT-02: where no mail is sent it says whom to ask", async () => {
    await openForgotten({ passwordResets: async () => ({ sendsMail: false }) });
    expect(mounted.container.textContent).toContain("npm run owner-link");
    expect(mounted.all("form")).toEqual([]);
  });

  it("OPER-184: where operators named somebody, it says to write to them for a link", async () => {
    const contact = "help@host.example";
    const contactLink = `mailto:${contact}`;
    await openForgotten({
      passwordResets: async () => ({ sendsMail: false, contact, contactLink }),
    });
    const link = mounted.all("a").find(({ textContent }) => textContent === contact);
    expect(link?.getAttribute("href")).toBe(contactLink);
    expect(link?.parentElement?.textContent).toContain("doesn’t send email");
    // nobody makes a link for an operator's account
    expect(mounted.container.textContent).toContain("npm run owner-link");
    expect(mounted.all("form")).toEqual([]);
  });
});
