// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Domain, Domains } from "#/api/domains.ts";
import type { SiteRole } from "#/api/roles.ts";
import type { SiteInfo } from "#/api/sites.ts";
import { ApiError } from "../../../../api/api-error.ts";
import type { Call, CallOptions } from "../../../../api/request.ts";
import { until } from "../../../../testing/mount.tsx";
import { createSampleEditor, sampleInfo } from "../../../../testing/sample-editor.ts";
import { openTab, typeInto } from "../../testing/open-tab.tsx";
import type { OpenTab } from "../../testing/open-tab.tsx";
import { DomainsTab } from "./domains-tab.tsx";
import { nextCheck } from "./next-check.ts";

const waiting: Domain = {
  id: 1,
  host: "xn--bckerei-kruste-5hb.de",
  name: "bäckerei-kruste.de",
  state: "waiting",
  isPrimary: false,
  problem: "elsewhere",
  isProxied: false,
  certificate: null,
  records: [
    {
      type: "A",
      name: "xn--bckerei-kruste-5hb.de",
      value: "203.0.113.7",
      state: "differs",
      found: ["198.51.100.9"],
    },
    {
      type: "AAAA",
      name: "xn--bckerei-kruste-5hb.de",
      value: "2001:db8::7",
      state: "missing",
      found: [],
      isOptional: true,
    },
    {
      type: "TXT",
      name: "_vitrine.xn--bckerei-kruste-5hb.de",
      relative: "_vitrine",
      value: "vitrine=k",
      state: "missing",
      found: [],
    },
  ],
  addedAt: "2026-11-26T10:00:00.000Z",
  checkedAt: "2026-11-26T10:00:00.000Z",
  nextCheckAt: null,
  lostAt: null,
};
const live: Domain = {
  ...waiting,
  id: 2,
  host: "kruste.example",
  name: "kruste.example",
  state: "live",
  isPrimary: true,
  problem: null,
};
const second: Domain = {
  ...live,
  id: 3,
  host: "www.kruste.example",
  name: "www.kruste.example",
  isPrimary: false,
};

let tab: OpenTab;
let server: Domains;
let calls: [string, CallOptions | undefined][];
let fail: ApiError | undefined;

async function open(
  domains: Domain[],
  role: SiteRole = "owner",
  more: Partial<Domains> = {},
  about: Partial<SiteInfo> = {},
): Promise<void> {
  server = { domains, ownHost: "korn.sites.example", isPublished: true, ...more };
  const call = (async (path: string, options?: CallOptions) => {
    if (path === "sites/1/domains" && !options?.method) return structuredClone(server);
    if (path.startsWith("sites?")) return [];
    if (path === "sites/1") return { ...sampleInfo, ...about };
    calls.push([path, options]);
    if (fail) throw fail;
    return waiting;
  }) as Call;
  const editor = createSampleEditor(call);
  editor.role.set(role);
  tab = await openTab(DomainsTab, editor);
  await until(() => tab.all("li").length > 0);
}

beforeEach(() => {
  sessionStorage.clear();
  calls = [];
  fail = undefined;
});
afterEach(() => tab.unmount());

const submit = () =>
  act(async () =>
    tab.find("form").dispatchEvent(new Event("submit", { bubbles: true, cancelable: true })),
  );
const rows = () => tab.all("li").map(({ textContent }) => textContent ?? "");

