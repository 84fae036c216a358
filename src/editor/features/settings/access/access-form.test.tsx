// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import type { ReactNode } from "react";
import type { Call, CallOptions } from "../../../api/request.ts";
import { click, mount, until } from "../../../testing/mount.tsx";
import type { Mounted } from "../../../testing/mount.tsx";
import { createSampleEditor } from "../../../testing/sample-editor.ts";
import { AccessForm } from "./access-form.tsx";
import { useLocks } from "./use-locks.ts";

let mounted: Mounted;
afterEach(() => mounted.unmount());

function Access({ page }: { page: string }): ReactNode {
  return <AccessForm page={page} locks={useLocks()} />;
}

it("PAGE-88: the settings of a page that is unpublished say so, and publish it again", async () => {
  let off = ["gallery"];
  const call = (async (path: string, options?: CallOptions) => {
    if (path === "sites/1/visibility/gallery") off = [];
    if (options?.method) return undefined;
    return path.endsWith("/plans") ? { plans: [], off } : { locks: [] };
  }) as Call;
  const notes = () => mounted.all(".note.warn").map(({ textContent }) => textContent);
  mounted = await mount(<Access page="gallery" />, createSampleEditor(call));
  await until(() => notes().length === 1);
  expect(notes()[0]).toContain("This page is unpublished");
  await click(mounted.find(".note.warn button"));
  await until(() => notes().length === 0);
});
