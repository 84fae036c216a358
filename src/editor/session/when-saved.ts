import { ApiError, errorOfFailure } from "../api/api-error.ts";
import type { Editor } from "./editor.ts";

interface Saving {
  readonly store: Pick<Editor["store"], "save" | "retryNow">;
  readonly canvas: Editor["canvas"];
}

/**
 * Resolves when the server has every edit of this editor. Edits that wait for the connection, or for somebody to sign
 * in, are sent at once; where that fails, nobody waits for them: they stay on the device. @throws ApiError
 */
export function whenSaved({ store, canvas }: Saving): Promise<void> {
  const { save } = store;
  canvas.get()?.text.flush();
  const isStopped = (): boolean => ["offline", "signed-out"].includes(save.get().phase);
  return new Promise((resolve, reject) => {
    if (save.get().unsent === 0) return resolve();
    const end = save.subscribe(() => {
      const { unsent, phase } = save.get();
      if (unsent > 0 && !isStopped()) return;
      end();
      if (unsent === 0) resolve();
      else reject(phase === "offline" ? withoutConnection() : signedOut());
    });
    if (isStopped()) store.retryNow();
  });
}

function withoutConnection(): ApiError {
  return errorOfFailure("network", new Error("The last edits can't be sent"));
}

function signedOut(): ApiError {
  const message = "The last edits can't be sent while signed out";
  return new ApiError({ status: 401, code: "not-signed-in", message });
}