describe("the domains of a site", () => {
  it("DOMAIN-51: of one that isn’t registered it says to do that first, and to set the records then", async () => {
    await open([{ ...waiting, problem: "nameless" }]);
    const [card = ""] = rows();
    expect(card).toContain("Not registered");
    expect(card).not.toContain("records to set");
    const order = ["Register or renew it", "Once it’s registered, set these records", "TXT"];
    const places = order.map((words) => card.indexOf(words));
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  it("DOMAIN-13: says what to set, what stands there instead, and how it is going", async () => {
    await open([waiting]);
    const [card = ""] = rows();
    expect(card).toContain("bäckerei-kruste.de");
    expect(card).toContain("2 records to set");
    expect(card).toContain("doesn’t point to your site yet");
    expect(card).toContain("Now: 198.51.100.9");
    expect(card).toContain("Optional");
    expect(tab.all("tbody tr")).toHaveLength(3);
    expect(
      tab.all("tbody tr:last-child td:nth-child(2) code").map((one) => one.textContent),
    ).toEqual(["_vitrine", "_vitrine.xn--bckerei-kruste-5hb.de"]);
    await tab.press("Check now");
    expect(calls).toEqual([["sites/1/domains/1/check", { method: "POST" }]]);
  });

  it("DOMAIN-18: says how a domain stands over HTTPS, until when, and what is wrong", async () => {
    const until = "2027-02-24T12:00:00.000Z";
    await open([
      { ...live, certificate: { state: "valid", until } },
      { ...second, certificate: { state: "issuing", until: null } },
      { ...second, id: 4, certificate: { state: "expired", until } },
      { ...second, id: 5, certificate: { state: "none", until: null } },
    ]);
    const [valid = "", issuing = "", expired = "", none = ""] = rows();
    expect(valid).toContain("valid until February 24, 2027");
    expect(issuing).toContain("being issued");
    expect([valid, issuing].join()).not.toContain("Check now");
    expect(expired).toContain("expired on February 24, 2027");
    expect(none).toContain("no HTTPS certificate yet");
    expect(tab.all(".note.warn")).toHaveLength(2);
    await tab.press("Check now");
    expect(calls).toEqual([["sites/1/domains/4/check", { method: "POST" }]]);
  });

  it("DOMAIN-17: says that visitors come through a proxy, and how to set one up that leads nowhere yet", async () => {
    await open([
      { ...live, isProxied: true },
      waiting,
      { ...second, state: "waiting", problem: "looped" },
    ]);
    const [through = "", elsewhere = "", looped = ""] = rows();
    expect(through).toContain("through another company’s proxy");
    expect(elsewhere).toContain("Behind a proxy such as Cloudflare?");
    expect(looped).toContain("redirect loop");
  });

  it("DOMAIN-13: what is typed is added; a refusal is said beside the field, where it stays", async () => {
    await open([]);
    const field = tab.named("Domain");
    await submit();
    expect(tab.find("[role=alert]").textContent).toContain("isn’t a domain");
    await typeInto(field, "Kruste.Example");
    fail = new ApiError({ status: 422, code: "domain-reserved", message: "" });
    await submit();
    await until(() => tab.find("[role=alert]").textContent.includes("is reserved"));
    expect((field as HTMLInputElement).value).toBe("Kruste.Example");
    fail = undefined;
    await submit();
    await until(() => (field as HTMLInputElement).value === "");
    expect(calls.at(-1)).toEqual([
      "sites/1/domains",
      { method: "POST", body: { host: "Kruste.Example" } },
    ]);
  });

  it("DOMAIN-13: another one becomes primary, and one is removed once that was confirmed", async () => {
    await open([live, second]);
    expect(rows().map((row) => row.includes("Redirects to kruste.example"))).toEqual([
      false,
      true,
      true,
    ]);
    await tab.press("More: www.kruste.example");
    await tab.press("Make primary");
    await tab.press("More: www.kruste.example");
    await tab.press("Remove");
    expect(calls).toHaveLength(1);
    await tab.press("Remove");
    await until(() => calls.length === 2);
    expect(calls).toEqual([
      ["sites/1/domains/3", { method: "PATCH", body: { isPrimary: true } }],
      ["sites/1/domains/3", { method: "DELETE" }],
    ]);
  });

  it("DOMAIN-13: the www of a live domain is offered, until it is there", async () => {
    await open([live]);
    await tab.press("Add www.kruste.example too");
    expect(calls).toEqual([
      ["sites/1/domains", { method: "POST", body: { host: "www.kruste.example" } }],
    ]);
    tab.unmount();
    await open([live, second]);
    expect(tab.all("button").some(({ textContent }) => textContent.includes("too"))).toBe(false);
  });

  it("DOMAIN-13: who may only look sees how the domains stand", async () => {
    await open([waiting, live], "viewer");
    expect(tab.all("form, button[aria-haspopup]")).toEqual([]);
    expect(rows()).toHaveLength(3);
  });

  it("DOMAIN-16: calls no address live at which visitors find nothing", async () => {
    await open([], "owner", { isPublished: false, ownHost: "korn.sites.example:8443" });
    expect(rows()).toHaveLength(1);
    expect(rows()[0]).toContain("korn.sites.example:8443Not published");
    tab.unmount();
    await open([live, second], "owner", { isPublished: false });
    expect(rows().some((row) => row.includes("Live"))).toBe(false);
    tab.unmount();
    await open([live]);
    expect(rows()[0]).toContain("Live");
  });

  it("DOMAIN-16: a site that is unpublished as a whole is called so at each address, with the way back for who publishes it", async () => {
    const off = { offSince: "2020-06-03T09:27:00" };
    await open([live], "owner", { isPublished: false }, off);
    await until(() => tab.all(".note.warn").length > 0);
    expect(tab.find(".note.warn").textContent).toContain("June 3, 2020 at 9:27");
    expect(rows().every((row) => row.includes("Unpublished"))).toBe(true);
    expect(rows().join()).not.toMatch(/Not published|once you publish/);
    await tab.press("Publish again");
    const body = { isPublished: true };
    expect(calls).toEqual([["sites/1/visibility/-", { method: "PUT", body }]]);
    tab.unmount();
    await open([live], "viewer", { isPublished: false }, off);
    await until(() => tab.all(".note.warn").length > 0);
    expect(tab.all(".note.warn button")).toEqual([]);
  });

  it("MODER-08: what the host took down is told there, and isn’t called live", async () => {
    const takedown = { reason: "Phishing", since: "2020-06-03T09:27:00" };
    await open([live, second], "owner", { isPublished: true }, { takedown });
    await until(() => tab.all(".note.error").length > 0);
    expect(tab.find(".note.error").textContent).toContain("Phishing");
    expect(rows().every((row) => row.includes("Taken offline"))).toBe(true);
  });

  it("DOMAIN-16: says that nobody reaches localhost from elsewhere", async () => {
    const local = (): boolean => tab.all(".note.warn").length > 0;
    await open([], "owner", { ownHost: "korn.localhost:3000" });
    expect(local()).toBe(true);
    tab.unmount();
    await open([], "owner", { ownHost: "localhost.example.org" });
    expect(local()).toBe(false);
  });

  it("DOMAIN-16: an editor is told whose business domains are", async () => {
    const told = (): boolean => tab.all(".note").some((one) => /owner/.test(one.textContent));
    await open([], "editor");
    expect(told()).toBe(true);
    expect(tab.all("form")).toEqual([]);
    tab.unmount();
    await open([]);
    expect(told()).toBe(false);
  });

  it("DOMAIN-16: has one live region for all that is copied", async () => {
    await open([waiting]);
    expect(tab.all(".domains-copy").length).toBeGreaterThan(3);
    expect(tab.all(".domains-copy [role=status]")).toEqual([]);
  });

  it("DOMAIN-13: says when it looks next", () => {
    const now = Date.parse("2026-11-26T10:00:00Z");
    expect(nextCheck("2026-11-26T10:03:10Z", "en", now)).toBe("in 4 minutes");
    expect(nextCheck("2026-11-26T16:00:00Z", "ru", now)).toBe("через 6 часов");
    expect(nextCheck("2026-11-26T09:59:00Z", "en", now)).toBeUndefined();
    expect(nextCheck(null, "en", now)).toBeUndefined();
  });
});
