import { expect } from "vitest";
import { makeSite } from "../make-site.ts";
import type { Scenario, ScenarioTable } from "../scenarios.ts";

const url = "/api/v1/sites/{site}/links";
const owner = { as: "owner" } as const;

export const table: ScenarioTable = {
  subject: "links to drafts and releases",
  async prepare(world) {
    const siteId = await makeSite(world, { name: "Linked" });
    const authorId = world.userIds.owner;
    const { row } = await world.publishing.publisher.publish({ siteId, authorId, note: "" });
    return { site: String(siteId), release: String(row.id) };
  },
  rows: [
    {
      ...owner,
      name: "PREV-01: a site has no links at first",
      method: "GET",
      url,
      expect: { status: 200, body: { links: [] }, headers: { "cache-control": /no-store/ } },
    },
    ...[
      {},
      { days: 2 },
      { days: 7, name: "x".repeat(61) },
      { days: 7, release: "0" },
      { days: 7, release: "1; drop table" },
      { days: 7, role: "owner" },
      { days: 7, tokenHash: "mine" },
      { days: 7, password: "short" },
      { days: 7, password: "x".repeat(101) },
      { days: 7, password: ["long enough"] },
      { days: 7, password: null },
      { days: 7, role: "viewer", password: "long enough" },
      { days: 7, role: "viewer", takesComments: true },
      { days: 7, takesComments: "yes" },
    ].map((body): Scenario => ({
      ...owner,
      name: `PREV-01: ${JSON.stringify(body).slice(0, 50)} makes no link`,
      method: "POST",
      url,
      body,
      expect: { status: 422, code: "invalid" },
    })),
    {
      ...owner,
      name: "PREV-01: nor does a release that the site hasn't",
      method: "POST",
      url,
      body: { days: 7, release: "999999" },
      expect: { status: 404, code: "not-found" },
    },
    {
      ...owner,
      name: "PREV-01: whoever makes a link is told its address, with the secret behind a #",
      method: "POST",
      url,
      body: { days: 7, name: "For the printer" },
      expect: {
        status: 201,
        body: { name: "For the printer", release: null, author: "owner", uses: 0, usedAt: null },
        headers: { "cache-control": /no-store/ },
      },
      after({ response, values }) {
        const { id, address } = response.json();
        expect(address).toMatch(/^http:\/\/preview--[a-z0-9]{12}\.localhost:3000\/#[\w-]{43}$/);
        values["link"] = String(id);
        values["secret"] = address.split("#")[1];
      },
    },
    {
      ...owner,
      name: "PREV-01: a link to a release names it",
      method: "POST",
      url,
      body: { days: 1, release: "{release}" },
      expect: { status: 201, body: { release: { id: expect.stringMatching(/^\d+$/), number: 1 } } },
    },
    {
      ...owner,
      name: "PREV-02: the list has both and tells no secret; neither does the database",
      method: "GET",
      url,
      expect: { status: 200, body: { links: [{ release: { number: 1 } }, { release: null }] } },
      async after({ world, response, values }) {
        const secret = values["secret"] ?? "";
        const rows = await world.database.db.selectFrom("siteLinks").selectAll().execute();
        expect(secret).toHaveLength(43);
        expect(response.body + JSON.stringify(rows) + world.logLines.join("")).not.toContain(
          secret,
        );
      },
    },
    ...(["GET", "POST"] as const).map((method): Scenario => ({
      as: "other owner",
      name: `PREV-02: another owner's site does not exist: ${method}`,
      method,
      url,
      ...(method === "POST" && { body: { days: 7 } }),
      expect: { status: 404, code: "not-found" },
    })),
    {
      as: "other owner",
      name: "PREV-02: nor can another owner revoke a link",
      method: "DELETE",
      url: `${url}/{link}`,
      expect: { status: 404, code: "not-found" },
    },
    {
      name: "PREV-02: a stranger makes none",
      method: "POST",
      url,
      body: { days: 7 },
      expect: { status: 401, code: "not-signed-in" },
    },
    {
      ...owner,
      name: "PREV-480: a link gets a password",
      method: "PUT",
      url: `${url}/{link}/password`,
      body: { password: "mehl & wasser" },
      expect: { status: 204 },
    },
    {
      ...owner,
      name: "PREV-480: the list says so, and neither it nor the log has the password",
      method: "GET",
      url,
      expect: { status: 200, body: { links: [{ hasPassword: false }, { hasPassword: true }] } },
      after({ world, response }) {
        expect(response.body + world.logLines.join("")).not.toMatch(/mehl|argon2/);
      },
    },
    ...[
      {},
      { password: "short" },
      { password: "x".repeat(101) },
      { password: 123_456 },
      { password: "long enough", days: 7 },
    ].map((body): Scenario => ({
      ...owner,
      name: `PREV-480: ${JSON.stringify(body).slice(0, 40)} sets no password`,
      method: "PUT",
      url: `${url}/{link}/password`,
      body,
      expect: { status: 422, code: "invalid" },
    })),
    ...(["PUT", "DELETE"] as const).flatMap((method): Scenario[] =>
      (
        [
          ["other owner", "{link}", 404, "not-found"],
          ["stranger", "{link}", 401, "not-signed-in"],
          ["owner", "999999", 404, "not-found"],
          ["owner", "x", 422, "invalid"],
        ] as const
      ).map(([as, link, status, code]) => ({
        ...(as !== "stranger" && { as }),
        name: `PREV-480: ${method} of ${as}, of ${link === "{link}" ? "this link" : link}: ${status}`,
        method,
        url: `${url}/${link}/password`,
        ...(method === "PUT" && { body: { password: "long enough" } }),
        expect: { status, code },
      })),
    ),
    ...[1, 2].map((time): Scenario => ({
      ...owner,
      name: `PREV-480: a password is removed, time ${time}`,
      method: "DELETE",
      url: `${url}/{link}/password`,
      expect: { status: 204 },
    })),
    ...[true, true, false].map((takesComments): Scenario => ({
      ...owner,
      name: `PREV-510: a link is told whether it takes comments: ${takesComments}`,
      method: "PUT",
      url: `${url}/{link}/comments`,
      body: { takesComments },
      expect: { status: 204 },
    })),
    ...[{}, { takesComments: 1 }, { takesComments: true, days: 7 }].map((body): Scenario => ({
      ...owner,
      name: `PREV-510: ${JSON.stringify(body)} tells a link nothing`,
      method: "PUT",
      url: `${url}/{link}/comments`,
      body,
      expect: { status: 422, code: "invalid" },
    })),
    ...(
      [
        ["other owner", "{link}", 404, "not-found"],
        ["stranger", "{link}", 401, "not-signed-in"],
        ["owner", "999999", 404, "not-found"],
        ["owner", "x", 422, "invalid"],
      ] as const
    ).map(([as, link, status, code]): Scenario => ({
      ...(as !== "stranger" && { as }),
      name: `PREV-510: ${as} and the comments of ${link === "{link}" ? "this link" : link}: ${status}`,
      method: "PUT",
      url: `${url}/${link}/comments`,
      body: { takesComments: true },
      expect: { status, code },
    })),
    {
      ...owner,
      name: "GUEST-01: an owner makes a link that lets somebody in, at the app’s own address",
      method: "POST",
      url,
      body: { days: 1, role: "writer", name: "Copywriter" },
      expect: { status: 201, body: { role: "writer", release: null } },
      after({ response, values }) {
        const { address } = response.json();
        expect(address).toMatch(/^http:\/\/localhost:3000\/share#token=[a-z0-9]{12}\.[\w-]{43}$/);
        values["token"] = address.split("#token=")[1];
      },
    },
    {
      name: "GUEST-01: whoever has it exchanges it for a session of one site and one role",
      method: "POST",
      url: "/api/v1/links/sessions",
      body: { token: "{token}" },
      expect: {
        status: 200,
        body: { role: "writer" },
        headers: {
          "set-cookie": /^__Host-guest=.*; Secure; HttpOnly; SameSite=Lax$/,
          "cache-control": /no-store/,
        },
      },
    },
    ...[{}, { token: "" }, { token: 7 }, { token: "x".repeat(56) }, { token: ["{token}"] }].map(
      (body): Scenario => ({
        name: `GUEST-01: ${JSON.stringify(body).slice(0, 40)} is no secret`,
        method: "POST",
        url: "/api/v1/links/sessions",
        body,
        expect: { status: 422, code: "invalid" },
      }),
    ),
    {
      ...owner,
      name: "PREV-03: a link is revoked",
      method: "DELETE",
      url: `${url}/{link}`,
      expect: { status: 204 },
    },
    {
      ...owner,
      name: "PREV-03: once",
      method: "DELETE",
      url: `${url}/{link}`,
      expect: { status: 404, code: "not-found" },
    },
    {
      ...owner,
      name: "PREV-03: and is listed no more",
      method: "GET",
      url,
      expect: { status: 200 },
      after: ({ response }) => expect(response.json().links).toHaveLength(2),
    },
    ...["0", "-1", "x", "1.5", "9999999999999999"].map((id): Scenario => ({
      ...owner,
      name: `PREV-03: ${id} is no link`,
      method: "DELETE",
      url: `${url}/${id}`,
      expect: { status: 422, code: "invalid" },
    })),
  ],
};
