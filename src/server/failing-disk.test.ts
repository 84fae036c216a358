import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { publishTestSite, type PublishedTestSite } from "../../test/fixtures/published-site.ts";
import { type World, createWorld } from "../../test/world.ts";
import { blackPng } from "./images/hostile-pictures.ts";

let world: World;
let site: PublishedTestSite;

beforeEach(async () => {
  world = await createWorld({ env: { FORMS_PER_MINUTE: "100000" } });
  site = await publishTestSite(world);
});
afterEach(() => world.close());

const asOwner = () => ({
  host: "localhost:3000",
  origin: world.env.appOrigin,
  cookie: world.cookies.owner,
});

function sendForm(number: number) {
  const { id, host, origin, siteHash } = site;
  const email = `ann${number}@example.org`;
  const payload = { siteHash, name: "Ann", email, message: "x".repeat(2_000) };
  const url = `/api/v1/sites/form/contact/${id}/`;
  return world.app.inject({ method: "POST", url, headers: { host, origin }, payload });
}

function sendOperation(number: number) {
  const operation = { id: `op-${number}`, name: "site.rename", args: { name: `Lamp ${number}` } };
  const url = `/api/v1/sites/${site.id}/operations`;
  const payload = { operations: [operation] };
  return world.app.inject({ method: "POST", url, headers: asOwner(), payload });
}

async function upload() {
  const bytes = await blackPng(20, 20);
  const start = `--cut\r\ncontent-disposition: form-data; name="file"; filename="x.png"\r\ncontent-type: image/png\r\n\r\n`;
  const payload = Buffer.concat([Buffer.from(start), bytes, Buffer.from("\r\n--cut--\r\n")]);
  const headers = { ...asOwner(), "content-type": "multipart/form-data; boundary=cut" };
  const url = `/api/v1/sites/${site.id}/assets`;
  return world.app.inject({ method: "POST", url, headers, payload });
}

/** The first answer that refuses: pages of the database may have room for a few more. */
async function refusal(send: typeof sendForm) {
  for (let number = 1; ; number++) {
    const answer = await send(number);
    if (answer.statusCode >= 400) return answer;
    expect(number).toBeLessThan(100);
  }
}

async function expectPage(): Promise<void> {
  const page = await world.app.inject({ url: "/", headers: { host: site.host } });
  expect(page.statusCode).toBe(200);
}

describe("I7: where nothing can be written", () => {
  test.each([
    ["is full", sql`pragma max_page_count = 1`, sql`pragma max_page_count = 1000000`, 507],
    ["can only be read", sql`pragma query_only = on`, sql`pragma query_only = off`, 503],
  ])(
    "since the database %s, forms and operations say so, and so does the log",
    async (_, fail, mend, status) => {
      const code = status === 507 ? "storage-full" : "storage-unavailable";
      await fail.execute(world.database.db);
      for (const send of [sendForm, sendOperation]) {
        const answer = await refusal(send);
        expect(answer.statusCode, answer.body).toBe(status);
        expect(answer.json()).toMatchObject({ code });
      }
      await expectPage();
      const log = world.logLines.join("");
      expect(log).toContain(status === 507 ? "SQLITE_FULL" : "SQLITE_READONLY");
      expect(log).not.toContain("cannot rollback");
      await mend.execute(world.database.db);
      for (const send of [sendForm, sendOperation])
        expect((await send(1_000)).statusCode).toBeLessThan(300);
    },
  );

  test("on a full disk nobody goes back to an earlier release, and nothing has changed", async () => {
    const url = `/api/v1/sites/${site.id}`;
    const call = (method: "GET" | "POST" | "PUT", path: string, payload?: object) =>
      world.app.inject({
        method,
        url: url + path,
        headers: asOwner(),
        ...(payload && { payload }),
      });
    for (const number of [1, 2]) {
      expect((await sendOperation(number)).statusCode).toBe(200);
      expect((await call("POST", "/releases", {})).statusCode).toBe(201);
    }
    const before = (await call("GET", "/releases")).json();
    const { check } = world.storage;
    Object.assign(world.storage, {
      check: async () => {
        throw Object.assign(new Error("the disk"), { code: "ENOSPC" });
      },
    });
    const answer = await call("PUT", "/live", { releaseId: before[1].id });
    expect(answer.statusCode, answer.body).toBe(507);
    expect((await call("GET", "/releases")).json()).toEqual(before);
    Object.assign(world.storage, { check });
    expect((await call("PUT", "/live", { releaseId: before[1].id })).statusCode).toBe(200);
  });

  test.each([
    ["ENOSPC", 507, "storage-full"],
    ["EDQUOT", 507, "storage-full"],
    ["EROFS", 503, "storage-unavailable"],
    ["EIO", 503, "storage-unavailable"],
  ])("since the disk says %s, uploads say so, and readiness too", async (code, status, ours) => {
    const failing = async () => {
      throw Object.assign(new Error("the disk"), { code });
    };
    const { put, check } = world.storage;
    Object.assign(world.storage, { put: failing, check: failing });
    const ready = () => world.app.inject({ url: "/readyz", headers: { host: "localhost:3000" } });
    for (const answer of [await upload(), await ready()]) {
      expect(answer.statusCode, answer.body).toBe(status);
      expect(answer.json()).toMatchObject({ code: ours });
    }
    expect(world.logLines.join("")).toContain(code);
    await expectPage();
    Object.assign(world.storage, { put, check });
    expect((await upload()).statusCode).toBeLessThan(300);
    expect((await ready()).statusCode).toBe(200);
  });
});
