import { expect } from "vitest";
import { inboxLists } from "#/api/inbox.ts";
import { publishTestSite, testEvent } from "../fixtures/published-site.ts";
import type { Scenario, ScenarioTable } from "../scenarios.ts";
import type { World } from "../world.ts";

const forms = [
  [
    "contact",
    { name: "Ann", email: "Ann@example.org", message: "Hello\nthere", isCookieAccepted: true },
  ],
  [
    "contact",
    {
      name: '=HYPERLINK("http://evil.example","Win")',
      email: "bob@example.org",
      message: '+1; "quoted", and\r\nanother line\';drop table submissions;--',
    },
  ],
  ["email", { email: "ann@example.org", isCookieAccepted: false }],
  [
    "rsvp",
    {
      eventId: testEvent.id,
      name: "Аня",
      email: "ann@example.org",
      attending: "yes",
      guests: 2,
    },
  ],
  ["compliance", { name: "Ann", email: "ann@example.org", comment: "This is a copy of my site" }],
] as const;

/** What visitors of one site sent, and the ids of what came of it. */
async function prepare(world: World): Promise<Record<string, string>> {
  const site = await publishTestSite(world);
  const other = await publishTestSite(world, { slug: "second" });
  for (const [form, payload] of forms) {
    const response = await world.app.inject({
      method: "POST",
      url: `/api/v1/sites/form/${form}/${site.id}/`,
      headers: {
        host: site.host,
        origin: site.origin,
        referer: `${site.origin}/prices/`,
        language: "ru",
      },
      payload: { siteHash: site.siteHash, ...payload },
    });
    expect(response.statusCode, response.body).toBe(204);
  }
  const rows = await world.database.db
    .selectFrom("submissions")
    .select(["id", "kind"])
    .orderBy("id")
    .execute();
  const idOf = (kind: string) => String(rows.find((row) => row.kind === kind)?.id);
  return {
    site: String(site.id),
    other: String(other.id),
    messages: idOf("contact"),
    subscribers: idOf("email"),
    rsvps: idOf("rsvp"),
    complaints: idOf("compliance"),
  };
}

const base = "/api/v1/sites/{site}";
const get = { method: "GET", as: "owner" } as const;
const patch = { method: "PATCH", as: "owner" } as const;
const iso = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

const circumstances = {
  sentAt: iso,
  isRead: false,
  page: "http://lamp.localhost:3000/prices/",
  language: "ru",
  release: expect.stringMatching(/^[0-9a-f]{16}$/),
};

const reading: Scenario[] = [
  {
    ...get,
    name: "INBOX-01: messages are listed newest first, with consent, page, language and release",
    url: `${base}/messages`,
    expect: {
      status: 200,
      headers: { "x-total-count": /^2$/, "cache-control": /no-store/ },
      body: [
        { email: "bob@example.org", isCookieAccepted: null },
        {
          ...circumstances,
          name: "Ann",
          email: "Ann@example.org",
          message: "Hello\nthere",
          isCookieAccepted: true,
        },
      ],
    },
  },
  {
    ...get,
    name: "INBOX-01: subscribers with their state",
    url: `${base}/subscribers`,
    expect: {
      status: 200,
      headers: { "x-total-count": /^1$/ },
      body: [
        {
          ...circumstances,
          email: "ann@example.org",
          state: "unconfirmed",
          changedAt: iso,
          isCookieAccepted: false,
        },
      ],
    },
  },
  {
    ...get,
    name: "INBOX-01: replies with their event",
    url: `${base}/rsvps`,
    expect: {
      status: 200,
      headers: { "x-total-count": /^1$/ },
      body: [
        {
          ...circumstances,
          eventId: "opening",
          eventTitle: "Opening, with tea; and cake",
          name: "Аня",
          isAttending: true,
          guests: 2,
          message: "",
        },
      ],
    },
  },
  {
    ...get,
    name: "INBOX-03: complaints with page, language and release, and never who made them",
    url: `${base}/complaints`,
    expect: {
      status: 200,
      headers: { "x-total-count": /^1$/ },
      body: [{ ...circumstances, comment: "This is a copy of my site" }],
    },
    after: ({ response }) => expect(response.body).not.toMatch(/ann/i),
  },
  {
    ...get,
    name: "INBOX-02: how much there is and how much of it is unread",
    url: `${base}/inbox`,
    expect: {
      status: 200,
      body: {
        messages: { total: 2, unread: 2 },
        subscribers: { total: 1, unread: 1 },
        rsvps: { total: 1, unread: 1 },
        complaints: { total: 1, unread: 1 },
      },
    },
  },
  {
    ...get,
    name: "INBOX-02: a site tells how much is unread",
    url: base,
    expect: { status: 200, body: { unread: 5 } },
  },
  {
    ...get,
    name: "a part of a list, and its whole length",
    url: `${base}/messages?limit=1&offset=1`,
    expect: { status: 200, headers: { "x-total-count": /^2$/ }, body: [{ name: "Ann" }] },
    after: ({ response }) => expect(response.json()).toHaveLength(1),
  },
  {
    ...get,
    name: "another site's inbox is empty",
    url: "/api/v1/sites/{other}/messages",
    expect: { status: 200, headers: { "x-total-count": /^0$/ } },
    after: ({ response }) => expect(response.json()).toEqual([]),
  },
];

