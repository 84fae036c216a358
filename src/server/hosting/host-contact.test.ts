import { mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { describeDatabases } from "../../../test/databases.ts";
import { prepareOperators } from "../../../test/fixtures/operators.ts";
import { type ContactFile, contactFileAt } from "../storage/contact-file.ts";
import { createHostContact } from "./host-contact.ts";
import { withContact } from "./with-contact.ts";

async function folderOfTest(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-contact-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

const onError = () => undefined;

test("WHOM-01: whom people write to is there when hosting starts, and a file that is none names nobody", async () => {
  const folder = await folderOfTest();
  const path = join(folder, "sites", "contact.json");
  const file = contactFileAt(path);
  const first = createHostContact({ file, onError });
  await first.setContact("help@example.org");
  const second = createHostContact({ file, onError });
  expect(second.contact()).toBeUndefined();
  await second.readContact();
  expect(second.contact()).toBe("help@example.org");
  expect(await readdir(join(folder, "sites"))).toEqual(["contact.json"]);
  for (const damaged of ["", "{", "[]", '{"contact":7}', '{"__proto__":{"contact":"a@b.c"}}']) {
    await writeFile(path, damaged);
    await second.readContact();
    expect(second.contact(), damaged).toBeUndefined();
  }
  await first.setContact(undefined);
  await first.setContact(undefined);
  await expect(readFile(path)).rejects.toThrow();
});

test("WHOM-01: where the disk is full it is shown all the same, and written once there is room", async () => {
  const written: (string | undefined)[] = [];
  let isFull = true;
  const file: ContactFile = {
    read: async () => undefined,
    async write(contact) {
      if (isFull) throw new Error("ENOSPC");
      written.push(contact);
    },
  };
  const errors: unknown[] = [];
  const told: (string | undefined)[] = [];
  const host = createHostContact({ file, onError: (error) => errors.push(error) });
  host.watchContact(async (contact) => void told.push(contact));
  await Promise.all([host.setContact("a@example.org"), host.setContact("b@example.org")]);
  expect(told).toEqual(["a@example.org", "b@example.org"]);
  expect(host.contact()).toBe("b@example.org");
  expect(errors).toHaveLength(2);
  await host.settleContact();
  expect(written).toEqual([]);
  isFull = false;
  await Promise.all([host.settleContact(), host.settleContact()]);
  expect(new Set(written)).toEqual(new Set(["b@example.org"]));
  await host.settleContact();
  expect(errors).toHaveLength(2);
});

test("WHOM-02: what operators name is a text and a link on the page, never markup, and $ is itself", () => {
  const page = `<!doctype html><html lang="ru"><p class="a" data-host-contact="" hidden=""></p>`;
  const hostile = `https://example.org/?"><script>alert(1)</script>&$&$1`;
  const filled = withContact(page, hostile);
  expect(filled).not.toContain("<script>");
  expect(filled).toContain("Связаться с администратором сервиса:");
  expect(filled).toContain("&amp;$&amp;$1");
  expect(withContact("<p>No place</p>", "a@example.org")).toBe("<p>No place</p>");
  const foreign = withContact(page.replace("ru", "it"), "a@example.org");
  expect(foreign).toContain(
    'data-host-contact="" lang="en">Contact the host: <a href="mailto:a@example.org"',
  );
});

describeDatabases("the contact on pages that are shown without the database", (open) => {
  test("WHOM-02: the page for reports and the notice of a site that was taken down name it, and change with the setting", async () => {
    const { ask, makeSite, world } = await prepareOperators(await open());
    const site = await makeSite("Lamp");
    await ask("owner", ["POST", `sites/${site}/releases`, {}]);
    const visit = async (path: string, headers = {}) =>
      world.app.inject({ url: path, headers: { host: "lamp.localhost:3000", ...headers } });
    const name = (contact: string) => ask("operator", ["PATCH", "operator/settings", { contact }]);
    const plain = await visit("/report/");
    expect(plain.body).toContain('data-host-contact="" hidden=""');
    expect((await name("help@example.org")).statusCode).toBe(200);
    const named = await visit("/report/", { "if-none-match": String(plain.headers.etag) });
    expect(named.statusCode).toBe(200);
    expect(named.body).toContain('<a href="mailto:help@example.org"');
    expect(named.headers.etag).toBeUndefined();
    expect(named.body.replace(/<p[^>]*data-host-contact.*?<\/p>/, "")).toBe(
      plain.body.replace(/<p[^>]*data-host-contact.*?<\/p>/, ""),
    );
    expect((await visit("/")).body).not.toContain("help@example.org");
    expect((await visit("/no-such-page/")).body).not.toContain("help@example.org");

    const reason = { takedown: { reason: "Fraud" } };
    const taken = await ask("operator", ["PATCH", `operator/sites/${site}`, reason]);
    expect(taken.statusCode, taken.body).toBeLessThan(300);
    const down = await visit("/");
    expect(down.statusCode).toBe(451);
    expect(down.body).toContain("help@example.org");
    await name("https://example.org/help");
    expect((await visit("/", { "accept-language": "ru" })).body).toContain(
      'Связаться с администратором сервиса: <a href="https://example.org/help"',
    );
    await name("");
    expect((await visit("/")).body).not.toContain("example.org");
  });

  test("WHOM-02: of settings that are changed at once the last one is shown", async () => {
    const { ask, world } = await prepareOperators(await open());
    await Promise.all(
      Array.from({ length: 6 }, (_, place) =>
        ask("operator", ["PATCH", "operator/settings", { contact: `a${place}@example.org` }]),
      ),
    );
    const { contact } = (await ask("operator", ["GET", "operator/settings"])).json().values;
    expect(world.hosting.contact()).toBe(contact);
  });
});
