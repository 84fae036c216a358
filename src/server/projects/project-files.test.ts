import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ArchiveFile, smallSite, zipOf } from "../../../test/project-archive.ts";
import { type World, createWorld } from "../../../test/world.ts";
import { placeOf } from "#/site/linked.ts";
import { contentHash } from "../storage/storage.ts";

let world: World;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const menu = Buffer.from("%PDF-1.7\n%âãÏÓ\nmenu\n%%EOF\n");
const hash = contentHash(menu);
const file = { id: "menu", name: "Меню.pdf", kind: "pdf", hash, size: menu.length, tags: ["еда"] };

function headers() {
  return { host: "localhost:3000", origin: world.env.appOrigin, cookie: world.cookies.owner };
}

function sendZip(zip: Buffer) {
  const start = `--cut\r\ncontent-disposition: form-data; name="file"; filename="site.zip"\r\ncontent-type: application/zip\r\n\r\n`;
  return world.app.inject({
    method: "POST",
    url: "/api/v1/sites/import",
    headers: { ...headers(), "content-type": "multipart/form-data; boundary=cut" },
    payload: Buffer.concat([Buffer.from(start), zip, Buffer.from("\r\n--cut--\r\n")]),
  });
}

function siteWith(files: readonly object[], more: object = {}): object {
  const { site, ...rest } = smallSite(null);
  return { ...rest, ...more, site: { ...site, files } };
}

const archive = (files: readonly object[], ...more: readonly ArchiveFile[]) =>
  zipOf([["site.json", JSON.stringify(siteWith(files))], ...more]);

async function exported(site: number): Promise<Buffer> {
  const url = `/api/v1/sites/${site}/export?form=project`;
  const answer = await world.app.inject({ method: "GET", url, headers: headers() });
  expect(Number(answer.headers["content-length"])).toBe(answer.rawPayload.length);
  return answer.rawPayload;
}

