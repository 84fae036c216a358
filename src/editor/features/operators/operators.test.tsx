// @vitest-environment jsdom
import { act } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { ApiError } from "../../api/api-error.ts";
import { QueryScope } from "../../api/query-scope.tsx";
import type { Call, CallOptions } from "../../api/request.ts";
import { click, mount, type, until } from "../../testing/mount.tsx";
import type { Mounted } from "../../testing/mount.tsx";
import { OperatorFrame } from "./operator-frame.tsx";
import { operatorScreens } from "./operator-screens.ts";

let mounted: Mounted;
afterEach(() => mounted.unmount());

const lamp = {
  id: 1,
  slug: "lamp",
  name: "Lamp",
  address: "http://lamp.example/",
  state: "live",
  wasPublished: true,
  owners: [{ name: "Ann", email: "ann@example.org" }],
  isHeld: true,
  isPaid: false,
  bytes: 2_097_152,
  views: 1204,
  monthViews: { used: 9, most: 100 },
  isReportingClosed: false,
  openComplaints: 2,
  takedownReason: null,
  changedAt: "2026-06-03T10:00:00.000Z",
};

type Answers = Readonly<Record<string, unknown>>;

/** Answers of a server by the beginning of their path, and what it was asked to change. */
function fakeServer(role: "operator" | "owner", answers: Answers = {}) {
  const calls: string[] = [];
  const asked: string[] = [];
  const account = { id: "a", email: "op@example.org", name: "Op", role, hasPassword: true };
  const all: Answers = { "auth/session": { account }, "operator/sites": [lamp], ...answers };
  const answer = async (path: string, { method = "GET", body }: CallOptions = {}) => {
    asked.push(path);
    if (method !== "GET") calls.push(`${method} ${path} ${JSON.stringify(body ?? null)}`);
    const found = Object.entries(all).find(([key]) => `${method} ${path}`.startsWith(key));
    const [, value] = found ?? Object.entries(all).findLast(([key]) => path.startsWith(key)) ?? [];
    if (value instanceof Error) throw value;
    return value ?? {};
  };
  return { call: answer as Call, calls, asked };
}

async function open(server: ReturnType<typeof fakeServer>, path: string) {
  const navigate = vi.fn<(path: string) => void>();
  for (const { Screen } of operatorScreens) await Screen.preload();
  mounted = await mount(
    <QueryScope>
      <OperatorFrame call={server.call} path={path} navigate={navigate} />
    </QueryScope>,
  );
  await until(() => mounted.all("main").length > 0);
  return navigate;
}

const button = (text: string) =>
  [...document.querySelectorAll<HTMLElement>("button")].find((one) => one.textContent === text)!;
const menuItem = (text: string) =>
  [...document.querySelectorAll<HTMLElement>("[role=menuitem]")].find(
    (one) => one.textContent === text,
  )!;

async function choose(select: HTMLSelectElement, value: string): Promise<void> {
  await act(async () => {
    select.value = value;
    select.dispatchEvent(new Event("change", { bubbles: true }));
  });
}

it("OPER-09: whoever doesn’t run the installation sees none of its screens", async () => {
  const server = fakeServer("owner");
  await open(server, "/operator/sites");
  expect(mounted.find("main").textContent).toContain("for the people who run this server");
  expect(mounted.all("nav.operator-nav")).toHaveLength(0);
  expect(server.asked.filter((path) => path.startsWith("operator"))).toEqual([]);
});

it("OPER-09: a stranger signs in and comes back", async () => {
  const server = fakeServer("owner", { "auth/session": { account: null } });
  const navigate = vi.fn<(path: string) => void>();
  mounted = await mount(
    <QueryScope>
      <OperatorFrame call={server.call} path="/operator/sites" navigate={navigate} />
    </QueryScope>,
  );
  await until(() => navigate.mock.calls.length > 0);
  expect(navigate).toHaveBeenCalledWith("/sign-in?next=%2Foperator%2Fsites");
});

