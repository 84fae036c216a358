// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { SiteLink } from "#/api/links.ts";
import type { MadeInvitation, People, Person } from "#/api/people.ts";
import type { SiteRole } from "#/api/roles.ts";
import type { QuotaUse } from "#/api/quotas.ts";
import { ApiError } from "../../../../api/api-error.ts";
import type { Call, CallOptions } from "../../../../api/request.ts";
import { focus, press, until } from "../../../../testing/mount.tsx";
import { createSampleEditor } from "../../../../testing/sample-editor.ts";
import { openTab, typeInto } from "../../testing/open-tab.tsx";
import type { OpenTab } from "../../testing/open-tab.tsx";
import { settingsCommands } from "../../settings-palette.ts";
import { PeopleTab } from "./people-tab.tsx";

const lena: Person = {
  id: "lena",
  name: "Lena Krause",
  email: "lena@korn.example",
  role: "owner",
  isSelf: true,
  seenAt: null,
};
const timur: Person = { ...lena, id: "timur", name: "Timur", role: "editor", isSelf: false };
const invitation = {
  id: 7,
  email: "jonas@hof.example",
  role: "writer",
  isTransfer: false,
  createdAt: new Date().toISOString(),
  expiresAt: new Date(Date.now() + 6 * 86_400_000).toISOString(),
} as const;
const shared: SiteLink = {
  id: 31,
  name: "Ada",
  release: null,
  role: "writer",
  author: "Timur",
  authorId: "timur",
  createdAt: new Date().toISOString(),
  expiresAt: new Date(Date.now() + 6 * 86_400_000).toISOString(),
  hasPassword: false,
  takesComments: false,
  uses: 1,
  usedAt: new Date(Date.now() - 3_600_000).toISOString(),
};
const inDialog = (selector: string) => document.querySelector<HTMLElement>(`dialog ${selector}`);
const confirm = () => act(async () => inDialog(".danger")?.click());
const link = "https://app.example/invitation#token=secret";

let tab: OpenTab;
let server: People;
let calls: [string, CallOptions | undefined][];
let fail: ApiError | undefined;
let mail: QuotaUse;
let links: SiteLink[];

async function open(role: SiteRole = "owner"): Promise<void> {
  const call = (async (path: string, options?: CallOptions) => {
    if (path === "sites/1/people") return structuredClone(server);
    if (path === "sites/1/links") return { links: structuredClone(links) };
    if (path === "sites/1/quotas") return { pages: null, mail, views: { used: 0, most: null } };
    calls.push([path, options]);
    if (fail) throw fail;
    const { email } = (options?.body ?? {}) as { email?: string };
    const id = invitation.id + calls.length;
    const made: MadeInvitation = { ...invitation, id, ...(email !== undefined && { email }), link };
    server = { ...server, invitations: [made] };
    return made;
  }) as Call;
  const editor = createSampleEditor(call);
  editor.role.set(role);
  tab = await openTab(PeopleTab, editor);
  await until(() => tab.all("li").length > 0);
}

beforeEach(() => {
  sessionStorage.clear();
  calls = [];
  fail = undefined;
  mail = { used: 3, most: 100 };
  links = [];
  server = { people: [lena, timur], invitations: [], sendsMail: true };
});
afterEach(() => tab.unmount());

const valueOf = (name: string) => (tab.named(name, "input") as HTMLInputElement).value;

const submit = () =>
  act(async () =>
    tab.find("form").dispatchEvent(new Event("submit", { bubbles: true, cancelable: true })),
  );

