import { existsSync } from "node:fs";
import path from "node:path";

/**
 * Where a layout has its view, style and thumbnails: in the folder within its template's folder that is named after its
 * export (`priceList`: `price-list/`), or else in that folder itself.
 */
export function layoutFolder(folder: string, exported: string): string {
  const own = path.join(
    folder,
    exported.replaceAll(/[A-Z]/g, (one) => `-${one.toLowerCase()}`),
  );
  return existsSync(own) ? own : folder;
}
