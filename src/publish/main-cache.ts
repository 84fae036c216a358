import type { MainPart } from "#/render/main-part.tsx";

/** Sections of pages as they were rendered, by the hash of their inputs: a new theme renders none of them again. */
export interface MainCache {
  get(inputs: string): MainPart | undefined;
  set(inputs: string, part: MainPart): void;
}

/** Keeps the parts that were used last, of at most so many bytes. */
export function createMainCache(limit: number): MainCache {
  const parts = new Map<string, MainPart>();
  let size = 0;
  return {
    get(inputs) {
      const part = parts.get(inputs);
      if (part) {
        parts.delete(inputs);
        parts.set(inputs, part);
      }
      return part;
    },
    set(inputs, part) {
      if (parts.has(inputs)) return;
      parts.set(inputs, part);
      size += part.size;
      for (const [oldest, old] of parts) {
        if (size <= limit) break;
        parts.delete(oldest);
        size -= old.size;
      }
    },
  };
}
