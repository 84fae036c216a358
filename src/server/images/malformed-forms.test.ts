import { type AddressInfo, connect } from "node:net";
import { once } from "node:events";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testOfOne } from "../../../test/balanced/is-balanced.ts";
import { type World, createWorld } from "../../../test/world.ts";
import { blackPng } from "./hostile-pictures.ts";

let world: World;
let site: number;
let picture: string;

beforeAll(async () => {
  world = await createWorld();
  const made = await world.app.inject({
    method: "POST",
    url: "/api/v1/sites",
    headers: headers(),
    payload: { name: "Pictures" },
  });
  site = made.json().id;
  picture = blackPng(4, 4).toString("latin1");
});
afterAll(() => world.close());

function headers() {
  return { host: "localhost:3000", origin: world.env.appOrigin, cookie: world.cookies.owner };
}

const disposition = 'content-disposition: form-data; name="file"; filename="a.png"\r\n';
const file = (rest: string) => `--cut\r\n${disposition}\r\n${rest}`;
const form = "multipart/form-data; boundary=cut";
const deep = Array.from(
  { length: 6 },
  (_, index) => `--cut\r\ncontent-disposition: form-data; name="f${index}"\r\n\r\nx\r\n`,
);

test.each([
  ["no boundary in the type", "multipart/form-data", () => `${file(picture)}\r\n--cut--\r\n`],
  ["an empty boundary", "multipart/form-data; boundary=", () => `${file(picture)}\r\n--cut--\r\n`],
  [
    "another boundary in the body",
    "multipart/form-data; boundary=other",
    () => `${file(picture)}\r\n--cut--\r\n`,
  ],
  [
    "a boundary of 10,000 characters",
    `multipart/form-data; boundary=${"x".repeat(10_000)}`,
    () => file(picture),
  ],
  ["a boundary of brackets", "multipart/form-data; boundary=[[[", () => file(picture)],
  ["a body cut inside the file", form, () => file(picture.slice(0, 40))],
  ["a body cut inside the headers", form, () => "--cut\r\ncontent-disposition: form-da"],
  ["a body cut inside the boundary", form, () => "--c"],
  ["no final boundary", form, () => `${file(picture)}\r\n`],
  ["a final boundary of one dash", form, () => `${file(picture)}\r\n--cut-`],
  [
    "a header without a colon",
    form,
    () => `--cut\r\ncontent-disposition form-data\r\n\r\n${picture}\r\n--cut--\r\n`,
  ],
  [
    "no disposition",
    form,
    () => `--cut\r\ncontent-type: image/png\r\n\r\n${picture}\r\n--cut--\r\n`,
  ],
  [
    "a disposition of nothing",
    form,
    () => `--cut\r\ncontent-disposition:\r\n\r\n${picture}\r\n--cut--\r\n`,
  ],
  ["no headers at all", form, () => `--cut\r\n\r\n${picture}\r\n--cut--\r\n`],
  [
    "headers of 200 KB",
    form,
    () => `--cut\r\nx: ${"y".repeat(200_000)}\r\n${disposition}\r\n${picture}\r\n--cut--\r\n`,
  ],
  [
    "2,000 headers",
    form,
    () => `--cut\r\n${"x: y\r\n".repeat(2_000)}${disposition}\r\n${picture}\r\n--cut--\r\n`,
  ],
  [
    "a field instead of the file",
    form,
    () => '--cut\r\ncontent-disposition: form-data; name="file"\r\n\r\nx\r\n--cut--\r\n',
  ],
  [
    "a field of 100 KB",
    form,
    () =>
      `--cut\r\ncontent-disposition: form-data; name="file"\r\n\r\n${"x".repeat(100_000)}\r\n--cut--\r\n`,
  ],
  ["six fields before the file", form, () => `${deep.join("")}${file(picture)}\r\n--cut--\r\n`],
  [
    "a field with the name of a prototype",
    form,
    () => '--cut\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\nx\r\n--cut--\r\n',
  ],
  [
    "a file with the name of a prototype",
    form,
    () =>
      `--cut\r\ncontent-disposition: form-data; name="constructor"; filename="a"\r\n\r\n${picture}\r\n--cut--\r\n`,
  ],
  [
    "a field of JSON that is none",
    form,
    () =>
      '--cut\r\ncontent-disposition: form-data; name="x"\r\ncontent-type: application/json\r\n\r\n{\r\n--cut--\r\n',
  ],
  [
    "a form within the form",
    form,
    () =>
      `--cut\r\ncontent-disposition: form-data; name="file"\r\ncontent-type: multipart/mixed; boundary=in\r\n\r\n--in\r\n${disposition}\r\n${picture}\r\n--in--\r\n--cut--\r\n`,
  ],
  [
    "a character set that nobody knows",
    form,
    () =>
      `--cut\r\ncontent-disposition: form-data; name="file"; filename*=utf-77''%FF%00a.png\r\n\r\nx\r\n--cut--\r\n`,
  ],
  ["bare line feeds", form, () => `${file(picture)}\r\n--cut--\r\n`.replaceAll("\r\n", "\n")],
  ["nothing", form, () => ""],
  ["only line ends", form, () => "\r\n".repeat(1_000)],
  ["a boundary without a part", form, () => "--cut\r\n"],
  [
    "another kind of multipart",
    "multipart/mixed; boundary=cut",
    () => `${file(picture)}\r\n--cut--\r\n`,
  ],
  ["what is no form", "multipart/form-data; boundary=cut", () => "\0\x01\x02".repeat(500)],
])("SEC-25: an upload with %s is refused in words", async (_name, type, body) => {
  const answer = await world.app.inject({
    method: "POST",
    url: `/api/v1/sites/${site}/assets`,
    headers: { ...headers(), "content-type": type },
    payload: Buffer.from(body(), "latin1"),
  });
  expect([400, 413, 415], answer.body).toContain(answer.statusCode);
  expect(answer.json()).toMatchObject({ status: answer.statusCode, message: expect.any(String) });
  expect(answer.json().code).not.toBe("internal");
});

