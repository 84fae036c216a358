// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import { mount, until } from "../../testing/mount.tsx";
import type { Mounted } from "../../testing/mount.tsx";
import { NamedVersions } from "./named-versions.tsx";
import { createVersionsClient } from "./versions-client.ts";

let mounted: Mounted | undefined;
afterEach(() => mounted?.unmount());

async function shown(answer: unknown) {
  const client = createVersionsClient((() => Promise.resolve(answer)) as never, 1);
  const list = await mount(
    <NamedVersions client={client} site={1} isCompared={false} revision={7} />,
  );
  mounted = list;
  await until(() => list.all("li, .versions-note").length > 0);
  return list;
}

it("HIST-191: the named versions stand by themselves, each leads to its point, and the one that is looked at is marked", async () => {
  const time = new Date(2026, 5, 3, 15, 24).toISOString();
  const list = await shown([
    { revision: 12, name: "Before the sale", time },
    { revision: 7, name: "Opening day", time },
  ]);
  expect(list.all("a").map((one) => [one.getAttribute("href"), one.ariaCurrent])).toEqual([
    ["/sites/1/versions/12", null],
    ["/sites/1/versions/7", "true"],
  ]);
  expect(list.all("li")[1]?.textContent).toMatch(/^Opening dayJun 3, 2026, 3:24/);
});

it("HIST-191: where none has a name it is said how one gets there", async () => {
  const list = await shown([]);
  expect(list.find(".versions-note").textContent).toBe("Name a version to find it here.");
});
