import { expect } from "vitest";
import type { ScenarioTable } from "../scenarios.ts";

const url = "/api/v1/sites/{site}/comments";
const place = { page: "home", section: "header", template: "Header21" };
const said = (text: string) => ({ ...place, text });
const script = "<script>alert(1)</script> @owner@example.org";
const replies = `${url}/{thread}/replies`;
const gone = { status: 404, code: "not-found" } as const;

export const table: ScenarioTable = {
  subject: "comments on sections",
  async prepare({ app, cookies, env, userIds, database }) {
    const headers = { host: "localhost:3000", origin: env.appOrigin, cookie: cookies.owner };
    const call = async (at: string, payload: object) =>
      (await app.inject({ method: "POST", url: `/api/v1/sites${at}`, headers, payload })).json();
    const { id } = await call("", { name: "Shop", language: "en" });
    const site = String(id);
    const thread = (await call(`/${site}/comments`, said("First"))).id;
    const other = await call("", { name: "Another", language: "en" });
    const foreign = (await call(`/${other.id}/comments`, said("Elsewhere"))).id;
    await database.db
      .insertInto("siteMembers")
      .values({ siteId: id, userId: userIds.operator, role: "viewer", createdAt: 0 })
      .execute();
    const comments = await database.db.selectFrom("comments").select(["id", "siteId"]).execute();
    const comment = comments.find(({ siteId }) => Number(siteId) === id)?.id ?? "";
    return { site, thread, foreign, comment };
  },
  rows: [
    {
      name: "COMM-01: a viewer comments too, and markup stays the text that it is",
      method: "POST",
      url,
      as: "operator",
      body: said(script),
      expect: { status: 201 },
      after: async ({ world, values }) => {
        const rows = await world.database.db.selectFrom("comments").select("text").execute();
        expect(rows.map(({ text }) => text)).toContain(script);
        const records = await world.database.db
          .selectFrom("records")
          .select("body")
          .where("siteId", "=", Number(values["site"]))
          .execute();
        expect(JSON.stringify(records)).not.toContain("alert(1)");
      },
    },
    {
      name: "COMM-01: a reply",
      method: "POST",
      url: replies,
      as: "operator",
      body: { text: "Yes" },
      expect: { status: 204 },
    },
    {
      name: "COMM-01: they are told with who said what, and what is unread",
      method: "GET",
      url,
      as: "owner",
      expect: {
        status: 200,
        headers: { "cache-control": /no-store/ },
        body: {
          threads: [
            { isResolved: false, comments: [{ text: script, isOwn: false, isUnread: true }] },
            {
              ...place,
              comments: [
                { text: "First", isOwn: true, isUnread: false },
                { text: "Yes", isOwn: false, isUnread: true },
              ],
            },
          ],
        },
      },
    },
    {
      name: "COMM-01: what was seen is read",
      method: "PUT",
      url: `${url}/seen`,
      as: "owner",
      body: { until: "2100-01-01T00:00:00.000Z" },
      expect: { status: 204 },
    },
    ...[{}, { until: "soon" }, { until: 1 }, { until: "2100-01-01T00:00:00.000Z", more: 1 }].map(
      (body) => ({
        name: `COMM-09: ${JSON.stringify(body)} is no time until when something was seen`,
        method: "PUT" as const,
        url: `${url}/seen`,
        as: "owner" as const,
        body,
        expect: { status: 422, code: "invalid" as const },
      }),
    ),
    {
      name: "COMM-01: a thread is resolved",
      method: "PATCH",
      url: `${url}/{thread}`,
      as: "owner",
      body: { isResolved: true },
      expect: { status: 204 },
    },
    {
      name: "COMM-01: and told as such",
      method: "GET",
      url,
      as: "owner",
      expect: {
        status: 200,
        body: {
          threads: [{ isResolved: false, comments: [{ isUnread: false }] }, { isResolved: true }],
        },
      },
    },
    {
      name: "COMM-02: nobody changes what somebody else said",
      method: "PATCH",
      url: `${replies}/{comment}`,
      as: "operator",
      body: { text: "Mine" },
      expect: gone,
    },
    {
      name: "COMM-02: nobody deletes what somebody else said",
      method: "DELETE",
      url: `${replies}/{comment}`,
      as: "operator",
      expect: gone,
    },
    {
      name: "COMM-02: one changes one's own",
      method: "PATCH",
      url: `${replies}/{comment}`,
      as: "owner",
      body: { text: "Better" },
      expect: { status: 204 },
    },
    {
      name: "COMM-02: one deletes one's own",
      method: "DELETE",
      url: `${replies}/{comment}`,
      as: "owner",
      expect: { status: 204 },
    },
    {
      name: "COMM-02: a thread of another site isn't resolved",
      method: "PATCH",
      url: `${url}/{foreign}`,
      as: "owner",
      body: { isResolved: true },
      expect: gone,
    },
    {
      name: "COMM-02: a thread of another site gets no reply",
      method: "POST",
      url: `${url}/{foreign}/replies`,
      as: "owner",
      body: { text: "x" },
      expect: gone,
    },
    {
      name: "COMM-02: strangers read nothing",
      method: "GET",
      url,
      expect: { status: 401, code: "not-signed-in" },
    },
    {
      name: "COMM-07: a link that ends emails, and that nobody made, ends none",
      method: "GET",
      url: "/api/v1/comment-emails/stop?token=x.y",
      expect: {
        status: 410,
        page: /<html lang="en">.*This link doesn’t work/,
        headers: { "cache-control": /no-store/, "referrer-policy": /no-referrer/ },
      },
    },
    {
      name: "COMM-07: a mail program, which is no page of the app, may press it",
      method: "POST",
      url: "/api/v1/comment-emails/stop?token=x.y",
      headers: { origin: null, "accept-language": "uk" },
      body: "List-Unsubscribe=One-Click",
      expect: { status: 410, page: /<html lang="uk">/ },
    },
    {
      name: "COMM-07: it isn't there on hosts of sites",
      method: "POST",
      url: "/api/v1/comment-emails/stop?token=x.y",
      host: "shop.localhost:3000",
      expect: { status: 404, code: "not-found" },
    },
    {
      name: "COMM-02: others' sites have no comments",
      method: "POST",
      url,
      as: "other owner",
      body: said("x"),
      expect: gone,
    },
    {
      name: "COMM-02: 2,000 characters fit",
      method: "POST",
      url,
      as: "owner",
      body: said("x".repeat(2_000)),
      expect: { status: 201 },
    },
    {
      name: "COMM-02: 2,001 don't",
      method: "POST",
      url,
      as: "owner",
      body: said("x".repeat(2_001)),
      expect: { status: 422, code: "invalid" },
    },
    {
      name: "COMM-02: a comment says something",
      method: "POST",
      url,
      as: "owner",
      body: said("  "),
      expect: { status: 422, code: "invalid" },
    },
  ],
};