it("OPER-01: shows every site with its owner, state and weight, and asks the server what is searched for", async () => {
  const server = fakeServer("operator");
  await open(server, "/operator/sites");
  await until(() => mounted.all("tbody tr").length === 1);
  const row = mounted.find("tbody tr");
  for (const text of [
    "Lamp",
    "lamp.example",
    "ann@example.org",
    "Live",
    "Held for review",
    "2 open reports",
    "2 MB",
  ])
    expect(row.textContent).toContain(text);
  await type(mounted.find<HTMLInputElement>("[role=searchbox]"), "ann");
  await until(() => server.asked.some((path) => path.includes("q=ann")));
  for (const [label, state] of [
    ["Unpublished", "unpublished"],
    ["Held for review", "held"],
  ]) {
    const choice = mounted.all("[role=radio]").find(({ textContent }) => textContent === label);
    await click(choice!);
    await until(() => server.asked.some((path) => path.includes(`state=${state}`)));
  }
});

const domain = {
  id: 5,
  host: "xn--lmpchen-5wa.example",
  name: "lämpchen.example",
  state: "lost",
  problem: "elsewhere",
  isPrimary: false,
  site: { id: 1, name: "Lamp", state: "down" },
  owners: [{ name: "Ann", email: "ann@example.org" }],
  addedAt: "2026-06-03T10:00:00.000Z",
  checkedAt: "2026-06-03T10:00:00.000Z",
  nextCheckAt: null,
  lostAt: "2026-06-02T10:00:00.000Z",
};

it("OPER-18: shows every domain with its site, owner and what is wrong, and looks one up now", async () => {
  const server = fakeServer("operator", { "operator/domains": [domain] });
  await open(server, "/operator/domains");
  await until(() => mounted.all("tbody tr").length === 1);
  const row = mounted.find("tbody tr").textContent;
  for (const text of [
    "lämpchen.example",
    "xn--lmpchen-5wa.example",
    "Lost",
    "Points nowhere or elsewhere",
    "Since Jun 2, 2026",
    "Taken offline",
    "ann@example.org",
  ])
    expect(row).toContain(text);
  await type(mounted.find<HTMLInputElement>("[role=searchbox]"), "lamp");
  await until(() => server.asked.some((path) => path.includes("operator/domains?q=lamp")));
  await click(mounted.find("tbody [aria-haspopup=menu]"));
  await click(menuItem("Check now"));
  await until(() => server.calls.length === 1);
  expect(server.calls).toEqual(["POST operator/domains/5/check null"]);
});

it("OPER-19: a domain is removed with a reason, not without; what goes wrong leaves what was typed", async () => {
  const gone = new ApiError({ status: 404, code: "not-found", message: "" });
  const server = fakeServer("operator", {
    "operator/domains": [domain],
    "POST operator/domains/5/removal": gone,
  });
  await open(server, "/operator/domains");
  await until(() => mounted.all("tbody tr").length === 1);
  await click(mounted.find("tbody [aria-haspopup=menu]"));
  await click(menuItem("Remove…"));
  await click(button("Remove the domain"));
  expect(document.querySelector("dialog")?.textContent).toContain("Write a reason");
  expect(server.calls).toEqual([]);
  const text = () => document.querySelector<HTMLTextAreaElement>("dialog textarea")!;
  await type(text(), "Trademark");
  await click(button("Remove the domain"));
  await until(() => document.querySelector("dialog .note.error") !== null);
  expect(text().value).toBe("Trademark");
  expect(server.calls).toEqual(['POST operator/domains/5/removal {"reason":"Trademark"}']);
});

it("QUOTA-08: a site near its views of the month says so", async () => {
  const near = { ...lamp, id: 2, monthViews: { used: 120, most: 100 } };
  const { monthViews, ...older } = { ...lamp, id: 3 };
  expect(monthViews.used).toBe(9);
  const sites = [near, lamp, older];
  await open(fakeServer("operator", { "operator/sites": sites }), "/operator/sites");
  await until(() => mounted.all("tbody tr").length === 3);
  const [first, second] = mounted.all("tbody tr");
  expect(first?.textContent).toContain("This month: 120 of 100");
  expect(second?.textContent).not.toContain("This month");
  expect(first?.querySelector(".quota-meter")?.classList).toContain("quota-full");
});

