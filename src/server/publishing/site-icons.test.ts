import { createHash } from "node:crypto";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import type { PictureSet } from "#/publish/picture-set.ts";
import { pictureKey } from "#/render/picture-use.ts";
import { testSite } from "#/render/render-fixture.ts";
import { makeIcons } from "../images/picture-tasks.ts";
import type { PictureWorkshop } from "../images/picture-workshop.ts";
import type { Storage } from "../storage/storage.ts";
import { createSiteIcons } from "./site-icons.ts";

const kept = new Map<string, Buffer>();
const storage = {
  put: async (hash: string, bytes: Uint8Array) => void kept.set(hash, Buffer.from(bytes)),
  get: async (hash: string) => kept.get(hash),
} as Partial<Storage> as Storage;
const workshop = {
  run: (_asker: object, _name: string, ...args: Parameters<typeof makeIcons>) => makeIcons(...args),
} as Partial<PictureWorkshop> as PictureWorkshop;

async function sizeOf(hash: string | undefined): Promise<string> {
  const { width, height, format } = await sharp(kept.get(hash ?? "")).metadata();
  return `${format} ${width}x${height}`;
}

describe("the icons of a site", () => {
  it("SEO-10: are a drawing of its first letter in every usual size, without a favicon", async () => {
    const make = createSiteIcons({ storage, workshop });
    const { links, files, icons } = await make(testSite, new Map());
    expect(links.map(({ rel, href }) => `${rel} ${href}`)).toEqual([
      "icon /favicon.ico",
      "icon /favicon.svg",
      "apple-touch-icon /apple-touch-icon.png",
      "manifest /manifest.webmanifest",
    ]);
    expect(icons.map(({ sizes }) => sizes)).toEqual(["192x192", "512x512"]);
    expect(await sizeOf(files["/apple-touch-icon.png"]?.hash)).toBe("png 180x180");
    expect(await sizeOf(files[icons[1]?.src ?? ""]?.hash)).toBe("png 512x512");
    expect(kept.get(files["/favicon.ico"]?.hash ?? "")?.subarray(0, 8)).toEqual(
      Buffer.from([0, 0, 1, 0, 1, 0, 32, 32]),
    );
  });

  it("SEO-10: are its favicon where it has one", async () => {
    const look = { width: 600, height: 600, channels: 3, background: "#c00" } as const;
    const bytes = await sharp({ create: look }).webp().toBuffer();
    const hash = createHash("sha256").update(bytes).digest("hex");
    await storage.put(hash, bytes);
    const favicon = { asset: "mark", alt: {}, crop: null, focus: null };
    const variants = [
      { format: "webp", width: 600, height: 600, hash, size: bytes.length },
    ] as const;
    const set: PictureSet = { colour: "#cc0000", variants: [...variants] };
    const site = { ...testSite, settings: { ...testSite.settings, favicon } };
    const make = createSiteIcons({ storage, workshop });
    const { links, files } = await make(site, new Map([[pictureKey("mark", null), set]]));
    expect(files["/favicon.svg"]).toBeUndefined();
    const rendered = links.find(({ sizes }) => sizes === "192x192");
    expect(await sizeOf(files[rendered?.href ?? ""]?.hash)).toBe("png 192x192");
  });
});