describe("the people of a site", () => {
  it("PEOPLE-07: several are invited at once; what is no address is named and sends nothing", async () => {
    await open();
    await tab.press("Invite");
    await typeInto(tab.named("Email addresses"), "jonas@hof.example, mia@korn ");
    await submit();
    expect(tab.find("[role=alert]").textContent).toContain("mia@korn");
    expect(calls).toEqual([]);
    await tab.press("Remove mia@korn");
    await tab.press(/^Editor/);
    await submit();
    await until(() => tab.all("form").length === 0);
    expect(calls).toEqual([
      [
        "sites/1/invitations",
        { method: "POST", body: { email: "jonas@hof.example", role: "editor", language: "en" } },
      ],
    ]);
    expect(tab.all("li").at(-1)?.textContent).toContain("6 days left");
  });

  it("PEOPLE-02: without a mail server the link is there to be copied", async () => {
    server = { ...server, sendsMail: false };
    await open();
    await tab.press("Invite");
    // nobody is counted before there is an address
    expect(tab.named("Create link")).toBeDefined();
    await typeInto(tab.named("Email addresses"), "jonas@hof.example");
    expect(tab.named("Create 1 link")).toBeDefined();
    expect(tab.find("form").textContent).toContain("doesn’t send email");
    await submit();
    await until(() => tab.all("code").length > 0);
    expect(tab.find("code").textContent).toBe(link);
    tab.named("Copy the link for jonas@hof.example");
  });

  it("PEOPLE-07: what the server refuses stays in the field, and is told", async () => {
    fail = new ApiError({ status: 409, code: "already-member", message: "no" });
    await open();
    await tab.press("Invite");
    await typeInto(tab.named("Email addresses"), "timur@fary.example");
    await submit();
    await until(() => tab.editor.toasts.get().length > 0);
    expect(tab.editor.toasts.get()[0]?.message).toContain("already works on this site");
    expect(tab.find("form").textContent).toContain("timur@fary.example");
  });

  it("QUOTA-06: where no emails are left this month, the form says so, and so does what is refused", async () => {
    mail = { used: 100, most: 100 };
    fail = new ApiError({ status: 409, code: "mail-limit", message: "no" });
    await open();
    await tab.press("Invite");
    await until(() => tab.all(".quota-note").length > 0);
    expect(tab.find(".quota-note").textContent).toContain("All of this month’s 100 emails");
    await typeInto(tab.named("Email addresses"), "jonas@hof.example");
    await submit();
    await until(() => tab.editor.toasts.get().length > 0);
    expect(tab.editor.toasts.get()[0]?.message).toContain("the invitation wasn’t sent");
    expect(tab.find("form").textContent).toContain("jonas@hof.example");
  });

  it("UNSENT-02: addresses that aren’t invited yet are there again after Escape, which gives the keyboard back", async () => {
    await open();
    await tab.press("Invite");
    await typeInto(tab.named("Email addresses"), "jonas@hof.example, ");
    await typeInto(tab.named("Email addresses"), "mia@");
    await focus(tab.named("Email addresses"));
    await press("Escape");
    expect(tab.all("form")).toEqual([]);
    expect(document.activeElement?.textContent).toBe("Invite");
    await tab.press("Invite");
    expect(tab.find("form").textContent).toContain("jonas@hof.example");
    expect(valueOf("Email addresses")).toBe("mia@");
    await typeInto(tab.named("Email addresses"), "mia@hof.example");
    await submit();
    await until(() => tab.all("form").length === 0);
    await tab.press("Invite");
    expect(valueOf("Email addresses")).toBe("");
    expect(tab.find("form").textContent).not.toContain("@");
  });

  it("FOCUS-06: the keyboard is at what opens the invitation again once its button has closed it", async () => {
    await open();
    await tab.press("Invite");
    const close = tab.named("Close");
    await focus(close);
    await tab.press("Close");
    expect(document.activeElement?.textContent).toBe("Invite");
  });

  it("PEOPLE-04: the only owner can neither leave nor lose the role", async () => {
    await open();
    expect((tab.named("Leave") as HTMLButtonElement).disabled).toBe(true);
    expect(tab.all("select")).toHaveLength(1);
    await typeInto(tab.named("Role of Timur"), "viewer");
    expect(calls).toEqual([
      ["sites/1/people/timur", { method: "PATCH", body: { role: "viewer" } }],
    ]);
  });

  it("PEOPLE-07: who is no owner sees who is there, changes nothing and may leave", async () => {
    server = {
      people: [
        { ...lena, isSelf: false, email: null },
        { ...timur, isSelf: true },
      ],
      invitations: [],
      sendsMail: true,
    };
    await open();
    expect(tab.all("select")).toEqual([]);
    const names = tab.all("button").map((button) => button.textContent);
    expect(names).toEqual(["Leave"]);
    await tab.press("Leave");
    await act(async () => document.querySelector<HTMLElement>("dialog .danger")?.click());
    await until(() => calls.length > 0);
    expect(calls[0]).toEqual(["sites/1/people/timur", { method: "DELETE" }]);
  });

  it("PEOPLE-171: the palette’s way out asks whoever may leave, and leads the only owner to handing over", async () => {
    const leave = async (): Promise<void> => {
      const commands = await settingsCommands({ editor: tab.editor });
      await act(async () => commands.find(({ id }) => id === "leave")?.run());
    };
    await open();
    await leave();
    expect(location.pathname).toBe("/sites/1/settings/people");
    expect(document.activeElement).toBe(tab.named("Transfer…"));
    expect(document.querySelector("dialog")).toBeNull();
    tab.unmount();

    server = {
      ...server,
      people: [
        { ...lena, isSelf: false },
        { ...timur, isSelf: true },
      ],
    };
    await open();
    await leave();
    await until(() => document.querySelector("dialog") !== null);
    await act(async () => document.querySelector<HTMLElement>("dialog .danger")?.click());
    await until(() => calls.length > 0);
    expect(calls).toEqual([["sites/1/people/timur", { method: "DELETE" }]]);
  });

  it.each([
    ["viewer", true],
    ["writer", true],
    ["guest", false],
  ] as const)("PEOPLE-171: a %s finds the way out: %s", async (who, isThere) => {
    const sample = createSampleEditor((async () => ({})) as Call);
    const isGuest = who === "guest";
    sample.role.set(isGuest ? "writer" : who);
    const site = { ...sample.site, ...(isGuest && { isGuest: true as const }) };
    const found = await settingsCommands({ editor: { ...sample, site } });
    expect(found.map(({ label }) => label)).toEqual(isThere ? ["Leave this site"] : []);
  });

  it("PEOPLE-185: what is done with an invitation is beside it, not under when somebody was active", async () => {
    server = { people: [lena], invitations: [{ ...invitation }], sendsMail: false };
    await open();
    const tools = tab.named(`Create a new link for ${invitation.email}`).parentElement;
    expect(tools?.contains(tab.named(`More: ${invitation.email}`))).toBe(true);
    expect(tab.all("li:last-child .people-seen")).toEqual([]);
  });

  it("PEOPLE-182: links that let people in stand among them: what they may do, until when, who made it, who is here", async () => {
    links = [
      shared,
      { ...shared, id: 3, name: "", role: "viewer", usedAt: null },
      { ...shared, id: 4, role: null },
    ];
    await open();
    await until(() => tab.all("li").length === 4);
    const [, , ada, anyone] = tab.all("li").map(({ textContent }) => textContent);
    for (const fact of ["Ada", "6 days left", "by Timur", "Writer", "1 hour ago"])
      expect(ada).toContain(fact);
    for (const fact of ["Anyone with the link", "Viewer", "–"]) expect(anyone).toContain(fact);
    const here = { tab: "t", name: "Ada", kind: "guest", role: "writer", place: null } as const;
    const guest = { ...here, person: "guest-31-abc", movedAt: 0, isOwn: false };
    await act(async () => tab.editor.others.set([guest]));
    expect(tab.all("li")[2]?.textContent).toContain("Now");
    expect(tab.all("li")[3]?.textContent).not.toContain("Now");
  });

  it("PEOPLE-182: who may not hand out links isn’t asked for them", async () => {
    links = [shared];
    const writer = { ...timur, role: "writer", isSelf: true } as const;
    server = { ...server, people: [{ ...lena, isSelf: false, email: null }, writer] };
    await open("writer");
    expect(tab.all("li")).toHaveLength(2);
  });

  it("PEOPLE-183: a link is revoked once that is confirmed, and says whom it shuts out", async () => {
    links = [shared];
    await open();
    await until(() => tab.all("li").length === 3);
    const ask = async () => {
      await tab.press("More: Ada");
      await act(async () => document.querySelector<HTMLElement>("[role=menuitem]")?.click());
    };
    await ask();
    expect(inDialog("p")?.textContent).toContain("loses access");
    await act(async () => inDialog(".confirm-buttons button:not(.danger)")?.click());
    expect(calls).toEqual([]);
    await ask();
    links = [];
    await confirm();
    await until(() => tab.all("li").length === 2);
    expect(calls).toEqual([["sites/1/links/31", { method: "DELETE" }]]);
  });

  it("GUEST-180: before a role falls below an editor’s it is said that links end, where there are any", async () => {
    links = [shared];
    await open();
    await until(() => tab.all("li").length === 3);
    await typeInto(tab.named("Role of Timur"), "viewer");
    expect(inDialog("p")?.textContent).toContain("stop working");
    expect(calls).toEqual([]);
    await confirm();
    await until(() => calls.length > 0);
    expect(calls[0]).toEqual([
      "sites/1/people/timur",
      { method: "PATCH", body: { role: "viewer" } },
    ]);
  });

  it("GUEST-207: a link that lets nobody in for now says why, and is revoked, and the warning counts it", async () => {
    links = [
      { ...shared, pausedBy: "suspension" },
      { ...shared, id: 32, name: "Berta", pausedBy: "offline" },
      { ...shared, id: 33, name: "Carl", authorId: "gone", pausedBy: "author" },
    ];
    await open();
    await until(() => tab.all("li").length === 5);
    const [, , ada, berta, carl] = tab.all("li").map(({ textContent }) => textContent);
    expect(ada).toContain("while its author is suspended");
    expect(berta).toContain("while the site is offline");
    expect(carl).toContain("its author can no longer share this site");
    await typeInto(tab.named("Role of Timur"), "viewer");
    expect(inDialog("p")?.textContent).toContain("stop working");
    expect(calls).toEqual([]);
    await act(async () => inDialog(".confirm-buttons button:not(.danger)")?.click());
    await tab.press("More: Ada");
    await act(async () => document.querySelector<HTMLElement>("[role=menuitem]")?.click());
    await confirm();
    await until(() => calls.length > 0);
    expect(calls).toEqual([["sites/1/links/31", { method: "DELETE" }]]);
  });

  it("PEOPLE-13: an email that was refused is told beside its invitation, in the mail server’s words", async () => {
    const reason = "550 <b>no such user</b>";
    server = {
      people: [lena],
      invitations: [
        { ...invitation, id: 1, mailFailure: { reason, isFinal: true } },
        { ...invitation, id: 2, mailFailure: { reason: null, isFinal: false } },
        { ...invitation, id: 3 },
      ],
      sendsMail: true,
    };
    await open();
    const told = tab.all(".people-unsent").map(({ textContent }) => textContent);
    expect(told).toHaveLength(2);
    expect(told[0]).toContain("couldn’t be delivered");
    expect(told[0]).toContain(reason);
    expect(told[1]).toContain("keep trying");
    expect(told[1]).not.toContain("The mail server said");
  });

  it("PEOPLE-05, NEW-97, GUEST-179: a site is handed over to somebody by an address", async () => {
    await open();
    await tab.press("Transfer…");
    expect(inDialog("p")?.textContent).toContain("preview links keep working");
    const field = document.querySelector<HTMLInputElement>("dialog input");
    if (!field) throw new Error("There is no field");
    await typeInto(field, "mia@brandt.example");
    await act(async () =>
      document
        .querySelector("dialog form")
        ?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true })),
    );
    await until(() => calls.length > 0);
    expect(calls[0]?.[1]?.body).toMatchObject({ email: "mia@brandt.example", isTransfer: true });
  });
});
