import type { Asset } from "#/site/image.ts";
import type { UploadOptions } from "../../api/upload.ts";
import { editorState } from "../../session/editor-state.ts";
import { withAssets } from "../../session/with-assets.ts";
import { tellOfSvgText } from "../picture/svg-text.ts";
import { failureOf } from "../picture/upload-failure.ts";
import type { UploadFailure } from "../picture/upload-state.ts";
import { createId } from "#/lib/create-id.ts";
import { createSignal } from "../../signals/signal.ts";
import type { Signal } from "../../signals/signal.ts";

/** A file on its way into the library, or one that wasn't taken. */
export interface QueuedFile {
  readonly id: string;
  readonly file: File;
  /** Share that is sent, 0 to 1; null while it waits for its turn. */
  readonly progress: number | null;
  readonly failure: UploadFailure | null;
}

/** Files that are sent one after another, a few at once. */
export interface UploadQueue<Sent = Asset> {
  readonly files: Signal<readonly QueuedFile[]>;
  add(files: Iterable<File>, onAdded: (sent: Sent) => void): void;
  /** Ends what is on its way, and forgets what failed. */
  cancel(id: string): void;
  retry(id: string): void;
}

const atOnce = 2;

/** Sends one file. @throws ApiError; an AbortError where `signal` ended it */
type Send<Sent> = (options: Omit<UploadOptions, "site">) => Promise<Sent>;

export function createUploadQueue<Sent>(sendOne: Send<Sent>): UploadQueue<Sent> {
  const files = createSignal<readonly QueuedFile[]>([]);
  const under = new Map<string, AbortController>();
  const whenAdded = new Map<string, (sent: Sent) => void>();

  function change(id: string, part: Partial<QueuedFile>): void {
    files.set(files.get().map((one) => (one.id === id ? { ...one, ...part } : one)));
  }

  function forget(id: string): void {
    whenAdded.delete(id);
    files.set(files.get().filter((one) => one.id !== id));
  }

  async function send({ id, file }: QueuedFile): Promise<void> {
    const control = new AbortController();
    under.set(id, control);
    change(id, { progress: 0 });
    try {
      const sent = await sendOne({
        file,
        signal: control.signal,
        onProgress: (progress) => change(id, { progress }),
      });
      whenAdded.get(id)?.(sent);
      forget(id);
    } catch (error) {
      if (!control.signal.aborted) change(id, { progress: null, failure: failureOf(error) });
    } finally {
      under.delete(id);
      next();
    }
  }

  function next(): void {
    const waiting = files
      .get()
      .filter(({ id, failure }) => failure === null && !under.has(id))
      .slice(0, Math.max(0, atOnce - under.size));
    for (const file of waiting) void send(file);
  }

  return {
    files,
    add(more, onAdded) {
      const added = [...more].map((file) => ({
        id: createId(),
        file,
        progress: null,
        failure: null,
      }));
      for (const { id } of added) whenAdded.set(id, onAdded);
      files.set([...files.get(), ...added]);
      next();
    },
    cancel(id) {
      under.get(id)?.abort();
      forget(id);
    },
    retry(id) {
      change(id, { failure: null });
      next();
    },
  };
}

/** The queue of an open editor: it goes on while another screen is shown. */
export const uploadQueueOf = editorState((editor) =>
  createUploadQueue(async (options) => {
    const asset = await editor.upload({ site: editor.site.id, ...options });
    editor.assets.set(withAssets(editor.assets.get(), [asset]));
    void tellOfSvgText(editor, options.file);
    return asset;
  }),
);