describe("files of a project", () => {
  it("FILE-08: come back byte for byte, one content once", async () => {
    const second = { ...file, id: "copy", name: "copy.pdf" };
    const made = await sendZip(await archive([file, second], [`files/${hash}.pdf`, menu]));
    expect(made.statusCode, made.body).toBe(201);
    const { id } = made.json();
    expect((await world.documents.load(id)).document.site.files).toEqual([file, second]);
    expect(await world.publishing.files.find(id, second)).toMatchObject({ kind: "pdf" });
    const project = await exported(id);
    const again = await sendZip(project);
    expect(again.statusCode, again.body).toBe(201);
    expect((await exported(again.json().id)).equals(project)).toBe(true);
  });

  it("FILE-08: what the site was never sent is left out, whatever its document says, and so is what is lost", async () => {
    const project = await archive([file], [`files/${hash}.pdf`, menu]);
    const thief: number = (await sendZip(project)).json().id;
    const secret = Buffer.from("%PDF-1.7\nanother site’s");
    await world.storage.put(contentHash(secret), secret);
    const { files } = world.publishing;
    const lost = await files.add(thief, { name: "lost.pdf", bytes: Buffer.from("%PDF-1.7\nlost") });
    await world.storage.remove(lost.hash);
    const listed = [
      { ...file, id: "stolen", hash: contentHash(secret), size: secret.length },
      { ...file, id: "nowhere", hash: "0".repeat(64) },
      { ...file, ...lost, id: "lost" },
      { ...file, id: "longer", size: file.size + 9 },
    ];
    const add = (one: object, index: number) => {
      const args = { file: one, after: null };
      return { id: `add${index}`, name: "file.add", args };
    };
    await world.operations.append(thief, listed.map(add), world.userIds.owner);
    const zip = await exported(thief);
    expect(zip.includes(secret)).toBe(false);
    const again = await sendZip(zip);
    expect(again.statusCode, again.body).toBe(201);
    const { document } = await world.documents.load(again.json().id);
    expect(document.site.files?.map(({ id, size }) => [id, size]).toSorted()).toEqual([
      ["longer", file.size],
      ["menu", file.size],
    ]);
  });

  it("FILE-08: a document alone brings none", async () => {
    const url = "/api/v1/sites/import";
    const payload = siteWith([file]);
    const made = await world.app.inject({ method: "POST", url, headers: headers(), payload });
    expect(made.statusCode, made.body).toBe(201);
    const { document } = await world.documents.load(made.json().id);
    expect(document.site.files).toBeUndefined();
  });

  const page = Buffer.from("<html><script>alert(1)</script></html>");
  const asPage = { ...file, hash: contentHash(page), size: page.length };
  const other = Buffer.from("%PDF-1.7\nother");

  it.each<[string, object[], ArchiveFile[], string]>([
    ["a file that isn’t there", [file], [], "file-missing"],
    ["a file that no one lists", [], [[`files/${hash}.pdf`, menu]], "file-unknown"],
    ["another file", [file], [[`files/${hash}.pdf`, other]], "file-unreadable"],
    ["a page as a PDF", [asPage], [[`files/${asPage.hash}.pdf`, page]], "file-unreadable"],
    [
      "another kind",
      [{ ...file, kind: "zip", name: "a.zip" }],
      [[`files/${hash}.zip`, menu]],
      "file-unreadable",
    ],
    ["too large a file", [file], [[`files/${hash}.pdf`, 26 * 1_048_576]], "too-large"],
    ["a folder among files", [file], [[`files/a/${hash}.pdf`, menu]], "file-unknown"],
    ["a name that is a page’s", [{ ...file, name: "a.html" }], [], "document"],
    ["one id twice", [file, file], [[`files/${hash}.pdf`, menu]], "file-exists"],
  ])("FILE-08: %s keeps a project out", async (_name, files, more, rule) => {
    const answer = await sendZip(await archive(files, ...more));
    expect(answer.statusCode).toBe(422);
    const { problems } = answer.json().details;
    expect(problems.map((problem: { rule: string }) => problem.rule)).toContain(rule);
  });

  const content: ArchiveFile = [`files/${hash}.pdf`, menu];
  const inOne: ArchiveFile = [`files/${contentHash(other)}.pdf`, other];
  const russian = { ...file, name: "Другое.pdf", hash: contentHash(other), size: other.length };
  const withFilesIn = (filesIn: unknown, ...more: readonly ArchiveFile[]) =>
    zipOf([["site.json", JSON.stringify(siteWith([file], { filesIn }))], content, ...more]);

  it("FILE-560: a project that has its files in one language too keeps those of its document", async () => {
    const made = await sendZip(await withFilesIn({ ru: [russian] }, inOne));
    expect(made.statusCode, made.body).toBe(201);
    const { id } = made.json();
    expect((await world.documents.load(id)).document.site.files).toEqual([file]);
    expect(await world.publishing.files.find(id, russian)).toBeUndefined();
  });

  it.each<[string, unknown, ArchiveFile[], string]>([
    ["without their contents", { ru: [russian] }, [], "file-missing"],
    ["others than the site’s", { ru: [{ ...russian, id: "other" }] }, [inOne], "document"],
    ["more than the site’s", { ru: [russian, { ...russian, id: "b" }] }, [inOne], "document"],
    ["in a language that it isn’t in", { de: [russian] }, [inOne], "document"],
    ["as a page", { ru: [{ ...russian, kind: "html" }] }, [inOne], "document"],
    ["as no list", { ru: russian }, [inOne], "document"],
    ["as text", "ru", [inOne], "document"],
  ])(
    "FILE-560: files in one language %s keep a project out",
    async (_name, filesIn, more, rule) => {
      const answer = await sendZip(await withFilesIn(filesIn, ...more));
      expect(answer.statusCode).toBe(422);
      const { problems } = answer.json().details;
      expect(problems.map((problem: { rule: string }) => problem.rule)).toContain(rule);
    },
  );
});

it("LINKED-09: what is linked comes back with its places", async () => {
  const { site, pages, ...rest } = smallSite(null);
  const title = { ru: { text: "Часы работы" } };
  const hours = { id: "hours", template: "Links1", version: 1, fields: { title } };
  const place = placeOf("there", "hours");
  const document = {
    ...rest,
    site: { ...site, linked: [hours] },
    pages: [{ ...pages[0], sections: [place] }],
  };
  const made = await sendZip(await zipOf([["site.json", JSON.stringify(document)]]));
  expect(made.statusCode, made.body).toBe(201);
  const project = await exported(made.json().id);
  const again = await sendZip(project);
  expect(again.statusCode, again.body).toBe(201);
  const { document: kept } = await world.documents.load(again.json().id);
  expect(kept.site.linked).toMatchObject([{ id: "hours", fields: { title } }]);
  expect(kept.pages[0]?.sections).toEqual([place]);
  expect((await exported(again.json().id)).equals(project)).toBe(true);
});
