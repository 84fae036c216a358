import { execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { templates } from "#/sections/registry.ts";
import type { LocalizedText } from "#/site/localized-text.ts";
import { findOperation } from "#/site/operations/apply.ts";
import { createReplica, submit } from "#/site/replica.ts";
import { contentHash } from "#/server/storage/storage.ts";
import type { ReleaseManifest } from "#/publish/manifest.ts";
import { type World, createWorld } from "./world.ts";

const [shop, studio] = [1, 2];
/** Ids of the shop's releases; the last is live. */
const releases = [1, 3, 4];

let folder: string;
let world: World;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-old-"));
  const archive = join(import.meta.dirname, "fixtures/old-data/data.tar.gz");
  execFileSync("tar", ["-xzf", archive, "-C", folder]);
  world = await createWorld({ dataDir: folder });
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true, force: true });
});

function visit(path: string) {
  const headers = { host: "fary.localhost:3000", "accept-encoding": "identity" };
  return world.app.inject({ url: path, headers });
}

async function manifestOf(release: number): Promise<{ hash: string; manifest: ReleaseManifest }> {
  const row = await world.database.db
    .selectFrom("releases")
    .select("manifestHash")
    .where("id", "=", release)
    .executeTakeFirstOrThrow();
  return { hash: row.manifestHash, manifest: await world.hosting.files.manifest(row.manifestHash) };
}

/** Every file of a release is what visitors get, byte for byte. */
async function expectShown(release: number): Promise<void> {
  const { hash, manifest } = await manifestOf(release);
  const files = Object.entries(manifest.files);
  expect(files.length).toBeGreaterThan(100);
  for (const [path, file] of files) {
    const { statusCode, headers, rawPayload } = await visit(encodeURI(path));
    expect(`${path} ${statusCode}`).toBe(`${path} 200`);
    expect(headers["x-release"]).toBe(hash.slice(0, 16));
    expect(contentHash(rawPayload), path).toBe(file.hash);
  }
}

/** Writes the title of a home page's first section, and takes it back as an editor does. */
async function editAndUndo(siteId: number): Promise<void> {
  const { records, revision, document } = await world.documents.load(siteId);
  const [page] = document.pages;
  const section = page?.sections.find(({ fields }) => typeof fields["title"] === "object");
  const language = document.site.languages.find(({ isPrimary }) => isPrimary)?.code ?? "";
  const title = section?.fields["title"] as LocalizedText | undefined;
  const args = {
    target: { page: page?.id, section: section?.id },
    path: ["title"],
    language,
    text: "Written today",
    was: title?.[language]?.text,
  };
  const operation = { id: `edit-${siteId}`, name: "text.set", args };
  const { inverse } = submit(createReplica({ records, revision }), operation, {
    templates,
    operations: findOperation,
  });
  const steps = [
    operation,
    ...inverse.map((step, at) => ({ ...step, id: `undo-${siteId}-${at}` })),
  ];
  expect(steps.length).toBeGreaterThan(1);
  for (const step of steps) {
    const { results } = await world.operations.append(siteId, [step], world.userIds.owner);
    expect(results).toMatchObject([{ status: "applied" }]);
    const { document: now } = await world.documents.load(siteId);
    if (step === operation) expect(JSON.stringify(now)).toContain("Written today");
    else if (step === steps.at(-1)) expect(now).toEqual(document);
  }
}

describe("OLD-01: an installation of an earlier program", () => {
  test("is served as it was, byte for byte", () => expectShown(releases.at(-1) ?? 0));

  test.each([shop, studio])("its documents open, are edited and undone (site %i)", editAndUndo);

  test("is published, and goes back to each of its releases, byte for byte", async () => {
    const before = await visit("/");
    const edit = { id: "rename", name: "site.rename", args: { name: "New name" } };
    await world.operations.append(shop, [edit], world.userIds.owner);
    await world.publishing.publisher.publish({
      siteId: shop,
      authorId: world.userIds.owner,
      note: "",
    });
    const after = await visit("/");
    expect(after.statusCode).toBe(200);
    expect(after.headers["x-release"]).not.toBe(before.headers["x-release"]);
    for (const release of releases) {
      await world.publishing.live.makeLive(shop, release);
      await expectShown(release);
    }
  });

  test("keeps what visitors sent", async () => {
    const rows = await world.database.db.selectFrom("submissions").select("siteId").execute();
    expect(rows).toHaveLength(2);
  });
});
