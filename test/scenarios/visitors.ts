import { expect } from "vitest";
import { formTrap } from "#/site/form-trap.ts";
import { publishTestSite, testEvent } from "../fixtures/published-site.ts";
import type { Scenario, ScenarioTable, Values } from "../scenarios.ts";
import type { World } from "../world.ts";

const host = "lamp.localhost:3000";
const origin = `http://${host}`;
const urlencoded = "application/x-www-form-urlencoded";

const forms = {
  email: { email: "ann@example.org" },
  contact: { name: "Ann", email: "ann@example.org", message: "Hello" },
  rsvp: {
    eventId: testEvent.id,
    name: "Ann",
    email: "ann@example.org",
    attending: "yes",
    guests: "1",
  },
  compliance: { name: "Ann", email: "ann@example.org", comment: "Spam" },
} as const;
type Form = keyof typeof forms;

async function count(world: World): Promise<number> {
  const rows = await world.database.db.selectFrom("submissions").select("id").execute();
  return rows.length;
}

/** Empties the table, so that every row of the scenarios begins alike. */
async function clear({ world }: { world: World }): Promise<void> {
  await world.database.db.deleteFrom("submissions").execute();
}

async function nothingStored({ world }: { world: World }): Promise<void> {
  expect(await count(world)).toBe(0);
}

function storedOnce(check?: (row: { body: string; page: string | null }) => void) {
  return async ({ world }: { world: World }) => {
    const rows = await world.database.db.selectFrom("submissions").selectAll().execute();
    expect(rows).toHaveLength(1);
    if (rows[0]) check?.(rows[0]);
    await clear({ world });
  };
}

/** A call of the island: JSON, from the site's own page. */
function call(
  form: Form,
  payload: object = {},
): Pick<Scenario, "method" | "url" | "host" | "body"> & {
  headers: Record<string, string | null>;
} {
  return {
    method: "POST",
    url: `/api/v1/sites/form/${form}/{site}/`,
    host,
    headers: { origin },
    body: { siteHash: "{hash}", ...forms[form], ...payload },
  };
}

/** A plain form, as a browser without scripts sends it. */
function plain(form: Form, payload: Record<string, string> = {}) {
  const fields = { siteHash: "{hash}", language: "en", ...forms[form], ...payload };
  const body = Object.entries(fields)
    .map(([name, value]) => `${name}=${value.startsWith("{") ? value : encodeURIComponent(value)}`)
    .join("&");
  return {
    ...call(form),
    headers: { origin, "content-type": urlencoded, referer: `${origin}/prices/` },
    body,
  };
}

const html = { "content-type": /^text\/html; charset=utf-8$/ };
const kinds = Object.keys(forms) as Form[];

/** The same for each of the four forms. */
function ofEach(rows: (form: Form) => Scenario[]): Scenario[] {
  return kinds.flatMap((form) =>
    rows(form).map((row) => ({ ...row, name: `${form}: ${row.name}` })),
  );
}