it("OPER-120: a site has the picture of what was published, or an icon where nothing was", async () => {
  const draft = { ...lamp, id: 2, state: "draft", wasPublished: false };
  const { wasPublished: _before, ...older } = { ...lamp, id: 3 };
  const sites = [lamp, draft, older];
  await open(fakeServer("operator", { "operator/sites": sites }), "/operator/sites");
  await until(() => mounted.all("tbody tr").length === 3);
  const rows = mounted.all("tbody tr");
  const frames = rows.map((row) =>
    row.querySelector<HTMLIFrameElement>(".operator-picture > iframe"),
  );
  expect(frames.map((frame) => frame?.getAttribute("src") ?? null)).toEqual([
    "/api/v1/operator/sites/1/file",
    null,
    null,
  ]);
  // it runs nothing, is loaded once it comes near, and the keyboard doesn't stop at it
  expect(frames[0]?.getAttribute("sandbox")).toBe("");
  expect(frames[0]?.getAttribute("loading")).toBe("lazy");
  expect(frames[0]?.tabIndex).toBe(-1);
  expect(rows[1]?.querySelector(".operator-picture > svg")).not.toBeNull();
});

it("MODER-04: a site is taken offline with a reason, not without", async () => {
  const server = fakeServer("operator");
  await open(server, "/operator/sites");
  await until(() => mounted.all("tbody tr").length === 1);
  await click(mounted.find("tbody [aria-haspopup=menu]"));
  await click(menuItem("Take offline…"));
  await click(button("Take the site offline"));
  expect(document.querySelector("dialog")?.textContent).toContain("Write a reason");
  expect(server.calls).toEqual([]);
  await type(document.querySelector<HTMLTextAreaElement>("dialog textarea")!, "Spam");
  await click(button("Take the site offline"));
  await until(() => document.querySelector("dialog") === null);
  expect(server.calls).toEqual(['PATCH operator/sites/1 {"takedown":{"reason":"Spam"}}']);
});

it("OPER-03: says that nobody has the address a site is to be handed to, and keeps what was typed", async () => {
  const server = fakeServer("operator", {
    "POST operator/sites/1/transfer": new ApiError({
      status: 409,
      code: "account-unknown",
      message: "",
    }),
  });
  await open(server, "/operator/sites");
  await until(() => mounted.all("tbody tr").length === 1);
  await click(mounted.find("tbody [aria-haspopup=menu]"));
  await click(menuItem("Transfer…"));
  const input = () => document.querySelector<HTMLInputElement>("dialog input")!;
  await type(input(), "nobody@example.org");
  await click(button("Transfer the site"));
  await until(() => document.querySelector("dialog [role=alert]") !== null);
  expect(document.querySelector("dialog")?.textContent).toContain("Invite the person first");
  expect(input().value).toBe("nobody@example.org");
});

const ann = {
  id: "u1",
  name: "Ann",
  email: "ann@example.org",
  role: "owner",
  isSelf: false,
  quotas: {
    sites: { used: 2, most: 5, isOwn: false },
    storage: { used: 1_048_576, most: null, isOwn: false },
    pages: { used: 3, most: null, isOwn: false },
    allPages: { used: 5, most: null, isOwn: false },
    mail: { used: 90, most: 100, isOwn: false },
    views: { used: 1_500, most: 1_000, isOwn: true },
  },
  suspension: null,
  createdAt: "2026-06-03T10:00:00.000Z",
  seenAt: null,
};

async function openPeople(answers: Answers = {}) {
  const server = fakeServer("operator", {
    "operator/people": [ann],
    "operator/invitations": [],
    ...answers,
  });
  await open(server, "/operator/people");
  await until(() => mounted.all("tbody tr").length === 1);
  return server;
}

it("OPER-05: shows what an account has of its limits, and gives it one of its own", async () => {
  const server = await openPeople();
  expect(mounted.find("tbody tr").textContent).toContain("2 of 5");
  await click(mounted.find("tbody [aria-haspopup=menu]"));
  await click(menuItem("Change limits…"));
  const dialog = document.querySelector("dialog")!;
  for (const use of ["Now: 2 of 5", "Now: 1 MB", "Now: 90 of 100", "Now: 1,500 of 1,000"])
    expect(dialog.textContent).toContain(use);
  const select = document.querySelector<HTMLSelectElement>("dialog select")!;
  await choose(select, "own");
  await type(document.querySelector<HTMLInputElement>("dialog input")!, "1.5");
  await click(button("Save limits"));
  expect(document.querySelector("dialog")?.textContent).toContain("Enter a whole number");
  await type(document.querySelector<HTMLInputElement>("dialog input")!, "9");
  await click(button("Save limits"));
  await until(() => document.querySelector("dialog") === null);
  expect(server.calls).toEqual([
    'PATCH operator/people/u1 {"quotas":{"sites":9,"storage":null,"pages":null,"allPages":null,"mail":null,"views":1000}}',
  ]);
});

