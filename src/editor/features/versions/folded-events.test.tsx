// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import type { TimelineEvent } from "#/api/timeline-events.ts";
import { click, mount } from "../../testing/mount.tsx";
import type { Mounted } from "../../testing/mount.tsx";
import { FoldedEvents, foldedEvents } from "./folded-events.tsx";

let mounted: Mounted | undefined;
afterEach(() => mounted?.unmount());

const event = (id: number, what: TimelineEvent["what"], release?: number): TimelineEvent => ({
  kind: "event",
  id,
  revision: 5,
  time: "2026-06-03T10:00:00.000Z",
  author: null,
  page: null,
  what,
  ...(release !== undefined && { release }),
});

it("HIST-190: releases that were made live again in a row are one line that opens to the others", async () => {
  const [third, second, first] = [3, 2, 1].map((id) => event(id, "release.madeLive", id));
  const unpublished = event(4, "unpublished");
  if (!third || !second || !first) return expect.unreachable();
  expect(foldedEvents([third, unpublished, second, first])).toEqual([
    third,
    unpublished,
    { kind: "switches", latest: second, others: [first] },
  ]);
  const part = { pages: {}, people: {} };
  mounted = await mount(
    <FoldedEvents
      events={{ kind: "switches", latest: third, others: [second, first] }}
      part={part}
    />,
  );
  const said = () => mounted?.all("li").map((one) => one.textContent);
  expect(said()).toEqual([
    expect.stringContaining("Release 3 made live again"),
    "2 more switches between releases",
  ]);
  await click(mounted.find("button"));
  expect(said()).toEqual(
    [3, 2, 1].map((number) => expect.stringContaining(`Release ${number} made live again`)),
  );
});
