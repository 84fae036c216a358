import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { embedOf, readEmbed, shortLinkOf } from "./read-embed.ts";
import { embeds } from "./registry.ts";
import type { EmbedStandIn } from "./stand-in.ts";

const files = import.meta.glob<{ standIn: EmbedStandIn }>("./*/stand-in.ts", { eager: true });

function standInOf(name: string): EmbedStandIn {
  const file = files[`./${name}/stand-in.ts`];
  if (!file) throw new Error(`Nothing stands in for ${name}`);
  return file.standIn;
}

it("EMBED-01: the registry has exactly the vendors that have a folder", () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true });
  const names = folders.filter((one) => one.isDirectory()).map((one) => one.name);
  expect(embeds.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
});

describe.each(embeds.map((one) => [one.name, one] as const))("%s", (name, vendor) => {
  const { pasted, short = [], hostile, frame, page } = standInOf(name);

  it("EMBED-02: reads what people paste, and the code that services offer", () => {
    for (const [address, id] of pasted)
      expect(readEmbed(address), address).toEqual({ vendor: name, id });
    const code = `<div><iframe width="560" src="${frame.replaceAll("&", "&amp;")}" allow="x"></iframe><script src="//evil.example"></script></div>`;
    expect(readEmbed(code)?.vendor).toBe(name);
  });

  it("EMBED-01: has addresses at hosts that it names, and reads its own page and frame again", () => {
    const [, id = ""] = pasted[0] ?? [];
    expect(vendor.frame(id)).toBe(frame);
    expect(vendor.page(id)).toBe(page);
    for (const [, one] of pasted) expect(vendor.hosts).toContain(new URL(vendor.frame(one)).origin);
    expect(readEmbed(page)?.vendor).toBe(name);
  });

  it("EMBED-96: knows its short addresses, which aren’t followed, from those that say what they lead to", () => {
    for (const address of short) {
      expect(readEmbed(address), address).toBeUndefined();
      expect(shortLinkOf(address)?.name, address).toBe(name);
    }
    for (const [address] of pasted) expect(shortLinkOf(address), address).toBeUndefined();
  });

  it("EMBED-01: takes nothing of others", () => {
    for (const address of hostile) {
      expect(readEmbed(address), address).toBeUndefined();
      expect(shortLinkOf(address), address).toBeUndefined();
    }
    for (const id of hostileIds) expect(embedOf({ vendor: name, id }), id).toBeUndefined();
  });
});

it("EMBED-96: SoundCloud’s own code is the recording that its link names, and nobody else’s", () => {
  const code = (link: string) =>
    `<iframe width="100%" height="166" src="https://w.soundcloud.com/player/?url=https%3A//api.soundcloud.com/tracks/293&amp;color=%23ff5500"></iframe><div><a href="https://soundcloud.com/forss" title="Forss">Forss</a> · <a href="${link}">Flickermood</a></div>`;
  expect(readEmbed(code("https://soundcloud.com/forss/flickermood"))).toEqual({
    vendor: "soundcloud",
    id: "forss/flickermood",
  });
  for (const link of ["https://www.youtube.com/watch?v=aqz-KE-bpKQ", "javascript:alert(1)", ""])
    expect(readEmbed(code(link)), link).toEqual({ vendor: "soundcloud", id: "tracks:293" });
});

const hostileIds = [
  "",
  '"><script>alert(1)</script>',
  "x&autoplay=1",
  "../../evil",
  "//evil.example",
  "a b",
  "a\nb",
  "%2e%2e/",
  "1".repeat(2000),
];

it("EMBED-02: reads nothing of other addresses, of addresses with a name or a port, and of endless text", () => {
  for (const address of [
    "",
    "hello",
    "javascript:alert(1)",
    "data:text/html,x",
    "https://evil.example/watch?v=aqz-KE-bpKQ",
    "https://www.youtube.com@evil.example/watch?v=aqz-KE-bpKQ",
    "https://user:word@www.youtube.com/watch?v=aqz-KE-bpKQ",
    "https://www.youtube.com:8080/watch?v=aqz-KE-bpKQ",
    `https://www.youtube.com/watch?v=aqz-KE-bpKQ&x=${"1".repeat(5000)}`,
    `<iframe ${"src ".repeat(900)}`,
  ])
    expect(readEmbed(address), address).toBeUndefined();
});
