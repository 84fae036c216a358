// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Call, CallOptions } from "../../api/request.ts";
import { click, mount, press, type, until } from "../../testing/mount.tsx";
import type { Mounted } from "../../testing/mount.tsx";
import { createSampleEditor } from "../../testing/sample-editor.ts";
import { loadWords } from "../../words/i18n.ts";
import { ShareButton } from "./share-button.tsx";

const made = {
  id: "l1",
  name: "The printer",
  release: null,
  role: null,
  author: "Lena",
  createdAt: "2026-11-20T12:00:00.000Z",
  expiresAt: "2026-12-20T12:00:00.000Z",
  uses: 0,
  usedAt: null,
  address: "https://preview.example/#token=secret",
};
let sent: unknown[];
let links: object[];
let revoked: string[];
let mounted: Mounted;

const call = (async (path: string, { body, method }: CallOptions = {}) => {
  if (method === "DELETE") {
    revoked.push(path);
    links = [];
  }
  if (body) sent.push(body);
  if (method === "PUT") return undefined;
  if (body) return made;
  return path.includes("releases") ? [] : { links };
}) as Call;

const field = () => mounted.find<HTMLInputElement>(".share-form input");

const submit = (form: Element | null) =>
  act(async () => form?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true })));

async function open(): Promise<void> {
  mounted.find(".share-button").focus();
  await click(mounted.find(".share-button"));
  await until(() => mounted.all(".share-form input").length > 0);
}

beforeEach(async () => {
  sessionStorage.clear();
  sent = [];
  links = [];
  revoked = [];
  mounted = await mount(<ShareButton />, createSampleEditor(call));
  await loadWords("share");
});
afterEach(() => mounted.unmount());

it("UNSENT-02: whom a link is for is there again after Escape, and gone once the link is made", async () => {
  await open();
  await type(field(), "The printer");
  field().focus();
  await press("Escape");
  expect(mounted.all(".share")).toEqual([]);
  expect(document.activeElement).toBe(mounted.find(".share-button"));
  await open();
  expect(field().value).toBe("The printer");
  await act(async () =>
    mounted
      .find(".share-form")
      .dispatchEvent(new Event("submit", { bubbles: true, cancelable: true })),
  );
  await until(() => mounted.all(".share-made").length > 0);
  expect(sent).toEqual([expect.objectContaining({ name: "The printer" })]);
  expect(field().value).toBe("");
});

it("PEOPLE-183: a link is revoked once that is confirmed, with the list open behind; a press beside it does nothing", async () => {
  links = [{ ...made, id: 12 }];
  await open();
  await until(() => mounted.all(".share-revoke").length > 0);
  const button = (selector: string) =>
    document.querySelector<HTMLElement>(`dialog .confirm-buttons ${selector}`);
  const pressIn = async (selector: string) => {
    await click(mounted.find(".share-revoke"));
    const found = button(selector);
    found?.dispatchEvent(new MouseEvent("mousedown", { bubbles: true }));
    found?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
    await act(async () => found?.click());
    expect(mounted.all(".share")).toHaveLength(1);
  };
  await pressIn("button:not(.danger)");
  expect(revoked).toEqual([]);
  await pressIn(".danger");
  await until(() => mounted.all(".share-revoke").length === 0);
  expect(revoked).toEqual(["sites/1/links/12"]);
});

it("GUEST-207: a link that opens nothing for now is listed with why", async () => {
  links = [
    { ...made, id: 12 },
    { ...made, id: 13, pausedBy: "suspension" },
  ];
  await open();
  await until(() => mounted.all(".share-links li").length === 2);
  const [works, paused] = mounted.all(".share-links li").map(({ textContent }) => textContent);
  expect(works).not.toContain("doesn’t work");
  expect(paused).toContain("doesn’t work while its author is suspended");
  await click(mounted.all(".share-revoke")[1] as HTMLElement);
  await act(async () =>
    document.querySelector<HTMLElement>("dialog .confirm-buttons .danger")?.click(),
  );
  await until(() => revoked.length > 0);
  expect(revoked).toEqual(["sites/1/links/13"]);
});