/** The same for each list. */
function ofEach(rows: (list: (typeof inboxLists)[number]) => Scenario[]): Scenario[] {
  return inboxLists.flatMap((list) =>
    rows(list).map((row) => ({ ...row, name: `${list}: ${row.name}` })),
  );
}

const refusals = ofEach((list) => [
  ...[
    "limit=-1",
    "limit=0",
    "limit=201",
    "limit=100000",
    "limit=abc",
    "limit=1;drop table submissions",
    "limit=1e999",
    "offset=-1",
    "offset=1' or '1'='1",
    "isUnread=maybe",
  ].map((query): Scenario => ({
    ...get,
    name: `SEC-05: ${query} is refused`,
    url: `${base}/${list}?${encodeURI(query)}`,
    expect: { status: 422, code: "invalid" },
  })),
  {
    ...get,
    name: "SEC-05: sorts and filters that there are not are refused",
    url: `${base}/${list}?sort=email;--&email=ann@example.org&order[by]=1`,
    expect: { status: 422, code: "invalid" },
  },
  {
    ...get,
    name: "SEC-05: a language of the CSV that there is not is refused",
    url: `${base}/${list}.csv?language=';--`,
    expect: { status: 422, code: "invalid" },
  },
  ...["0", "-1", "1e0", "abc", "1%20or%201=1", "9".repeat(30), "999999"].map((id): Scenario => ({
    ...get,
    name: `SEC-05: there is no entry ${id}`,
    url: `${base}/${list}/${id}`,
    expect: { status: 404, code: "not-found" },
  })),
  {
    ...get,
    name: "SEC-14: an entry is not found by the address of another site of the same owner",
    url: `/api/v1/sites/{other}/${list}/{${list}}`,
    expect: { status: 404, code: "not-found" },
  },
  {
    ...get,
    name: "an entry is not found in another list",
    url: `${base}/${list === "messages" ? "rsvps" : "messages"}/{${list}}`,
    expect: { status: 404, code: "not-found" },
  },
  {
    ...patch,
    name: "an entry of another site is not marked",
    url: `/api/v1/sites/{other}/${list}/{${list}}`,
    body: { isRead: true },
    expect: { status: 404, code: "not-found" },
  },
  ...(["stranger", "other owner", "operator"] as const).map((actor): Scenario => ({
    method: "GET",
    as: actor,
    name: `SEC-14: for a${actor === "operator" || actor === "other owner" ? "n" : ""} ${actor} there is no list`,
    url: `${base}/${list}`,
    expect:
      actor === "stranger"
        ? { status: 401, code: "not-signed-in" }
        : { status: 404, code: "not-found" },
  })),
  ...[{ isRead: "yes" }, { isTrashed: true }, []]
    .filter((body) => list !== "complaints" || "isRead" in body || Array.isArray(body))
    .map((body): Scenario => ({
      ...patch,
      name: `the change ${JSON.stringify(body)} is refused`,
      url: `${base}/${list}/{${list}}`,
      body,
      expect: { status: 422, code: "invalid" },
    })),
  ...[
    {},
    { isRead: true },
    { isRead: false, until: "2099-01-01T00:00:00.000Z" },
    { isRead: true, until: "soon" },
  ].map((body): Scenario => ({
    ...patch,
    name: `the change of all ${JSON.stringify(body)} is refused`,
    url: `${base}/${list}`,
    body,
    expect: { status: 422, code: "invalid" },
  })),
  {
    ...patch,
    name: "another site's page can't use the owner's session",
    url: `${base}/${list}/{${list}}`,
    headers: { origin: "http://lamp.localhost:3000" },
    body: { isRead: true },
    expect: { status: 403, code: "origin-refused" },
  },
]);

