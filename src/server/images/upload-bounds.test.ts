import { type ClientRequest, type IncomingMessage, request } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, onTestFinished } from "vitest";
import { testOfOne } from "../../../test/balanced/is-balanced.ts";
import { type Actor, type World, createWorld } from "../../../test/world.ts";
import { uploadBounds } from "./asset-routes.ts";
import { blackPng } from "./hostile-pictures.ts";

let world: World;
const sites = new Map<Actor, number>();
const sockets: Socket[] = [];

const origin = "http://localhost:3000";
const start = Buffer.from(
  '--cut\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n',
);
const most = 3 * 1_048_576;
const small = Buffer.concat([start, blackPng(4, 4)]);
const picture = Buffer.concat([small, Buffer.alloc(most)]);

beforeAll(async () => {
  world = await createWorld();
  for (const actor of ["owner", "other owner", "operator"] as const) {
    const made = await world.app.inject({
      method: "POST",
      url: "/api/v1/sites",
      headers: { host: "localhost:3000", origin, cookie: world.cookies[actor] },
      payload: { name: "Pictures" },
    });
    sites.set(actor, made.json().id);
  }
  world.app.server.on("connection", (socket) => sockets.push(socket));
  await world.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => world.close());

interface Heard {
  status: number | undefined;
  retryAfter: string | undefined;
  message: string;
}

interface Sending {
  readonly sent: ClientRequest;
  readonly heard: Promise<Heard>;
}

/** Begins an upload and leaves its last bytes out. */
function beginUpload(actor: Actor, bytes = picture): Sending {
  const sent = request({
    host: "127.0.0.1",
    port: (world.app.server.address() as AddressInfo).port,
    agent: false,
    method: "POST",
    path: `/api/v1/sites/${sites.get(actor)}/assets`,
    headers: {
      host: "localhost:3000",
      origin,
      cookie: world.cookies[actor],
      "content-type": "multipart/form-data; boundary=cut",
    },
  });
  const heard = new Promise<Heard>((resolve, reject) => {
    sent.on("error", reject);
    sent.on("response", async (answer: IncomingMessage) => {
      const body: { message?: string } = JSON.parse(await text(answer));
      const { statusCode: status, headers } = answer;
      resolve({ status, retryAfter: headers["retry-after"], message: body.message ?? "" });
    });
  });
  heard.catch(() => undefined);
  sent.write(bytes);
  onTestFinished(() => void sent.destroy());
  return { sent, heard };
}

function end({ sent, heard }: Sending): Promise<Heard> {
  sent.end("\r\n--cut--\r\n");
  return heard;
}

const readWhole = () => sockets.filter(({ bytesRead }) => bytesRead > most).length;

testOfOne(
  "SEC-27: of many uploads of an account two are read, the rest wait unread or are told when to come again, and others go on",
  async () => {
    const { underWayOfKey, atOnceOfKey } = uploadBounds;
    sockets.length = 0;
    const taken = Array.from({ length: underWayOfKey }, () => beginUpload("owner"));
    await expect.poll(readWhole).toBe(atOnceOfKey);
    await expect.poll(() => sockets.length).toBe(underWayOfKey);
    const waiting = sockets.filter(({ bytesRead }) => bytesRead < most);
    expect(waiting).toHaveLength(underWayOfKey - atOnceOfKey);
    for (const { bytesRead } of waiting) expect(bytesRead).toBeLessThan(1_048_576);

    const refused = await end(beginUpload("owner"));
    expect(refused).toEqual({
      status: 429,
      retryAfter: "5",
      message: uploadBounds.refusal.message,
    });
    expect((await end(beginUpload("other owner"))).status, "somebody else").toBe(201);

    taken.shift()?.sent.destroy();
    const answers = await Promise.all(taken.map(end));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  },
);

testOfOne("SEC-27: who leaves while waiting holds no place when it would be the turn", async () => {
  const { atOnceOfKey } = uploadBounds;
  sockets.length = 0;
  const taken = Array.from({ length: atOnceOfKey }, () => beginUpload("owner"));
  await expect.poll(readWhole).toBe(atOnceOfKey);
  const impatient = Array.from({ length: atOnceOfKey }, () => beginUpload("owner", small));
  const heardOf = () => sockets.filter(({ bytesRead }) => bytesRead > small.length).length;
  await expect.poll(heardOf).toBe(taken.length + impatient.length);
  for (const { sent } of impatient) sent.destroy();
  const gone = () => sockets.filter(({ destroyed }) => destroyed).length;
  await expect.poll(gone).toBe(impatient.length);

  await Promise.all(taken.map(end));
  expect((await end(beginUpload("owner"))).status).toBe(201);
});

testOfOne(
  "SEC-27: all uploads of a process together are bounded, and a crowd has to make room for whoever sends little",
  async () => {
    const { underWayOfKey, atOnceOfKey, waiting } = uploadBounds;
    const crowd = (["owner", "operator"] as const).flatMap((actor) =>
      Array.from({ length: underWayOfKey }, () => beginUpload(actor)),
    );
    const others = Array.from({ length: underWayOfKey }, () => beginUpload("other owner"));
    const all = [...crowd, ...others];
    const sentAway: Heard[] = [];
    for (const { heard } of all) heard.then((one) => sentAway.push(one)).catch(() => undefined);
    const tooMany = all.length - 3 * atOnceOfKey - waiting;
    await expect.poll(() => sentAway.length).toBe(tooMany);
    for (const answer of sentAway) {
      expect(answer).toEqual({
        status: 503,
        retryAfter: "5",
        message: uploadBounds.refusal.message,
      });
    }
  },
);