const calls = ofEach((form) => [
  {
    ...call(form),
    name: "a call is answered 204 and stored once",
    expect: { status: 204, headers: { "access-control-allow-origin": null } },
    after: storedOnce(),
  },
  {
    ...call(form, { isPaid: 1, ownerId: 1, state: "confirmed", seats: -5, id: 7 }),
    name: "SEC-15: fields that the form does not have have no effect",
    expect: { status: 204 },
    after: storedOnce(({ body }) => expect(body).not.toMatch(/isPaid|ownerId|state|seats|"id"/)),
  },
  {
    ...call(form),
    name: "SEC-15: __proto__ has no effect",
    headers: { origin, "content-type": "application/json" },
    body: `{"siteHash":"{hash}","__proto__":{"email":"p@example.org"},"email":"ann@example.org","name":"x","comment":"x","attending":"no","eventId":"opening"}`,
    expect: { status: 204 },
    after: storedOnce(),
  },
  ...["", "nope", "{hash}x"].map((siteHash) => ({
    ...call(form, { siteHash }),
    name: `SEC-15: the site's hash ${JSON.stringify(siteHash)} is refused`,
    expect: { status: 422, code: "invalid" as const },
    after: nothingStored,
  })),
  {
    ...call(form, { siteHash: { $ne: "" } }),
    name: "SEC-15: an object for the site's hash is refused",
    expect: { status: 422, code: "invalid" },
    after: nothingStored,
  },
  {
    ...call(form, { email: "nobody" }),
    name: "SEND-06: a wrong value is told with status, code and message",
    expect: {
      status: 422,
      code: "invalid",
      body: {
        message:
          form === "compliance" ? "Please put a correct e-mail" : "Please enter a valid email",
        details: [{ path: "/email" }],
      },
    },
    after: nothingStored,
  },
  {
    ...call(form, { email: "nobody" }),
    name: "SEND-07: in the language of the page",
    headers: { origin, language: "ru" },
    expect: {
      status: 422,
      code: "invalid",
      body: { message: expect.stringMatching(/^Пожалуйста, /) },
    },
  },
  {
    ...call(form, { email: "nobody" }),
    name: "SEND-07: in the primary one where the site does not have it",
    headers: { origin, language: "tlh" },
    expect: { status: 422, code: "invalid", body: { message: expect.stringMatching(/^Please/) } },
  },
  {
    ...call(form, { email: `${"a".repeat(65_536)}@b.de` }),
    name: "SEC-08: 64 KiB of address are refused fast",
    expect: { status: 422, code: "invalid" },
    after: nothingStored,
  },
  {
    ...call(form, { name: "x".repeat(200_000) }),
    name: "a body beyond the limit is refused",
    expect: { status: 413, code: "payload-too-large" },
    after: nothingStored,
  },
  {
    ...call(form, { [formTrap]: "https://spam.example" }),
    name: "SEC-17: a robot is thanked, and nothing is stored",
    expect: { status: 204 },
    after: async ({ world }) => {
      expect(world.metrics.text()).toMatch(/^vitrine_forms_trapped_total \d+$/m);
      await nothingStored({ world });
    },
  },
  ...[null, "text/plain", "multipart/form-data; boundary=x", "application/xml"].map((type) => ({
    ...call(form),
    name: `content of type ${type} is not taken`,
    headers: { origin, "content-type": type },
    expect: { status: 415, code: "unsupported-media-type" as const },
    after: nothingStored,
  })),
  ...["{", "[]", "null", '"x"', "1"].map((body) => ({
    ...call(form),
    name: `the body ${body} is refused`,
    headers: { origin, "content-type": "application/json" },
    body,
    expect: { status: 400, code: "bad-request" as const },
    after: nothingStored,
  })),
  ...["GET", "PUT", "PATCH", "DELETE"].map((method) => ({
    ...call(form),
    method: method as "GET",
    body: undefined,
    name: `${method} is not allowed`,
    expect: {
      status: 405,
      code: "method-not-allowed" as const,
      headers: { allow: /^POST$/ },
    },
  })),
  ...["0", "99", "-1", "1e0", "1%20or%201=1", "abc", "9".repeat(30)].map((id) => ({
    ...call(form),
    name: `there is no site ${id}`,
    url: `/api/v1/sites/form/${form}/${id}/`,
    expect: { status: 404, code: "not-found" as const },
    after: nothingStored,
  })),
  {
    ...call(form),
    name: "another site's host does not take it",
    host: "second.localhost:3000",
    headers: { origin: "http://second.localhost:3000" },
    expect: { status: 404, code: "not-found" },
    after: nothingStored,
  },
  {
    ...call(form),
    name: "a host that shows nothing does not take it",
    host: "evil.example",
    expect: { status: 421, code: "wrong-host" },
    after: nothingStored,
  },
]);

const origins = ofEach((form) => [
  ...[
    "https://evil.example",
    "null",
    "http://second.localhost:3000",
    "http://lamp.localhost:3000.evil.example",
    "http://localhost:3000",
    "file://",
  ].map((foreign): Scenario => ({
    ...call(form),
    name: `SEC-12: the origin ${foreign} is refused`,
    headers: { origin: foreign },
    expect: {
      status: 403,
      code: "origin-refused",
      headers: { "access-control-allow-origin": null },
    },
    after: nothingStored,
  })),
  {
    ...plain(form),
    name: "SEC-12: a plain form of another site is refused",
    headers: { origin: "https://evil.example", "content-type": urlencoded },
    expect: { status: 403, code: "origin-refused" },
    after: nothingStored,
  },
  {
    ...call(form),
    name: "SEC-12: a browser that names no origin but crosses sites is refused",
    headers: { origin: null, "sec-fetch-site": "cross-site" },
    expect: { status: 403, code: "origin-refused" },
    after: nothingStored,
  },
  {
    ...call(form),
    name: "a program that names no origin is taken",
    headers: { origin: null },
    expect: { status: 204 },
    after: storedOnce(),
  },
  {
    ...call(form),
    name: "API-02: across hosts the site's own page may call, with credentials",
    host: "localhost:3000",
    expect: {
      status: 204,
      headers: {
        "access-control-allow-origin": /^http:\/\/lamp\.localhost:3000$/,
        "access-control-allow-credentials": /^true$/,
        vary: /origin/,
      },
    },
    after: storedOnce(),
  },
  {
    ...call(form),
    name: "API-02: across hosts no other site's page may",
    host: "localhost:3000",
    headers: { origin: "http://second.localhost:3000" },
    expect: {
      status: 403,
      code: "origin-refused",
      headers: { "access-control-allow-origin": null },
    },
    after: nothingStored,
  },
]);

