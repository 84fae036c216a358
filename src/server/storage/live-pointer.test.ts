import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { findPointer, openPointerFolder } from "./live-pointer.ts";

test("EXPORT-56: a site is found by its number and by each of its host names, by one where it is shown before all others", async () => {
  const path = await mkdtemp(join(tmpdir(), "pointers-"));
  onTestFinished(() => rm(path, { recursive: true }));
  const folder = await openPointerFolder(path);
  const common = { release: 1, manifest: "0".repeat(64), recompressed: [] };
  await folder.write({
    ...common,
    site: 1,
    hosts: ["www.lampe.example"],
    otherHosts: ["lamp.localhost", "lampe.example"],
    formerHosts: ["lantern.localhost", "torch.localhost"],
  });
  await folder.write({ ...common, site: 2, hosts: ["torch.localhost"] });
  const found = async (wanted: string) => (await findPointer(path, wanted))?.site;
  for (const name of ["1", "www.lampe.example", "lamp.localhost", "lampe.example"])
    expect([name, await found(name)]).toEqual([name, 1]);
  expect(await found("lantern.localhost")).toBe(1);
  expect(await found("torch.localhost")).toBe(2);
  for (const name of ["nobody.localhost", "3", "", "../1", "1.json"])
    expect([name, await found(name)]).toEqual([name, undefined]);
});