it("PREV-484: a link is made with a password once that is long enough; one to work has none", async () => {
  await open();
  const form = () => mounted.find(".share-form");
  const password = () => mounted.find<HTMLInputElement>(".share-form input[maxlength]");
  const toggle = () => click(mounted.all(".share-form .switch")[1] as HTMLElement);
  await toggle();
  await type(password(), "short");
  await submit(form());
  expect(password().getAttribute("aria-invalid")).toBe("true");
  expect(sent).toEqual([]);
  await type(password(), "mehl & wasser");
  await submit(form());
  await until(() => mounted.all(".share-made").length > 0);
  expect(sent).toEqual([expect.objectContaining({ role: null, password: "mehl & wasser" })]);
  expect(mounted.all(".share-form input[maxlength]")).toEqual([]);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain("mehl");

  await toggle();
  await type(password(), "mehl & wasser");
  const choice = mounted.find<HTMLSelectElement>(".share-form select");
  await act(async () => {
    choice.value = "writer";
    choice.dispatchEvent(new Event("change", { bubbles: true }));
  });
  expect(mounted.all(".share-form .switch")).toEqual([]);
  await submit(form());
  await until(() => sent.length === 2);
  expect(sent[1]).not.toHaveProperty("password");
});

it("PREV-484: a link that is handed out gets a password, another one, or none; one to work in the editor doesn’t", async () => {
  links = [
    { ...made, id: 12 },
    { ...made, id: 13, name: "Ada", hasPassword: true },
    { ...made, id: 14, role: "viewer" },
  ];
  await open();
  await until(() => mounted.all(".share-links li").length === 3);
  const rows = mounted.all(".share-links li");
  expect(rows.map(({ textContent }) => textContent?.includes("password required"))).toEqual([
    false,
    true,
    false,
  ]);
  expect(rows[2]?.querySelectorAll("button")).toHaveLength(1);
  const inDialog = (selector: string) => document.querySelector<HTMLElement>(`dialog ${selector}`);
  const openDialog = (row: number) =>
    click(rows[row]?.querySelector("button[aria-label^=Password]") as HTMLElement);
  await openDialog(0);
  await type(inDialog("input") as HTMLInputElement, "short");
  await submit(inDialog("form"));
  expect(sent).toEqual([]);
  await type(inDialog("input") as HTMLInputElement, "mehl & wasser");
  await submit(inDialog("form"));
  await until(() => inDialog("form") === null);
  expect(sent).toEqual([{ password: "mehl & wasser" }]);
  await openDialog(1);
  await act(async () => inDialog(".note button")?.click());
  await until(() => revoked.length > 0);
  expect(revoked).toEqual(["sites/1/links/13/password"]);
});

it("PREV-515: a link to look is made with comments, and told later to take some or none; one to work in the editor isn’t", async () => {
  links = [
    { ...made, id: 12, takesComments: false },
    { ...made, id: 13, name: "Ada", takesComments: true },
    { ...made, id: 14, role: "viewer", takesComments: false },
  ];
  await open();
  await until(() => mounted.all(".share-links li").length === 3);
  const rows = mounted.all(".share-links li");
  expect(rows.map(({ textContent }) => textContent?.includes("comments allowed"))).toEqual([
    false,
    true,
    false,
  ]);
  const buttons = () => mounted.all(".share-links button[aria-pressed]");
  expect(buttons().map((one) => [one.getAttribute("aria-label"), one.ariaPressed])).toEqual([
    ["Comments through “The printer”", "false"],
    ["Comments through “Ada”", "true"],
  ]);
  await click(buttons()[0] as HTMLElement);
  await until(() => sent.length === 1);
  await click(buttons()[1] as HTMLElement);
  await until(() => sent.length === 2);
  expect(sent).toEqual([{ takesComments: true }, { takesComments: false }]);
  await click(mounted.find(".share-form .switch"));
  await submit(mounted.find(".share-form"));
  await until(() => sent.length === 3);
  expect(sent[2]).toMatchObject({ role: null, takesComments: true });
  const choice = mounted.find<HTMLSelectElement>(".share-form select");
  await act(async () => {
    choice.value = "writer";
    choice.dispatchEvent(new Event("change", { bubbles: true }));
  });
  await submit(mounted.find(".share-form"));
  await until(() => sent.length === 4);
  expect(sent[3]).not.toHaveProperty("takesComments");
});