it("OPER-184: a link to a new password is made once that is confirmed, and shown once; operators and suspended people have none", async () => {
  const link = "http://localhost/new-password#token=z";
  const server = await openPeople({ "POST operator/people/u1/password-link": { link } });
  const openMenu = () => click(mounted.find("tbody [aria-haspopup=menu]"));
  await openMenu();
  await click(menuItem("New password link…"));
  const dialog = () => document.querySelector("dialog");
  expect(dialog()?.textContent).toContain("ann@example.org");
  expect(dialog()?.textContent).toContain("If signing in takes a code");
  await click(dialog()!.querySelector<HTMLElement>("[aria-label=Close]")!);
  expect(server.calls).toEqual([]);
  await openMenu();
  await click(menuItem("New password link…"));
  await click(button("Create link"));
  await until(() => dialog()?.textContent?.includes(link) === true);
  expect(server.calls).toEqual(["POST operator/people/u1/password-link null"]);
  await click(dialog()!.querySelector<HTMLElement>("[aria-label=Close]")!);
  await openMenu();
  await click(menuItem("New password link…"));
  expect(dialog()?.textContent).not.toContain(link);
});

it.each([
  ["an operator", { role: "operator" }, ["Suspend…"]],
  [
    "who is suspended",
    { suspension: { reason: "Spam", since: "2026-06-03T10:00:00.000Z" } },
    ["Change limits…", "Lift the suspension"],
  ],
])("OPER-184: %s has no link to a new password", async (_who, person, choices) => {
  await openPeople({ "operator/people": [{ ...ann, ...person }] });
  await click(mounted.find("tbody [aria-haspopup=menu]"));
  const offered = [...document.querySelectorAll("[role=menuitem]")];
  expect(offered.map(({ textContent }) => textContent)).toEqual(choices);
});

it("OPER-06: shows the link of an invitation where no mail is sent", async () => {
  const link = "http://localhost/sign-up#token=x";
  const made = { id: "i", email: "new@example.org", expiresAt: "2026-06-03T10:00:00.000Z", link };
  await openPeople({ "POST operator/invitations": made });
  await click(button("Invite"));
  await type(document.querySelector<HTMLInputElement>("dialog input")!, "new@example.org");
  await click(button("Send invitation"));
  await until(() => document.querySelector("dialog")?.textContent?.includes(link) === true);
});

it("OPER-96: an invitation whose email came back says so, is sent again, and has a link to pass on", async () => {
  const link = "http://localhost/sign-up#token=y";
  const listed = { id: "i", email: "new@example.org", expiresAt: "2026-06-03T10:00:00.000Z" };
  const mailFailure = { reason: "550 No such user", isFinal: true };
  const server = await openPeople({
    "operator/invitations": [
      { ...listed, wasMailed: true, mailFailure },
      { ...listed, id: "j", email: "other@example.org" },
    ],
    "POST operator/invitations": { ...listed, link },
  });
  await until(() => mounted.all(".operator-invited").length === 2);
  const [refused, passed] = mounted.all(".operator-invited");
  expect(refused?.textContent).toContain("couldn’t be delivered");
  expect(refused?.textContent).toContain("550 No such user");
  expect(passed?.textContent).not.toContain("delivered");
  expect([...(passed?.querySelectorAll("button") ?? [])].map((one) => one.textContent)).toEqual([
    "Create link",
    "Withdraw",
  ]);
  await click(mounted.find('[aria-label="Send the invitation to new@example.org again"]'));
  await click(mounted.find('[aria-label="Create a link to pass on to new@example.org"]'));
  await until(() => document.querySelector("dialog")?.textContent?.includes(link) === true);
  expect(server.calls).toEqual([
    'POST operator/invitations {"email":"new@example.org","language":"en"}',
    'POST operator/invitations {"email":"new@example.org","language":"en","byLink":true}',
  ]);
});

const complaint = {
  id: 7,
  site: { id: 1, slug: "lamp", name: "Lamp", address: "http://lamp.example/", isTakenDown: false },
  name: "Ann",
  email: "a…@e….org",
  comment: "Asks for my card",
  page: "http://lamp.example/prices/",
  language: "en",
  release: "0123456789abcdef",
  createdAt: "2026-06-03T10:00:00.000Z",
  receipt: { sentAt: null },
  decision: null,
};