const marking = ofEach((list) => [
  {
    ...patch,
    name: "INBOX-02: an entry is marked as read",
    url: `${base}/${list}/{${list}}`,
    body: { isRead: true, email: "stolen@example.org", siteId: 2, state: "confirmed" },
    expect: { status: 200, body: { isRead: true } },
    after: ({ response }) => expect(response.body).not.toMatch(/stolen|"confirmed"/),
  },
  {
    ...get,
    name: "INBOX-02: what is read is not among what is unread",
    url: `${base}/${list}?isUnread=true`,
    expect: { status: 200, headers: { "x-total-count": list === "messages" ? /^1$/ : /^0$/ } },
  },
  {
    ...patch,
    name: "INBOX-02: and as unread again",
    url: `${base}/${list}/{${list}}`,
    body: { isRead: false },
    expect: { status: 200, body: { isRead: false } },
  },
  {
    ...patch,
    name: "INBOX-02: what came after what was seen stays unread",
    url: `${base}/${list}`,
    body: { isRead: true, until: "2020-01-01T00:00:00.000Z" },
    expect: { status: 204 },
  },
  {
    ...get,
    name: "an entry is read by its id, unread still",
    url: `${base}/${list}/{${list}}`,
    expect: { status: 200, body: { isRead: false } },
  },
  {
    ...patch,
    name: "INBOX-02: all are marked as read",
    url: `${base}/${list}`,
    body: { isRead: true, until: "2099-01-01T00:00:00.000Z" },
    expect: { status: 204 },
  },
  {
    ...get,
    name: "INBOX-02: then none is unread",
    url: `${base}/${list}?isUnread=true`,
    expect: { status: 200, headers: { "x-total-count": /^0$/ } },
  },
]);

const csvHeaders = {
  "content-type": /^text\/csv; charset=utf-8$/,
  "content-disposition": /^attachment; filename="[a-z]+-\d+-\d{4}-\d\d-\d\d\.csv"$/,
  "cache-control": /no-store/,
  "x-content-type-options": /^nosniff$/,
};

const csv: Scenario[] = [
  {
    ...get,
    name: "INBOX-04, SEC-18: messages as CSV, without formulas, line breaks within quotes",
    url: `${base}/messages.csv`,
    expect: { status: 200, page: /^\uFEFF"Sent \(UTC\)","Name","Email"/, headers: csvHeaders },
    after({ response }) {
      const { body } = response;
      expect(body).toContain(`"'=HYPERLINK(""http://evil.example"",""Win"")","bob@example.org"`);
      expect(body).toContain(`"'+1; ""quoted"", and\nanother line';drop table submissions;--"`);
      expect(body).toContain('"Ann","Ann@example.org","Hello\nthere","accepted"');
      expect(body.endsWith("\r\n")).toBe(true);
    },
  },
  {
    ...get,
    name: "INBOX-04: replies as CSV for Russian spreadsheets",
    url: `${base}/rsvps.csv?language=ru`,
    expect: { status: 200, page: /^\uFEFF"Отправлено \(UTC\)";"Событие"/, headers: csvHeaders },
    after: ({ response }) =>
      expect(response.body).toContain(
        '"Opening, with tea; and cake";"Аня";"ann@example.org";"да";2;',
      ),
  },
  {
    ...get,
    name: "INBOX-04: replies as CSV for Ukrainian spreadsheets",
    url: `${base}/rsvps.csv?language=uk`,
    expect: { status: 200, page: /^\uFEFF"Надіслано \(UTC\)";"Подія"/, headers: csvHeaders },
  },
  {
    ...get,
    name: "INBOX-04: a CSV in a language that isn't spoken is English",
    url: `${base}/rsvps.csv?language=pt-br`,
    expect: { status: 200, page: /^\uFEFF"Sent \(UTC\)","Event"/, headers: csvHeaders },
  },
  {
    ...get,
    name: "INBOX-04: subscribers as CSV with state and consent",
    url: `${base}/subscribers.csv`,
    expect: { status: 200, page: /"ann@example.org","unconfirmed",/, headers: csvHeaders },
    after: ({ response }) => expect(response.body).toContain('"declined","http://lamp'),
  },
  {
    ...get,
    name: "INBOX-03: complaints as CSV, without their reporters",
    url: `${base}/complaints.csv`,
    expect: { status: 200, page: /"This is a copy of my site"/, headers: csvHeaders },
    after: ({ response }) => expect(response.body).not.toMatch(/ann/i),
  },
  {
    ...get,
    name: "SEC-14: for another owner there is no CSV",
    as: "other owner",
    url: `${base}/messages.csv`,
    expect: { status: 404, code: "not-found" },
  },
];

