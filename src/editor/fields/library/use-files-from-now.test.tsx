// @vitest-environment jsdom
import { act } from "react";
import { afterEach, expect, it } from "vitest";
import { createSignal } from "../../signals/signal.ts";
import { mount } from "../../testing/mount.tsx";
import type { Mounted } from "../../testing/mount.tsx";
import type { QueuedFile } from "./upload-queue.ts";
import { useFilesFromNow } from "./use-files-from-now.ts";

let mounted: Mounted;
afterEach(() => mounted.unmount());

const sent = (id: string, failure: QueuedFile["failure"] = null): QueuedFile => ({
  id,
  file: new File([], id),
  progress: 0,
  failure,
});
const refused = { key: "upload.kind" } as never;

it("LIB-15: a choice of pictures shows no file that was refused before it was opened", async () => {
  const files = createSignal<readonly QueuedFile[]>([sent("bad", refused), sent("under way")]);
  function Names() {
    return <p>{useFilesFromNow({ files }).map(({ id }) => id)}</p>;
  }
  mounted = await mount(<Names />);
  expect(mounted.find("p").textContent).toBe("under way");
  await act(async () => files.set([...files.get(), sent("worse", refused)]));
  expect(mounted.find("p").textContent).toBe("under wayworse");
});
