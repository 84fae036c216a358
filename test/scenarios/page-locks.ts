import { expect } from "vitest";
import { makeSite } from "../make-site.ts";
import type { Scenario, ScenarioTable } from "../scenarios.ts";

const url = "/api/v1/sites/{site}/locks";
const owner = { as: "owner" } as const;
const host = "locked.localhost:3000";
const password = "mehl & wasser";

const visit = (name: string, status: number, path = "/"): Scenario => ({
  name,
  method: "GET",
  url: path,
  host,
  expect: { status, page: status === 401 ? /type="password"/ : /<main/ },
});

export const table: ScenarioTable = {
  subject: "passwords for visitors",
  async prepare(world) {
    const siteId = await makeSite(world, { name: "Locked" });
    await world.publishing.publisher.publish({
      siteId,
      authorId: world.userIds.owner,
      note: "",
    });
    const { document } = await world.documents.load(siteId);
    return { site: String(siteId), page: document.pages[0]?.id ?? "" };
  },
  rows: [
    {
      ...owner,
      name: "a new site asks nobody",
      method: "GET",
      url,
      expect: { status: 200, body: { locks: [] }, headers: { "cache-control": /no-store/ } },
    },
    ...[
      {},
      { password, days: 2 },
      { password: "short", days: 7 },
      { password: "x".repeat(101), days: 7 },
      { password: 1234567, days: 7 },
      { password, days: 7, hash: "mine" },
    ].map((body): Scenario => ({
      ...owner,
      name: `LOCK-10: ${JSON.stringify(body).slice(0, 50)} is no password`,
      method: "PUT",
      url: `${url}/{page}`,
      body,
      expect: { status: 422, code: "invalid" },
    })),
    {
      ...owner,
      name: "LOCK-10: days alone need a password first",
      method: "PUT",
      url: `${url}/{page}`,
      body: { days: 7 },
      expect: { status: 422, code: "invalid", body: { details: [{ path: "/password" }] } },
    },
    {
      ...owner,
      name: "LOCK-10: a page that isn't there has none",
      method: "PUT",
      url: `${url}/gone`,
      body: { password, days: 7 },
      expect: { status: 404, code: "not-found" },
    },
    {
      ...owner,
      name: "LOCK-10: what is no page has none",
      method: "PUT",
      url: `${url}/..%2f..`,
      body: { password, days: 7 },
      expect: { status: 400, code: "bad-request" },
    },
    visit("nothing was locked by any of that", 200),
    {
      ...owner,
      name: "LOCK-11: a page gets a password, which nobody is told",
      method: "PUT",
      url: `${url}/{page}`,
      body: { password, days: 7 },
      expect: { status: 200, body: { days: 7 } },
      after: ({ response }) =>
        expect(Object.keys(response.json())).toEqual(["page", "days", "changedAt"]),
    },
    visit("LOCK-11: it holds at once, without publishing", 401),
    {
      ...owner,
      name: "LOCK-11: the days change without the password",
      method: "PUT",
      url: `${url}/{page}`,
      body: { days: 30 },
      expect: { status: 200, body: { days: 30 } },
    },
    {
      ...owner,
      name: "LOCK-11: neither the document nor the project holds it",
      method: "GET",
      url: "/api/v1/sites/{site}/document",
      expect: { status: 200 },
      after: ({ response }) => expect(response.body).not.toMatch(/argon2|locks/),
    },
    {
      ...owner,
      name: "LOCK-11: a publish keeps it",
      method: "POST",
      url: "/api/v1/sites/{site}/releases",
      body: {},
      expect: { status: 201 },
    },
    visit("LOCK-11: the next release asks too", 401),
    {
      ...owner,
      name: "LOCK-11: it is taken away",
      method: "DELETE",
      url: `${url}/{page}`,
      expect: { status: 204 },
    },
    visit("LOCK-11: and nobody is asked any more", 200),
    {
      ...owner,
      name: "LOCK-11: the whole site gets one",
      method: "PUT",
      url: `${url}/-`,
      body: { password, days: 1 },
      expect: { status: 200, body: { page: "-" } },
    },
    visit("LOCK-11: and asks before everything", 401, "/nowhere"),
    {
      ...owner,
      name: "LOCK-11: the list says what is locked",
      method: "GET",
      url,
      expect: { status: 200, body: { locks: [{ page: "-", days: 1 }] } },
    },
    {
      as: "other owner",
      name: "LOCK-11: another owner's site does not exist",
      method: "GET",
      url,
      expect: { status: 404, code: "not-found" },
    },
    {
      as: "other owner",
      name: "LOCK-11: nor can another owner open it",
      method: "DELETE",
      url: `${url}/-`,
      expect: { status: 404, code: "not-found" },
    },
    {
      name: "LOCK-11: a stranger sets none",
      method: "PUT",
      url: `${url}/-`,
      body: { password, days: 1 },
      expect: { status: 401, code: "not-signed-in" },
    },
  ],
};
