import { useState } from "react";
import { useSignal } from "../../signals/signal.ts";
import type { QueuedFile, UploadQueue } from "./upload-queue.ts";

/** What is sent while this is open, or on its way: what wasn't taken before was told where it was sent. */
export function useFilesFromNow({ files }: Pick<UploadQueue, "files">): readonly QueuedFile[] {
  const [before] = useState(
    () => new Set(files.get().flatMap(({ id, failure }) => (failure ? [id] : []))),
  );
  return useSignal(files).filter(({ id }) => !before.has(id));
}