const thanksOf = {
  email: /<h1[^>]*>Thank you for subscribing!</,
  contact: /<h1[^>]*>Message sent</,
  rsvp: /<h1[^>]*>See you there!<[\s\S]*href="\/api\/v1\/sites\/events\/\d+\/opening\.ics/,
  compliance: /<h1[^>]*>Thanks for the report!<[\s\S]*Information has been successfully sent/,
};

const pages = ofEach((form) => [
  {
    ...plain(form, { section: "abc1" }),
    name: "SEND-08: a plain form is answered by a page of the site, with a way back",
    expect: {
      status: 200,
      page: thanksOf[form],
      headers: {
        ...html,
        "content-security-policy": /script-src 'self'; style-src 'self' 'sha256-/,
        "x-release": /^[0-9a-f]{16}$/,
        "cache-control": /^no-store$/,
        "x-content-type-options": /^nosniff$/,
      },
    },
    after: async ({ world, response }) => {
      expect(response.body).toContain('<html lang="en"');
      expect(response.body).toContain('href="/prices/#comp-abc1"');
      await storedOnce()({ world });
    },
  },
  {
    ...plain(form, { language: "ru" }),
    name: "SEND-08: in the page's language",
    expect: { status: 200, page: /<html lang="ru"/, headers: html },
    after: storedOnce(),
  },
  {
    ...plain(form, { email: "nobody", name: '"><script>alert(1)</script>$&' }),
    name: "SEND-09: what is wrong is said, and what was typed stays, as typed",
    expect: { status: 422, page: /Not sent yet/, headers: html },
    after: async ({ world, response }) => {
      expect(response.body).toMatch(/Please (enter a valid email|put a correct e-mail)/);
      expect(response.body).toMatch(/<input[^>]*name="email"[^>]*value="nobody"/);
      if (form !== "email") {
        const typed = "&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;$&amp;";
        expect(response.body).toContain(`value="${typed}"`);
      }
      expect(response.body).not.toContain("<script>alert");
      expect(response.body).toContain('name="back" value="/prices/"');
      await nothingStored({ world });
    },
  },
  {
    ...plain(form, { email: "nobody", [formTrap]: "x" }),
    name: "SEC-17: a robot's plain form is thanked",
    expect: { status: 200, page: thanksOf[form], headers: html },
    after: nothingStored,
  },
  ...[
    "https://evil.example/",
    "//evil.example/",
    "/\\evil.example",
    "javascript:alert(1)",
    "\t//evil.example",
    "/a\r\nset-cookie: x=1",
    "/api/v1/auth/sign-out",
  ].map((back): Scenario => ({
    ...plain(form, { back }),
    headers: { origin, "content-type": urlencoded, referer: null },
    name: `SEC-18: the way back ${JSON.stringify(back)} leads home instead`,
    expect: { status: 200, page: /<a class="button[^"]*" href="\/">/ },
    after: async ({ world, response }) => {
      expect(response.body).not.toContain("evil.example");
      expect(response.headers["location"]).toBeUndefined();
      expect(response.headers["set-cookie"]).toBeUndefined();
      await storedOnce(({ page }) => expect(page).toBeNull())({ world });
    },
  })),
  {
    ...plain(form),
    name: "SEC-18: a page of another site is no way back either",
    headers: { origin, "content-type": urlencoded, referer: "https://evil.example/prices/" },
    expect: { status: 200, page: /<a class="button[^"]*" href="\/">/ },
    after: storedOnce(({ page }) => expect(page).toBeNull()),
  },
  {
    ...plain(form, { siteHash: "old" }),
    name: "an outdated form says so",
    expect: { status: 422, page: /This form has expired/, headers: html },
    after: nothingStored,
  },
]);

