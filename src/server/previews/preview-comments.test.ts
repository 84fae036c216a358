import { expect, test } from "vitest";
import type { CommentsAnswer } from "#/api/comments.ts";
import { guestNameLimit } from "#/api/preview-comments.ts";
import { describeDatabases } from "../../../test/databases.ts";
import { exchangePreview } from "../../../test/fixtures/exchange-preview.ts";
import { prepareOperators } from "../../../test/fixtures/operators.ts";
import type { Actor } from "../../../test/world.ts";
import { previewGuest } from "../comments/preview-guests.ts";

/** The section is the first one of the site, whatever its id is. */
const said = {
  id: "a1b2c3d4e5f6a7b8",
  path: "/",
  section: "header",
  name: "Petra, print shop",
  text: "The croissant is cropped.",
};
const own = "guests@example.org";

interface Link {
  readonly id: number;
  readonly host: string;
  readonly cookie: string;
}

describeDatabases("comments by previews", (open) => {
  async function prepare() {
    let now = Date.parse("2026-11-28T12:00:00Z");
    const clock = { now: () => now, sleep: async () => undefined };
    const { world, ask, doMail, makeSite } = await prepareOperators(await open(), { clock });
    const site = await makeSite("Lamps");
    const { db } = world.database;
    const [{ key = "", body = "" } = {}] = await db
      .selectFrom("records")
      .select(["key", "body"])
      .where("siteId", "=", site)
      .where("key", "like", "page:%")
      .execute();
    const place = { page: key.slice(5), section: String(JSON.parse(body).sections[0].id) };
    const change = (name: string, args: object, id = `change-${now}`) =>
      ask("owner", ["POST", `sites/${site}/operations`, { operations: [{ id, name, args }] }]);
    const make = async (body: object = {}): Promise<Link> => {
      const wanted = { days: 7, takesComments: true, ...body };
      const made = (await ask("owner", ["POST", `sites/${site}/links`, wanted])).json();
      const { host, hash } = new URL(made.address);
      const entered = await exchangePreview(world, host, { token: hash.slice(1) });
      expect(entered.statusCode).toBe(204);
      return {
        id: made.id,
        host,
        cookie: String(entered.headers["set-cookie"]).split(";")[0] ?? "",
      };
    };
    const say = (
      { host, cookie }: Link,
      body: object | string = said,
      { from = "203.0.113.7", ...headers }: Record<string, string> = {},
    ) =>
      world.app.inject({
        method: "POST",
        url: "/~comment",
        remoteAddress: from,
        headers: {
          host,
          cookie,
          origin: `http://${host}`,
          "content-type": "application/json",
          ...headers,
        },
        payload: (typeof body === "string" ? body : JSON.stringify(body)).replace(
          `"section":"${said.section}"`,
          `"section":"${place.section}"`,
        ),
      });
    const take = ({ id }: Link, takesComments: boolean, as: Actor = "owner") =>
      ask(as, ["PUT", `sites/${site}/links/${id}/comments`, { takesComments }]);
    const read = async (as: Actor = "owner"): Promise<CommentsAnswer> =>
      (await ask(as, ["GET", `sites/${site}/comments`])).json();
    const stored = () => db.selectFrom("comments").selectAll().where("siteId", "=", site).execute();
    const pass = (ms: number) => void (now += ms);
    return { world, db, site, place, ask, doMail, change, make, say, take, read, stored, pass };
  }

  test("PREV-510: who looks by a link that takes comments begins a thread of the site, under a name that is marked as a guest's; other links take none until they are told to", async () => {
    const { make, say, take, read, stored, site, place, ask } = await prepare();
    const [link, quiet] = [await make(), await make({ takesComments: false })];
    const listed = (await ask("owner", ["GET", `sites/${site}/links`])).json().links;
    expect(listed.map(({ takesComments }: { takesComments: boolean }) => takesComments)).toEqual([
      false,
      true,
    ]);
    expect((await say(link)).statusCode).toBe(201);
    const refused = await say(quiet);
    expect([refused.statusCode, refused.json().message]).toEqual([
      403,
      expect.stringMatching(/^This link no longer takes comments/),
    ]);
    const { threads } = await read();
    expect(threads).toMatchObject([
      {
        ...place,
        template: "Header21",
        isResolved: false,
        comments: [
          { author: said.name, text: said.text, isByPreview: true, isOwn: false, isUnread: true },
        ],
      },
    ]);
    expect((await take(quiet, true)).statusCode).toBe(204);
    expect((await say(quiet, { ...said, name: "owner" })).statusCode).toBe(201);
    expect((await take(link, false)).statusCode).toBe(204);
    expect((await say(link, { ...said, text: "More" })).statusCode).toBe(403);
    // the same name as a member's, and still a guest's
    const names = (await read()).threads.map(({ comments: [one] }) => [
      one?.author,
      one?.isByPreview,
    ]);
    expect(names).toContainEqual(["owner", true]);
    expect(await stored()).toHaveLength(2);
  });

  test("PREV-510: a release takes comments on what it shows, and a draft on what it is now", async () => {
    const { world, site, place, change, make, say } = await prepare();
    const authorId = world.userIds.owner;
    const { row } = await world.publishing.publisher.publish({ siteId: site, authorId, note: "" });
    const [release, draft] = [await make({ release: String(row.id) }), await make()];
    expect((await change("section.hide", { ...place, hidden: "everywhere" })).statusCode).toBe(200);
    const gone = await say(draft, said, { language: "ru" });
    expect([gone.statusCode, gone.json().message]).toEqual([
      409,
      expect.stringMatching(/^Этой секции на странице уже нет.*ваш текст на месте/),
    ]);
    expect((await say(release)).statusCode).toBe(201);
  });

  test.for([
    ["from another site", 403, said, { origin: "http://evil.example" }],
    ["from another preview", 403, said, { origin: "http://preview--aaaaaaaaaaaa.localhost:3000" }],
    ["from no page", 403, said, { origin: "null" }],
    [
      "as a form",
      415,
      new URLSearchParams(said).toString(),
      { "content-type": "application/x-www-form-urlencoded" },
    ],
    ["as text", 415, JSON.stringify(said), { "content-type": "text/plain" }],
    ["of a stranger", 401, said, { cookie: "" }],
    ["with a made-up session", 401, said, { cookie: `preview=${"x".repeat(43)}` }],
    ["too large", 413, { ...said, text: "x".repeat(20_000) }, {}],
    ["in pieces", 422, `{"id":"${said.id}"`, {}],
    ["as null", 422, "null", {}],
    ["as a list", 422, "[]", {}],
    ["nested deeply", 422, "[".repeat(8_000) + "]".repeat(8_000), {}],
    ["with more fields", 422, { ...said, authorId: own }, {}],
    ["without a name", 422, { ...said, name: " \u202e\u200b " }, {}],
    ["with a long name", 422, { ...said, name: "é".repeat(guestNameLimit + 1) }, {}],
    ["with a name that isn't one", 422, { ...said, name: ["Petra"] }, {}],
    ["without words", 422, { ...said, text: "\n\u0000 " }, {}],
    ["with too many words", 422, { ...said, text: "x".repeat(2_001) }, {}],
    ["without an id", 422, { ...said, id: "" }, {}],
    ["with a hostile section", 422, { ...said, section: "../header" }, {}],
    ["on a page that isn't there", 409, { ...said, path: "/nowhere/" }, {}],
    ["on the page for what isn't there", 409, { ...said, path: "/__proto__" }, {}],
    ["on what is no path", 409, { ...said, path: "%" }, {}],
    ["on a section that isn't there", 409, { ...said, section: "elsewhere" }, {}],
  ] as const)(
    "PREV-511: a comment %s is refused in words, and nothing of it is kept",
    async ([, status, body, headers]) => {
      const { world, make, say, stored } = await prepare();
      const link = await make();
      const answer = await say(link, body, { "accept-language": "de", ...headers });
      expect(answer.statusCode).toBe(status);
      expect(answer.headers["cache-control"]).toBe("no-store");
      expect(answer.json().message).toMatch(/[a-zäöü]{4}.*\.$/);
      expect(await stored()).toEqual([]);
      expect(world.logLines.join("")).not.toContain(said.text);
      expect((await say(link)).statusCode).toBe(201);
    },
  );

  test("PREV-511: the session of one link comments by no other, and a path without a link is no way in", async () => {
    const { world, make, say, stored } = await prepare();
    const [link, other] = [await make(), await make({ takesComments: false })];
    expect((await say({ ...link, cookie: other.cookie })).statusCode).toBe(401);
    expect((await say({ ...other, cookie: link.cookie })).statusCode).toBe(401);
    for (const host of ["localhost:3000", "lamps.localhost:3000"])
      expect((await say({ ...link, host })).statusCode).toBeGreaterThanOrEqual(400);
    const got = await world.app.inject({
      url: "/~comment",
      headers: { host: link.host, cookie: link.cookie, "sec-fetch-dest": "empty" },
    });
    expect(got.statusCode).toBe(404);
    expect(await stored()).toEqual([]);
  });

  test("PREV-511: control characters and what turns words round are taken out of a name and its words", async () => {
    const { make, say, stored } = await prepare();
    const link = await make();
    const body = { ...said, name: " Pe\u202Etra\n\tof\u0007 print ", text: "One\r\ntwo\u0000" };
    expect((await say(link, body)).statusCode).toBe(201);
    expect(await stored()).toMatchObject([{ authorName: "Petra of print", text: "One\ntwo" }]);
    expect((await say(link, { ...body, name: "é".repeat(guestNameLimit) })).statusCode).toBe(201);
    expect((await say(link, { ...body, text: "x".repeat(2_000) })).statusCode).toBe(201);
  });

  test("PREV-512: of many comments at the same moment as many are taken as a network may send; other networks go on, and all of a link together have a limit", async () => {
    const { make, say, stored, pass } = await prepare();
    const link = await make();
    const burst = async (count: number, from: string) => {
      const answers = await Promise.all(
        Array.from({ length: count }, (_, index) =>
          say(
            link,
            { ...said, id: `burst-${from.replaceAll(".", "-")}-${index}` },
            { from, language: "fr" },
          ),
        ),
      );
      return Map.groupBy(answers, ({ statusCode }) => statusCode);
    };
    const first = await burst(40, "203.0.113.7");
    expect([first.get(201)?.length, first.get(429)?.length]).toEqual([30, 10]);
    const [late] = first.get(429) ?? [];
    expect(late?.json().message).toMatch(/^Trop de commentaires.*texte est toujours là/);
    expect(Number(late?.headers["retry-after"])).toBeGreaterThan(0);
    for (const [from, taken] of [
      ["198.51.100.1", 30],
      ["198.51.100.2", 30],
      ["198.51.100.3", 0],
    ] as const) {
      // those of a link write no faster than anybody
      pass(60_001);
      expect((await burst(30, from)).get(201)?.length ?? 0).toBe(taken);
    }
    expect(await stored()).toHaveLength(90);
  });

  test.for([
    ["a link", 100, true],
    ["all links", 250, false],
  ] as const)(
    "PREV-512: %s together begin %i threads of a site at most, and the team goes on",
    async ([, most, isOfLink]) => {
      const { db, site, ask, make, say, stored, read } = await prepare();
      const link = await make();
      const author = previewGuest(isOfLink ? link.id : link.id + 1, "before", "Before");
      const at = { siteId: site, createdAt: 1 };
      const ids = Array.from({ length: most - 1 }, (_, index) => `before${index}`);
      await db
        .insertInto("commentThreads")
        .values(
          ids.map((id) => ({
            ...at,
            id,
            page: "home",
            section: "header",
            template: "Header21",
            resolvedAt: 2,
          })),
        )
        .execute();
      await db
        .insertInto("comments")
        .values(
          ids.map((id) => ({
            ...at,
            id,
            threadId: id,
            authorId: author.id,
            authorName: "Before",
            text: "x",
            editedAt: null,
            toldAt: 1,
          })),
        )
        .execute();
      // as the last ones of many at once
      const answers = await Promise.all(
        [1, 2, 3, 4].map((number) => say(link, { ...said, id: `last-one-${number}` })),
      );
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409, 409]);
      const full = answers.find(({ statusCode }) => statusCode === 409);
      expect(full?.json().message).toMatch(/^This site can’t take any more comments by link/);
      expect(await stored()).toHaveLength(most);
      const theirs = { page: "home", section: "header", template: "Header21", text: "We go on" };
      expect((await ask("owner", ["POST", `sites/${site}/comments`, theirs])).statusCode).toBe(201);
      const { threads } = await read();
      const old = threads.find(({ id }) => id === "before0");
      const one = `sites/${site}/comments/before0/replies/${old?.comments[0]?.id}`;
      expect((await ask("owner", ["DELETE", one])).statusCode).toBe(204);
      expect((await say(link, { ...said, id: "after-that" })).statusCode).toBe(201);
    },
  );

  test("PREV-513: what is sent again, at once or later, is one comment; other words are another", async () => {
    const { make, say, stored, pass } = await prepare();
    const link = await make();
    const all = await Promise.all(Array.from({ length: 6 }, () => say(link)));
    expect(all.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(201));
    pass(3_600_000);
    expect((await say(link)).statusCode).toBe(201);
    expect(await stored()).toHaveLength(1);
    expect((await say(link, { ...said, text: "Others" })).statusCode).toBe(201);
    // who guesses an id of another link takes nobody's comment away
    expect((await say(await make())).statusCode).toBe(201);
    expect(await stored()).toHaveLength(3);
  });

  test("PREV-513: a link that is revoked, gets a password, or is told to take none takes nothing more, also of what is under way", async () => {
    const { site, ask, make, say, take, stored } = await prepare();
    const ends = [
      (link: Link) => ask("owner", ["DELETE", `sites/${site}/links/${link.id}`]),
      (link: Link) =>
        ask("owner", [
          "PUT",
          `sites/${site}/links/${link.id}/password`,
          { password: "mehl & wasser" },
        ]),
      (link: Link) => take(link, false),
    ];
    for (const end of ends) {
      const link = await make();
      const racing = Array.from({ length: 6 }, (_, index) =>
        say(link, { ...said, id: `racing-${link.id}-${index}` }),
      );
      const [ended, ...answers] = await Promise.all([end(link), ...racing]);
      expect(ended.statusCode).toBe(204);
      const before = (await stored()).length;
      for (const { statusCode, body } of answers) {
        expect([201, 401, 403]).toContain(statusCode);
        if (statusCode !== 201) expect(body).toMatch(/still here/);
      }
      const late = await say(link, { ...said, id: "too-late-now" });
      expect([401, 403]).toContain(late.statusCode);
      expect(late.json().message).toMatch(/still here/);
      expect(await stored()).toHaveLength(before);
    }
  });

  test("PREV-514: who made the link is told by email, marked as by a guest; a guest mentions nobody, and nobody else is told", async () => {
    const { world, db, site, doMail, make, say, pass } = await prepare();
    await db
      .insertInto("siteMembers")
      .values({ siteId: site, userId: world.userIds["other owner"], role: "editor", createdAt: 1 })
      .execute();
    const link = await make();
    await doMail();
    expect((await say(link, { ...said, text: "@other owner @owner look" })).statusCode).toBe(201);
    pass(5 * 60_000);
    const mails = await doMail();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toMatch(
      /^Petra, print shop \(guest\) commented on your preview of Lamps/,
    );
    expect(JSON.stringify(mails[0])).toContain("@other owner @owner look");
  });

  test("PREV-514: what a guest said is answered, resolved and deleted by those who may hand out links; others delete only what is theirs", async () => {
    const { world, db, site, ask, make, say, read, stored, pass } = await prepare();
    await db
      .insertInto("siteMembers")
      .values({ siteId: site, userId: world.userIds["other owner"], role: "writer", createdAt: 1 })
      .execute();
    const link = await make();
    await say(link);
    const [thread] = (await read()).threads;
    const url = `sites/${site}/comments/${thread?.id}`;
    const one = `${url}/replies/${thread?.comments[0]?.id}`;
    pass(1);
    expect((await ask("other owner", ["POST", `${url}/replies`, { text: "Yes" }])).statusCode).toBe(
      204,
    );
    expect((await ask("other owner", ["PATCH", url, { isResolved: true }])).statusCode).toBe(204);
    expect((await ask("other owner", ["DELETE", one])).statusCode).toBe(404);
    expect((await ask("owner", ["PATCH", one, { text: "Mine" }])).statusCode).toBe(404);
    const reply = (await read()).threads[0]?.comments[1]?.id;
    expect((await ask("owner", ["DELETE", `${url}/replies/${reply}`])).statusCode).toBe(404);
    expect((await ask("owner", ["DELETE", one])).statusCode).toBe(204);
    expect(await stored()).toMatchObject([{ text: "Yes" }]);
  });
});
