import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type World, createWorld } from "../../../test/world.ts";
import { pictureRefusals } from "#/api/picture-refusals.ts";
import { uploadLimit } from "./asset-routes.ts";
import {
  blackPng,
  gifOfFrames,
  gifWithScript,
  pictureWithLocation,
  pngWithPage,
  deepSvg,
  svgWithDoctype,
  svgWithScript,
} from "./hostile-pictures.ts";

let world: World;
let site: number;

function ask(
  method: "GET" | "POST" | "DELETE",
  path: string,
  more: { payload?: Buffer; headers?: Record<string, string> } = {},
) {
  const headers = {
    host: "localhost:3000",
    origin: world.env.appOrigin,
    cookie: world.cookies.owner,
    ...more.headers,
  };
  return world.app.inject({
    method,
    url: `/api/v1/sites/${site}${path}`,
    headers,
    ...(more.payload && { payload: more.payload }),
  });
}

function upload(bytes: Buffer, { name = "photo.jpg", type = "image/jpeg" } = {}) {
  const start = `--cut\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`;
  const payload = Buffer.concat([Buffer.from(start), bytes, Buffer.from("\r\n--cut--\r\n")]);
  return ask("POST", "/assets", {
    payload,
    headers: { "content-type": "multipart/form-data; boundary=cut" },
  });
}

beforeAll(async () => {
  world = await createWorld();
  const headers = {
    host: "localhost:3000",
    origin: world.env.appOrigin,
    cookie: world.cookies.owner,
  };
  const made = await world.app.inject({
    method: "POST",
    url: "/api/v1/sites",
    headers,
    payload: { name: "Pictures" },
  });
  site = made.json().id;
});
afterAll(() => world.close());

describe("sending a picture", () => {
  it("answers what is known of it, and the picture can be seen at once", async () => {
    const sent = await upload(await pictureWithLocation(), { name: "..\\holiday\u0007.jpg" });
    expect(sent.statusCode).toBe(201);
    const asset = sent.json();
    expect(asset).toMatchObject({ name: "holiday.jpg", width: 640, height: 480, hasAlpha: false });
    const file = await ask("GET", `/assets/${asset.id}/file?width=300`);
    expect(file.headers).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "private, max-age=31536000, immutable",
    });
    const { exif, width } = await sharp(file.rawPayload).metadata();
    expect({ exif, width }).toEqual({ exif: undefined, width: 480 });
    expect((await ask("GET", "/assets")).json()).toMatchObject([{ id: asset.id }]);
  });

  it("LIMIT-07 (R37): a long name is cut between two characters", async () => {
    const name = "e\u0301".repeat(201);
    const asset = (await upload(await pictureWithLocation(), { name })).json();
    expect(asset.name).toBe("e\u0301".repeat(200));
    await ask("DELETE", `/assets/${asset.id}`);
  });

  it("makes its files in the background, once", async () => {
    const asset = (await upload(await pictureWithLocation())).json();
    while (await world.jobs.runNext());
    const sets = await world.database.db.selectFrom("pictureSets").selectAll().execute();
    expect(sets).toHaveLength(1);
    const { variants } = JSON.parse(sets[0]?.body ?? "{}");
    expect(
      variants.map((one: { format: string; width: number }) => `${one.format} ${one.width}`),
    ).toEqual(["avif 480", "webp 480", "jpeg 480", "avif 640", "webp 640", "jpeg 640"]);
    const crop = encodeURIComponent(
      JSON.stringify({ left: 0, top: 0, width: 0.5, height: 1, turn: 0 }),
    );
    const cropped = await ask("GET", `/assets/${asset.id}/file?crop=${crop}`);
    expect(await sharp(cropped.rawPayload).metadata()).toMatchObject({ width: 320, height: 480 });
  });

  it.each([
    ["a GIF with a script", () => Promise.resolve(gifWithScript())],
    ["a PNG with a page behind it", pngWithPage],
    ["an SVG with a script", () => Promise.resolve(svgWithScript)],
  ])("SEC-06: serves of %s only the picture", async (_name, make) => {
    const asset = (await upload(await make(), { name: "x.html", type: "text/html" })).json();
    const file = await ask("GET", `/assets/${asset.id}/file`);
    expect(file.headers["content-type"]).toBe("image/webp");
    expect(file.rawPayload.includes("script")).toBe(false);
  });

  it.each([
    ["an SVG with a DOCTYPE", () => svgWithDoctype, 422],
    ["an SVG of 65 levels", () => deepSvg(65), 422],
    ["an SVG that is cut short", () => svgWithScript.subarray(0, 90), 422],
    ["20,000 × 20,000 pixels", () => blackPng(20_000, 20_000), 422],
    ["10,000 frames", () => gifOfFrames(10_000), 422],
    ["a file cut short", () => blackPng(300, 300).subarray(0, 60), 422],
    [
      "more bytes than are taken",
      () => Buffer.concat([gifOfFrames(1), Buffer.alloc(uploadLimit)]),
      413,
    ],
  ])(
    "LIB-12: refuses %s, says why by a name, and keeps nothing of it",
    async (_name, make, status) => {
      const before = (await ask("GET", "/assets")).headers["x-total-count"];
      const answer = await upload(make());
      expect(answer.statusCode, answer.body).toBe(status);
      expect(answer.json().message).toMatch(/^[A-Z].{10,}\.$/);
      if (status === 422) expect(pictureRefusals, "LIB-12").toContain(answer.json().details.reason);
      expect((await ask("GET", "/assets")).headers["x-total-count"]).toBe(before);
    },
  );

  it("takes a picture out of the list, and not out of where it stands", async () => {
    const asset = (await upload(await pictureWithLocation())).json();
    expect((await ask("DELETE", `/assets/${asset.id}`)).statusCode).toBe(204);
    expect((await ask("GET", "/assets")).json().map((one: { id: string }) => one.id)).not.toContain(
      asset.id,
    );
    expect((await ask("GET", `/assets/${asset.id}/file`)).statusCode).toBe(200);
    expect((await ask("DELETE", `/assets/${asset.id}`)).statusCode).toBe(404);
  });
});
