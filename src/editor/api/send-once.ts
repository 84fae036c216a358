import type { SentFile } from "#/api/library.ts";
import type { Call } from "./request.ts";
import type { Upload } from "./upload.ts";

/** Pages without TLS can’t hash: undefined there. */
export async function sha256(file: Blob): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return undefined;
  const digest = await crypto.subtle.digest("SHA-256", await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Sends only files that the site hasn't yet. */
export function createSendOnce(call: Call, send: Upload): Upload {
  async function known({ site, file, signal }: Parameters<Upload>[0]) {
    const hash = await sha256(file);
    if (hash === undefined) return undefined;
    const body = { hashes: [hash] };
    const path = `sites/${site}/library/sent`;
    const [found] = await call<SentFile[]>(path, { method: "POST", body, signal });
    return found?.asset;
  }
  return async (options) => {
    // where asking fails, sending tells why
    const found = await known(options).catch(() => undefined);
    options.signal.throwIfAborted();
    return found ?? send(options);
  };
}