it("MODER-07: shows the reported page beside the complaint, in a frame that runs nothing, and decides with a reason", async () => {
  const server = fakeServer("operator", { "operator/complaints": [complaint] });
  await open(server, "/operator/complaints");
  await until(() => mounted.all("iframe").length === 1);
  const frame = mounted.find("iframe");
  expect(frame.getAttribute("src")).toBe("/api/v1/operator/complaints/7/file");
  expect(frame.getAttribute("sandbox")).toBe("");
  expect(mounted.find(".complaint-decision").textContent).toContain("Asks for my card");
  const [, , takeDown] = mounted.all("[role=radio]").slice(-3);
  await click(takeDown!);
  await click(button("Take the site offline"));
  expect(server.calls).toEqual([]);
  await type(mounted.find<HTMLTextAreaElement>("textarea"), "Card numbers");
  await click(button("Take the site offline"));
  await until(() => server.calls.length > 0);
  expect(server.calls).toEqual([
    'PATCH operator/complaints/7 {"decision":"unpublish","reason":"Card numbers"}',
  ]);
});

it("OPER-10: work that was given up is begun anew or thrown away", async () => {
  const job = {
    id: 3,
    kind: "picture-set",
    state: "failed",
    attempts: 10,
    error: "No space",
    runAt: "2026-06-03T10:00:00.000Z",
    createdAt: "2026-06-03T10:00:00.000Z",
  };
  const server = fakeServer("operator", { "operator/jobs": [job] });
  await open(server, "/operator/jobs");
  await until(() => mounted.all("tbody tr").length === 1);
  expect(mounted.find("tbody tr").textContent).toContain("No space");
  await click(button("Retry"));
  await click(button("Discard"));
  await until(() => server.calls.length === 2);
  expect(server.calls).toEqual(["POST operator/jobs/3/retry null", "DELETE operator/jobs/3 null"]);
});

it("OPER-11: an email that couldn’t be sent says why and is tried again; one that rests is read", async () => {
  const mail = {
    id: 1,
    to: "a@example.org",
    subject: "Hello",
    text: "The <b>text</b>",
    status: "failed",
    jobId: 9,
    attempts: 1,
    lastError: "550 no such user",
    nextTryAt: null,
    failedAt: "2026-06-03T10:00:01.000Z",
    createdAt: "2026-06-03T10:00:00.000Z",
    sentAt: null,
  };
  const kept = { ...mail, id: 2, status: "kept", jobId: null, lastError: null };
  const server = fakeServer("operator", { "operator/outbox": [mail, kept] });
  await open(server, "/operator/outbox");
  await until(() => mounted.all(".operator-mail").length === 2);
  expect(mounted.find("main").textContent).toContain("550 no such user");
  expect(mounted.find("pre").textContent).toBe("The <b>text</b>");
  expect(mounted.all(".operator-mail > .button")).toHaveLength(1);
  await click(button("Retry"));
  await until(() => server.calls.length === 1);
  expect(server.calls).toEqual(["POST operator/jobs/9/retry null"]);
});

it("OPER-12: the log says in words what was done, by whom and why, and is filtered by action", async () => {
  const entry = {
    id: 1,
    at: "2026-06-03T10:00:00.000Z",
    operator: "a",
    operatorEmail: "op@example.org",
    action: "site.takedown",
    siteId: 1,
    userId: null,
    subject: "Lamp",
    details: { reason: "Card numbers" },
  };
  const quotas = { sites: 9, storage: "off", pages: 300, mail: 5_000, views: null };
  const later = { ...entry, id: 2, action: "account.quotas", subject: "ann@b.c", details: quotas };
  const chosen = {
    starter: "polden",
    language: "uk",
    pagesPerSite: 1_200,
    pagesPerAccount: 9_000,
    storagePerAccount: "off",
  };
  const settings = { ...chosen, signUp: "open", signUpsPerHour: null, publishScreen: "later" };
  const latest = { ...entry, id: 3, action: "settings.change", subject: null, details: settings };
  const server = fakeServer("operator", { "operator/audit": [latest, later, entry] });
  await open(server, "/operator/audit");
  await until(() => mounted.all("tbody tr").length === 3);
  const [change, first, second] = mounted.all("tbody th").map(({ textContent }) => textContent);
  expect(change).toBe(
    `Settings changed${[
      "Who can create an account: Anyone",
      "Sign-ups per hour: the server’s default",
      "Pictures and files per account, in megabytes: No limit",
      "Pages per site: 1,200",
      "Pages per account: 9,000",
      "Hold suspected phishing: later",
      "First starter: Restaurant",
      "Language of operators’ emails: Українська",
    ].join(" · ")}`,
  );
  expect(second).toBe("Site taken offlineLamp · Card numbers");
  expect(first).toBe(
    `Limits changed${[
      "ann@b.c",
      "Sites: 9",
      "Pictures and files: No limit",
      "Pages per site: 300",
      "Emails a month: 5,000",
      "Views per site a month: As set for everyone",
    ].join(" · ")}`,
  );
  await choose(mounted.find<HTMLSelectElement>("main select"), "site.lift");
  await until(() => server.asked.some((path) => path.includes("action=site.lift")));
});

