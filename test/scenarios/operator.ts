import { expect } from "vitest";
import { publishTestSite } from "../fixtures/published-site.ts";
import type { Scenario, ScenarioTable } from "../scenarios.ts";

const outbox = { method: "GET", url: "/api/v1/operator/outbox" } as const;
const lostFiles = { method: "GET", url: "/api/v1/operator/lost-files" } as const;
const change = { method: "PATCH", url: "/api/v1/operator/sites/{site}" } as const;

export const table: ScenarioTable = {
  subject: "what only an operator may do",
  async prepare(world) {
    const site = await publishTestSite(world);
    await world.mail.send({ to: "a@example.org", subject: "First", text: "Hello" });
    await world.mail.send({ to: "b@example.org", subject: "Second", text: "Hello again" });
    return { site: String(site.id), slug: site.slug };
  },
  rows: [
    {
      ...outbox,
      name: "the outbox is read, the latest mail first",
      as: "operator",
      expect: {
        status: 200,
        body: [
          {
            to: "b@example.org",
            subject: "Second",
            text: "Hello again",
            sentAt: null,
            status: "waiting",
            attempts: 0,
            lastError: null,
            nextTryAt: null,
            failedAt: null,
          },
          { to: "a@example.org", subject: "First" },
        ],
        headers: { "x-total-count": /^2$/, "cache-control": /no-store/ },
      },
    },
    {
      ...outbox,
      name: "a part of the outbox is read, and its whole length told",
      url: "/api/v1/operator/outbox?limit=1&offset=1",
      as: "operator",
      expect: { status: 200, body: [{ subject: "First" }], headers: { "x-total-count": /^2$/ } },
    },
    {
      ...outbox,
      name: "a part that can't be is refused",
      url: "/api/v1/operator/outbox?limit=0",
      as: "operator",
      expect: { status: 422, code: "invalid" },
    },
    {
      ...outbox,
      name: "MAIL-06: of the outbox only what failed is read",
      url: "/api/v1/operator/outbox?status=failed",
      as: "operator",
      expect: { status: 200, body: [], headers: { "x-total-count": /^0$/ } },
    },
    ...["lost", "failed'--", "failed&status=sent", "__proto__"].map((status): Scenario => ({
      ...outbox,
      name: `SEC-05: "${status}" is no status`,
      url: `/api/v1/operator/outbox?status=${status}`,
      as: "operator",
      expect: { status: 422, code: "invalid" },
    })),
    {
      ...outbox,
      name: "for an owner there is no outbox",
      as: "owner",
      expect: { status: 404, code: "not-found" },
    },
    {
      ...outbox,
      name: "a stranger has to sign in",
      expect: { status: 401, code: "not-signed-in" },
    },
    {
      ...lostFiles,
      name: "where every stored file is well, none is listed",
      as: "operator",
      expect: { status: 200, body: [], headers: { "cache-control": /no-store/ } },
    },
    {
      ...lostFiles,
      name: "for an owner there is no list of lost files",
      as: "owner",
      expect: { status: 404, code: "not-found" },
    },
    {
      ...lostFiles,
      name: "a stranger has to sign in for lost files",
      expect: { status: 401, code: "not-signed-in" },
    },
    {
      ...change,
      name: "PAID-01: an operator says that a site is paid",
      as: "operator",
      body: { isPaid: true },
      expect: { status: 200, body: { slug: "lamp", isPaid: true, isReportingClosed: false } },
      async after({ world, values }) {
        const info = await world.sites.info(Number(values["site"]), world.userIds.owner);
        expect(info.isPaid).toBe(true);
      },
    },
    {
      ...change,
      name: "REPORT-03: an operator closes the reporting of a site",
      as: "operator",
      body: { isReportingClosed: true },
      expect: { status: 200, body: { isPaid: true, isReportingClosed: true } },
    },
    {
      ...change,
      name: "both are taken back",
      as: "operator",
      body: { isPaid: false, isReportingClosed: false },
      expect: { status: 200, body: { isPaid: false, isReportingClosed: false } },
    },
    {
      ...change,
      name: "SEC-15: other fields have no effect",
      as: "operator",
      body: { slug: "stolen", revision: 9, __proto__: { isPaid: true } },
      expect: { status: 200, body: { slug: "lamp", isPaid: false } },
    },
    {
      ...change,
      name: "what is neither true nor false is refused",
      as: "operator",
      body: { isPaid: "yes" },
      expect: { status: 422, code: "invalid" },
    },
    {
      ...change,
      name: "a site that isn't there is not found",
      url: "/api/v1/operator/sites/4711",
      as: "operator",
      body: { isPaid: true },
      expect: { status: 404, code: "not-found" },
    },
    {
      ...change,
      name: "PAID-01: its owner can't say it",
      as: "owner",
      body: { isPaid: true },
      expect: { status: 404, code: "not-found" },
    },
    {
      ...change,
      name: "PAID-01: nor by the site's own address",
      url: "/api/v1/sites/{site}",
      as: "owner",
      body: { isPaid: true },
      expect: { status: 200, body: { isPaid: false } },
    },
    {
      ...change,
      name: "another site's page can't use an operator's session",
      as: "operator",
      headers: { origin: "http://lamp.localhost:3000" },
      body: { isPaid: true },
      expect: { status: 403, code: "origin-refused" },
    },
  ],
};