/** Opens a line, sends the head of a request and part of its body, and leaves once the server has the head. */
async function breakOff(port: number, head: string, body: string): Promise<void> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  const heard = once(world.app.server, "request");
  const own = `Host: localhost:3000\r\nOrigin: ${world.env.appOrigin}\r\nCookie: ${world.cookies.owner}\r\n`;
  socket.write(`${head} HTTP/1.1\r\n${own}Content-Length: 100000\r\n`);
  socket.write(body);
  // a reset takes along what the server has not read yet
  await heard;
  socket.resetAndDestroy();
}

testOfOne("SEC-22: a client that leaves while it sends is no error in the log", async () => {
  await world.app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = world.app.server.address() as AddressInfo;
  const before = world.logLines.length;
  const said = () =>
    world.logLines.slice(before).filter((line) => line.includes("client closed request"));
  const assets = `POST /api/v1/sites/${site}/assets`;
  await breakOff(port, assets, `Content-Type: ${form}\r\n\r\n${file(picture)}`);
  await breakOff(port, assets, `Content-Type: ${form}\r\n\r\n--cut\r\ncontent-dis`);
  await breakOff(port, assets, `Content-Type: ${form}\r\n\r\n`);
  await breakOff(
    port,
    `POST /api/v1/sites/${site}/operations`,
    'Content-Type: application/json\r\n\r\n{"operations":[',
  );
  await breakOff(
    port,
    "POST /api/v1/auth/sign-in",
    'Content-Type: application/json\r\n\r\n{"email":',
  );
  await expect.poll(() => said().length).toBe(5);
  const levels = world.logLines.slice(before).map((line) => JSON.parse(line).level);
  expect(Math.max(...levels), "nothing above debug").toBe(20);
});
