// @vitest-environment jsdom
import { act } from "react";
import { afterEach, expect, it } from "vitest";
import { QueryScope } from "../../../api/query-scope.tsx";
import type { Call, CallOptions } from "../../../api/request.ts";
import { click, mount, type, until } from "../../../testing/mount.tsx";
import type { Mounted } from "../../../testing/mount.tsx";
import { loadWords } from "../../../words/i18n.ts";
import { SettingsScreen } from "./settings-screen.tsx";

let mounted: Mounted;
afterEach(() => mounted.unmount());

const held = {
  signUp: "off",
  signUpsPerHour: 60,
  sitesPerAccount: "off",
  storagePerAccount: 500,
  pagesPerSite: "off",
  pagesPerAccount: "off",
  mailPerAccount: "off",
  viewsPerSite: "off",
  publishScreen: "off",
  secondFactor: "off",
  contact: "",
  starter: "",
  language: "en",
  mailFrom: "Vitrine <noreply@app.example.org>",
};
const settings = {
  values: held,
  usual: { ...held, storagePerAccount: "off" },
  own: { storagePerAccount: 500 },
  sendsMail: true,
  hasTwoFactors: true,
};

const button = (text: string) => mounted.all("button").find((one) => one.textContent === text)!;
async function choose(select: HTMLSelectElement, value: string): Promise<void> {
  await act(async () => {
    select.value = value;
    select.dispatchEvent(new Event("change", { bubbles: true }));
  });
}
const setting = (label: string) =>
  [...document.querySelectorAll<HTMLElement>(".operator-setting")].find((one) =>
    one.querySelector("label")!.textContent.includes(label),
  )!;

async function openSettings(answer: object = {}): Promise<string[]> {
  const calls: string[] = [];
  const call = async (path: string, { method = "GET", body }: CallOptions = {}) => {
    if (method !== "GET") calls.push(`${method} ${path} ${JSON.stringify(body)}`);
    return { ...settings, ...answer };
  };
  await loadWords("operators");
  mounted = await mount(
    <QueryScope>
      <SettingsScreen call={call as Call} toast={() => undefined} />
    </QueryScope>,
  );
  await until(() => mounted.all(".operator-setting").length > 0);
  return calls;
}

it("OPER-14: a setting is kept as it is chosen, and goes back to the server’s", async () => {
  const calls = await openSettings();
  await choose(setting("Who can create").querySelector("select")!, "open");
  await choose(setting("Sites per account").querySelector("select")!, "limited");
  await click(button("Use the server’s default: No limit"));
  await until(() => calls.length === 3);
  expect(calls).toEqual([
    'PATCH operator/settings {"signUp":"open"}',
    'PATCH operator/settings {"sitesPerAccount":5}',
    'PATCH operator/settings {"storagePerAccount":null}',
  ]);
});

it("OPER-14: a limit that is no number is told of, and stays as it was typed", async () => {
  const calls = await openSettings();
  const input = () => setting("Pictures and files").querySelector("input")!;
  await type(input(), "many");
  await act(async () => input().dispatchEvent(new FocusEvent("focusout", { bubbles: true })));
  expect(setting("Pictures and files").textContent).toContain("Enter a whole number");
  expect(input().value).toBe("many");
  expect(calls).toEqual([]);
  await type(input(), "900");
  await act(async () => input().dispatchEvent(new FocusEvent("focusout", { bubbles: true })));
  await until(() => calls.length === 1);
  expect(calls).toEqual(['PATCH operator/settings {"storagePerAccount":900}']);
});

it("OPER-15: without mail nobody is offered to open sign-up, and without a second factor to require one", async () => {
  await openSettings({ sendsMail: false, hasTwoFactors: false });
  expect(setting("Who can create").querySelectorAll("option")).toHaveLength(1);
  expect(setting("Who can create").textContent).toContain("SMTP_URL");
  expect(setting("Second factor").querySelectorAll("option")).toHaveLength(1);
  expect(setting("Second factor").textContent).toContain("set up an authenticator app");
});

it("OPER-25: a contact is an email address or a page, and is emptied again", async () => {
  const contact = "https://host.example/help";
  const calls = await openSettings({ values: { ...held, contact }, own: { contact } });
  const field = () => setting("Contact for questions").querySelector("input")!;
  const leave = () =>
    act(async () => {
      field().focus();
      field().blur();
    });
  expect(field().value).toBe(contact);
  for (const wrong of ["javascript:alert(1)", "help", "https://"]) {
    await type(field(), wrong);
    await leave();
    expect(setting("Contact for questions").textContent).toContain("Enter an email address");
  }
  await type(field(), " help@host.example ");
  await leave();
  await type(field(), "");
  await leave();
  expect(calls).toEqual([
    'PATCH operator/settings {"contact":"help@host.example"}',
    'PATCH operator/settings {"contact":null}',
  ]);
});

it("MAIL-330: the sender of emails is an address with a name or without, and goes back to the server’s when it is emptied", async () => {
  const mailFrom = "Bakery <hello@example.org>";
  const calls = await openSettings({ values: { ...held, mailFrom }, own: { mailFrom } });
  const field = () => setting("Sender of emails").querySelector("input")!;
  const leave = () =>
    act(async () => {
      field().focus();
      field().blur();
    });
  expect(field().value).toBe(mailFrom);
  for (const wrong of ["Bakery", "Bakery <hello>", "a@b.example, c@d.example"]) {
    await type(field(), wrong);
    await leave();
    expect(setting("Sender of emails").textContent).toContain("Enter an email address");
  }
  await type(field(), " hello@example.org ");
  await leave();
  await type(field(), "");
  await leave();
  expect(field().value).toBe(held.mailFrom);
  expect(calls).toEqual([
    'PATCH operator/settings {"mailFrom":"hello@example.org"}',
    'PATCH operator/settings {"mailFrom":null}',
  ]);
});
