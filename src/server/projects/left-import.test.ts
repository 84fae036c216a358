import { readdir } from "node:fs/promises";
import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { smallSite, zipOf } from "../../../test/project-archive.ts";
import { createWorld } from "../../../test/world.ts";
import { blackPng } from "../images/hostile-pictures.ts";

/** A project of pictures that take a while each. */
async function slowProject(): Promise<Buffer> {
  const pictures = Array.from({ length: 30 }, (_, at) => ({
    id: `p${String(at).padStart(3, "0")}`,
    name: "Black",
    file: `${at}.png`,
  }));
  const site = { ...smallSite(null), pictures };
  return zipOf([
    ["site.json", JSON.stringify(site)],
    ...pictures.map(({ file }, at) => [`pictures/${file}`, blackPng(3_000, 2_000 + at)] as const),
  ]);
}

test("SEC-27: an import whose sender has gone ends, and leaves no site, no file and no place taken", async () => {
  const world = await createWorld();
  onTestFinished(() => world.close());
  await world.app.listen({ port: 0, host: "127.0.0.1" });
  const zip = await slowProject();
  const boundary = "xxx";
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.zip"\r\nContent-Type: application/zip\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), zip, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  const sent = request({
    host: "127.0.0.1",
    port: (world.app.server.address() as AddressInfo).port,
    method: "POST",
    path: "/api/v1/sites/import",
    headers: {
      host: "localhost:3000",
      origin: world.env.appOrigin,
      cookie: world.cookies.owner,
      "content-type": `multipart/form-data; boundary=${boundary}`,
      "content-length": body.length,
    },
  });
  let answered = 0;
  sent.on("response", ({ statusCode = 0 }) => (answered = statusCode));
  sent.on("error", () => undefined);
  sent.end(body);
  const { uploads } = world.projects;
  const waiting = async () => {
    const folders = await readdir(uploads).catch(() => []);
    const inside = await Promise.all(
      folders.map((one) => readdir(join(uploads, one)).catch(() => [])),
    );
    return inside.flat().filter((name) => /^\d+$/.test(name)).length;
  };
  await expect.poll(waiting, { timeout: 20_000, interval: 20 }).toBeGreaterThan(1);
  expect(answered).toBe(0);
  const began = performance.now();
  sent.destroy();
  const next = world.projects.inTurn(
    { ownerId: world.userIds.owner, signal: new AbortController().signal },
    async () => performance.now() - began,
  );
  expect(await next, "when the account's next import begins").toBeLessThan(3_000);
  expect(await readdir(uploads)).toEqual([]);
  const rows = await world.database.db.selectFrom("sites").select("id").execute();
  expect(rows).toEqual([]);
  expect(world.logLines.filter((line) => line.includes('"level":50'))).toEqual([]);
});