const overview = {
  version: "1.0.0",
  database: "sqlite",
  sendsMail: false,
  sites: { total: 3, live: 2 },
  people: { total: 2, suspended: 0 },
  storedBytes: 2_097_152,
  disk: { free: 500, total: 1_000 },
  domains: { live: 1, lost: 0 },
  openComplaints: 2,
  heldReleases: 1,
  failedJobs: 0,
  failedMails: 1,
  health: { state: "done", problems: 2, endedAt: "2026-06-03T10:01:00.000Z", host: "machine-1" },
};

it("OPER-13: the overview leads to what waits for an operator", async () => {
  const server = fakeServer("operator", { "operator/overview": overview });
  await open(server, "/operator");
  await until(() => mounted.all(".operator-rows a").length === 4);
  const links = mounted.all(".operator-rows a").map((link) => link.getAttribute("href"));
  const screens = ["complaints", "held", "outbox", "health"];
  expect(links).toEqual(screens.map((screen) => `/operator/${screen}`));
  const text = mounted.find("main").textContent;
  for (const words of [
    "2 open reports",
    "1 publication to review",
    "1 email couldn’t be sent",
    "50%",
    "2 MB",
    "2 problems with this server",
    "on machine-1",
  ])
    expect(text).toContain(words);
});

it("OPER-51: a server that was never checked, or not to the end, is said to be so, and a press has it checked", async () => {
  const quiet = { ...overview, openComplaints: 0, heldReleases: 0, failedMails: 0 };
  const { health } = overview;
  let now: (typeof health & { state: string }) | null = null;
  const server = fakeServer("operator", {});
  const call = (path: string, options?: CallOptions) => {
    if (path === "operator/overview") return Promise.resolve({ ...quiet, health: now });
    if (path !== "operator/health/check") return server.call(path, options);
    now = { ...health, state: "running", problems: 0 };
    return Promise.resolve(undefined);
  };
  await open({ ...server, call: call as Call }, "/operator/overview");
  const text = () => mounted.find("main").textContent ?? "";
  await until(() => mounted.all(".operator-rows button").length === 1);
  expect(text()).toContain("Not checked yet");
  expect(text()).toContain("hasn’t been checked yet");
  await click(mounted.find<HTMLButtonElement>(".operator-rows button"));
  await until(() => text().includes("Checking…"));
  expect(mounted.all(".operator-rows li")).toEqual([]);
  // it is asked for again until it is over
  now = { ...health, state: "cut", problems: 0 };
  await until(() => text().includes("Not fully checked"));
  expect(text()).toContain("didn’t finish");
  expect(mounted.find(".operator-rows button").textContent).toBe("Check now");
});

it("OPER-13: where nothing waits the overview says so", async () => {
  const nothing = {
    ...overview,
    openComplaints: 0,
    heldReleases: 0,
    failedMails: 0,
    sendsMail: true,
    health: { ...overview.health, problems: 0 },
  };
  await open(fakeServer("operator", { "operator/overview": nothing }), "/operator/overview");
  await until(() => mounted.find("main").textContent?.includes("Nothing needs") === true);
});

const held = {
  siteId: 4,
  releaseId: 9,
  name: "Sparkasse Ulm",
  address: "http://ulm.example/",
  since: "2026-06-03T10:00:00.000Z",
  reasons: [
    { kind: "title", quote: "Sparkasse Ulm", page: null },
    { kind: "secret", quote: "Enter your password.", page: "/login" },
  ],
  author: { name: "Eve", email: "eve@example.org", since: "2026-06-02T10:00:00.000Z" },
  isLive: false,
};

