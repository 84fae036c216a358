import { expect, test } from "vitest";
import { registry } from "#/sections/registry.ts";
import { componentList } from "#/server/sites/component-list.ts";
import { thumbnailFiles } from "./thumbnails.ts";

test("COMP-03: every thumbnail that GET /components names is in the build", () => {
  const built = new Set(thumbnailFiles(process.cwd()).map(({ name }) => `/thumbnails/${name}`));
  const named = componentList(registry, "en")
    .flatMap(({ thumbnail, mobileThumbnail }) => [thumbnail, mobileThumbnail])
    .filter((one) => one !== "");
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((one) => !built.has(one))).toEqual([]);
});
