import type { SharingText } from "#/publish/pack-builder.ts";

const mostKept = 32;

/** Writes texts out as bytes of their own, which can be moved to another thread. */
export interface WritingOut {
  bytesOf(content: string | SharingText): Uint8Array<ArrayBuffer>;
  /** Lets go of what texts have in common. */
  forget(): void;
}

/** Keeps the bytes of the last parts that texts had in common. */
export function createWritingOut(): WritingOut {
  const encoder = new TextEncoder();
  const kept = new Map<string, Uint8Array>();

  function sharedBytes(text: string): Uint8Array {
    const known = kept.get(text);
    if (known) return known;
    if (kept.size === mostKept) kept.clear();
    const bytes = encoder.encode(text);
    kept.set(text, bytes);
    return bytes;
  }

  return {
    bytesOf(content) {
      if (typeof content === "string") return encoder.encode(content);
      const start = encoder.encode(content.start);
      const shared = sharedBytes(content.shared);
      const end = encoder.encode(content.end);
      const bytes = new Uint8Array(start.length + shared.length + end.length);
      bytes.set(start);
      bytes.set(shared, start.length);
      bytes.set(end, start.length + shared.length);
      return bytes;
    },
    forget: () => kept.clear(),
  };
}