it("HELD-04: shows the page that a held publication is about with the reasons, in a frame that runs nothing, and publishes what was looked at", async () => {
  const server = fakeServer("operator", { "operator/held": [held] });
  await open(server, "/operator/held");
  await until(() => mounted.all("iframe").length === 1);
  const frame = mounted.find("iframe");
  expect(frame.getAttribute("src")).toBe("/api/v1/operator/held/4/file?page=%2Flogin");
  expect(frame.getAttribute("sandbox")).toBe("");
  for (const words of ["A bank or brand in a title", "Enter your password.", "eve@example.org"])
    expect(mounted.find("main").textContent).toContain(words);
  await click(button("Publish the site"));
  await until(() => server.calls.length === 1);
  expect(server.calls).toEqual(['PATCH operator/held/4 {"decision":"publish","releaseId":9}']);
});

it("HELD-05: refuses a held publication with a reason, not without", async () => {
  const server = fakeServer("operator", { "operator/held": [held] });
  await open(server, "/operator/held");
  await until(() => mounted.all("iframe").length === 1);
  await click(mounted.all("[role=radio]").at(-1)!);
  await click(button("Refuse the publication"));
  expect(server.calls).toEqual([]);
  expect(mounted.find("[role=alert]").textContent).toBe("Write a reason");
  await type(mounted.find<HTMLTextAreaElement>("textarea"), "You aren’t that bank.");
  await click(button("Refuse the publication"));
  await until(() => server.calls.length === 1);
  expect(server.calls).toEqual([
    'PATCH operator/held/4 {"decision":"refuse","releaseId":9,"reason":"You aren’t that bank."}',
  ]);
});

it("OPER-16: an operator without the second factor that they need is led to their account", async () => {
  const refusal = new ApiError({ status: 403, code: "second-factor-needed", message: "" });
  const server = fakeServer("operator", { operator: refusal });
  await open(server, "/operator/sites");
  await until(() => mounted.find("h1").textContent === "A second factor is required");
  expect(mounted.all("nav.side-nav")).toHaveLength(0);
  expect(mounted.find("main a").getAttribute("href")).toBe("/account");
});

const storage = {
  place: "/data/storage",
  pictures: 2_097_152,
  files: 1_048_576,
  stored: 5_242_880,
  database: null,
  disk: { free: 1_073_741_824, total: 10_737_418_240 },
  largest: [{ id: 1, name: "Lamp", bytes: 2_097_152, owners: ["ann@example.org"] }],
  backups: {
    schedule: { place: "/mnt/backups", everyHours: 24, kept: 14 },
    isRunning: false,
    isDue: false,
    nextAt: "2026-06-04T10:00:00.000Z",
    there: [{ name: "vitrine-1.tar", madeAt: "2026-06-03T10:00:00.000Z", bytes: 3_145_728 }],
    runs: [
      {
        endedAt: "2026-06-03T10:00:00.000Z",
        state: "made",
        reason: null,
        damaged: 0,
        warning: "Older backups stay: EACCES",
      },
      {
        endedAt: "2026-06-02T10:00:00.000Z",
        state: "failed",
        reason: null,
        damaged: 0,
        warning: null,
      },
    ],
  },
};

it("OPER-22, OPER-23: shows what takes room, what the backups came to, and makes one at once", async () => {
  const server = fakeServer("operator", { "operator/storage": storage });
  await open(server, "/operator/storage");
  await until(() => mounted.all("tbody tr").length === 2);
  const text = mounted.find("main").textContent;
  for (const words of [
    "Files are kept in /data/storage",
    "Published sites and prepared pictures2 MB",
    "Database–Couldn’t be measured in time",
    "1 GBof 10 GB",
    "Every 24 h to /mnt/backups; the newest 14 are kept.",
    "Made, with a warning",
    "Older backups stay: EACCES",
    "Failed",
    "the server’s log says what",
    "ann@example.org",
  ])
    expect(text).toContain(words);
  await click(button("Back up now"));
  await until(() => server.calls.length === 1);
  expect(server.calls).toEqual(["POST operator/backups null"]);
});

it("OPER-24: without a place for backups none can be begun, and it says how to have them", async () => {
  const backups = { ...storage.backups, schedule: null, there: null, runs: [], nextAt: null };
  await open(
    fakeServer("operator", { "operator/storage": { ...storage, backups } }),
    "/operator/storage",
  );
  await until(() => mounted.find("main").textContent.includes("Set BACKUP_DIR"));
  expect(button("Back up now")).toBeUndefined();
});