const trash: Scenario[] = (["messages", "subscribers", "rsvps"] as const).flatMap((list) => {
  const url = `${base}/${list}/{${list}}`;
  return [
    {
      method: "DELETE" as const,
      as: "owner" as const,
      name: `INBOX-05: ${list}: an entry is thrown away`,
      url,
      expect: { status: 204 },
    },
    {
      ...get,
      name: `${list}: it is gone`,
      url,
      expect: { status: 404, code: "not-found" as const },
    },
    {
      ...patch,
      name: `${list}: what is gone can't be marked`,
      url,
      body: { isRead: true },
      expect: { status: 404, code: "not-found" as const },
    },
    {
      method: "DELETE" as const,
      as: "owner" as const,
      name: `${list}: nor thrown away once more`,
      url,
      expect: { status: 404, code: "not-found" as const },
    },
    {
      ...patch,
      name: `INBOX-05: ${list}: it is taken back`,
      url,
      body: { isTrashed: false },
      expect: { status: 200, body: { isRead: true } },
    },
  ];
});

const erasures: Scenario[] = [
  {
    method: "DELETE",
    as: "owner",
    name: "INBOX-03: an owner can't make a complaint go away",
    url: `${base}/complaints/{complaints}`,
    expect: { status: 405, code: "method-not-allowed" },
  },
  ...["", "a", "x".repeat(255), { $ne: "" }, null].map((email): Scenario => ({
    method: "POST",
    as: "owner",
    name: `nobody is called ${JSON.stringify(email).slice(0, 20)}`,
    url: `${base}/erasures`,
    body: { email },
    expect: { status: 422, code: "invalid" },
  })),
  {
    method: "POST",
    as: "owner",
    name: "SEC-05: SQL for an address erases nobody",
    url: `${base}/erasures`,
    body: { email: "' or 1=1 --" },
    expect: { status: 200, body: { messages: 0, subscribers: 0, rsvps: 0 } },
  },
  {
    method: "POST",
    as: "other owner",
    name: "SEC-14: another owner erases nobody",
    url: `${base}/erasures`,
    body: { email: "ann@example.org" },
    expect: { status: 404, code: "not-found" },
  },
  {
    method: "POST",
    as: "owner",
    name: "another site of the same owner has nothing of that address",
    url: "/api/v1/sites/{other}/erasures",
    body: { email: "ann@example.org" },
    expect: { status: 200, body: { messages: 0, subscribers: 0, rsvps: 0 } },
  },
  {
    method: "POST",
    as: "owner",
    name: "SEC-21: an address is erased from all lists, however it is written",
    url: `${base}/erasures`,
    body: { email: " ANN@example.org " },
    expect: { status: 200, body: { messages: 1, subscribers: 1, rsvps: 1 } },
    async after({ world, response }) {
      expect(response.json()).not.toHaveProperty("complaints");
      const rows = await world.database.db.selectFrom("submissions").selectAll().execute();
      expect(JSON.stringify(rows)).not.toMatch(/ann/i);
      expect(rows.map(({ kind }) => kind).toSorted()).toEqual(["compliance", "contact"]);
    },
  },
  {
    ...get,
    name: "INBOX-03: the complaint is there still",
    url: `${base}/complaints`,
    expect: { status: 200, body: [{ comment: "This is a copy of my site" }] },
  },
];

export const table: ScenarioTable = {
  subject: "the owner's inbox",
  prepare,
  rows: [...reading, ...refusals, ...marking, ...csv, ...trash, ...erasures],
};