const single: Scenario[] = [
  {
    ...call("contact", { isCookieAccepted: "maybe" }),
    name: "a choice about cookies that is none is refused",
    expect: { status: 422, code: "invalid", body: { details: [{ path: "/isCookieAccepted" }] } },
    after: nothingStored,
  },
  {
    ...call("contact", { isCookieAccepted: true, message: "" }),
    name: "SEND-05: a choice about cookies is kept, empty values are not",
    expect: { status: 204 },
    after: storedOnce(({ body }) =>
      expect(JSON.parse(body)).toEqual({
        name: "Ann",
        email: "ann@example.org",
        isCookieAccepted: true,
      }),
    ),
  },
  {
    ...call("contact", { name: "x'); drop table submissions; --", message: "\0\u2028" }),
    name: "SEC-05: SQL in a field is a text",
    expect: { status: 204 },
    after: storedOnce(({ body }) => expect(body).toContain("drop table")),
  },
  {
    ...call("rsvp", { guests: 21 }),
    name: "REPLY-01: more guests than a reply may bring are refused",
    expect: { status: 422, code: "invalid", body: { details: [{ path: "/guests" }] } },
    after: nothingStored,
  },
  {
    ...plain("rsvp", { guests: "10" }),
    name: "REPLY-02: a plain reply to a full event is answered by a page that says so",
    expect: { status: 409, page: /Only 10 places left\./, headers: html },
    after: nothingStored,
  },
  {
    ...plain("rsvp", { eventId: "past" }),
    name: "REPLY-02: a plain reply to a closed event is answered by a page that says so",
    expect: { status: 409, page: /Replies are closed\./, headers: html },
    after: nothingStored,
  },
  {
    ...plain("rsvp", { attending: "no" }),
    name: "REPLY-05: who does not come gets no calendar file",
    expect: { status: 200, page: /Thanks for letting us know/ },
    after: async ({ world, response }) => {
      expect(response.body).not.toContain(".ics");
      await storedOnce()({ world });
    },
  },
  { ...call("compliance"), name: "a complaint", expect: { status: 204 } },
  {
    ...plain("compliance"),
    name: "REPORT-03: the second complaint without scripts is thanked with 403",
    expect: { status: 403, page: /Thanks for the report!/, headers: html },
    after: clear,
  },
];

const calendar: Scenario[] = [
  {
    name: "REPLY-05: an event is a file for calendars",
    method: "GET",
    url: "/api/v1/sites/events/{site}/opening.ics",
    host,
    expect: {
      status: 200,
      page: /^BEGIN:VCALENDAR\r\n[\s\S]*DTSTART:20991212T080000Z\r\n[\s\S]*SUMMARY:Opening\\, with tea\\; and cake\r\n/,
      headers: {
        "content-type": /^text\/calendar; charset=utf-8$/,
        "content-disposition": /^attachment; filename="event\.ics"$/,
        "content-security-policy": /default-src 'none'/,
      },
    },
  },
  {
    name: "REPLY-05: in the visitor's language",
    method: "GET",
    url: "/api/v1/sites/events/{site}/opening.ics?language=ru",
    host,
    expect: { status: 200, page: /SUMMARY:Открытие\r\n/ },
  },
  ...["gone", "__proto__", "opening%00", "..%2fopening"].map((event): Scenario => ({
    name: `there is no event ${event}`,
    method: "GET",
    url: `/api/v1/sites/events/{site}/${event}.ics`,
    host,
    expect: event.includes("%")
      ? { status: 400, code: "bad-request" }
      : { status: 404, code: "not-found" },
  })),
  {
    name: "an event of another site is not there",
    method: "GET",
    url: "/api/v1/sites/events/{site}/opening.ics",
    host: "second.localhost:3000",
    expect: { status: 404, code: "not-found" },
  },
];

const links = (["confirm", "unsubscribe"] as const).flatMap((purpose): Scenario[] =>
  (["GET", "POST"] as const).flatMap((method) =>
    ["", "?token=", "?token=1.1.x", `?token=1.1.${"A".repeat(43)}`, "?token=a&token=b"].map(
      (query): Scenario => ({
        name: `SUB-02: ${method} ${purpose}${query} does nothing`,
        method,
        url: `/api/v1/sites/form/email/{site}/${purpose}/${query}`,
        host,
        expect: {
          status: 410,
          page: /This link no longer works/,
          headers: { ...html, "cache-control": /^no-store$/, "referrer-policy": /^no-referrer$/ },
        },
      }),
    ),
  ),
);

export const table: ScenarioTable = {
  subject: "what visitors send",
  async prepare(world): Promise<Values> {
    const { id, siteHash } = await publishTestSite(world);
    await publishTestSite(world, { slug: "second" });
    return { site: String(id), hash: siteHash };
  },
  rows: [...calls, ...origins, ...pages, ...single, ...calendar, ...links],
};
