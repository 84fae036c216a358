import { brotliCompressSync } from "node:zlib";
import type { Page, Request } from "@playwright/test";

/** What a page has loaded of one kind. */
export interface LoadedFile {
  readonly kind: string;
  readonly address: string;
  /** Bytes as they came, compressed where they were. */
  readonly sent: number;
  /** Bytes of the content as the strongest brotli makes them. */
  readonly brotli: number;
}

export interface LoadedFiles {
  /** Everything loaded so far. */
  read(): Promise<LoadedFile[]>;
  /** What of it was asked for up to a moment of the page's own clock. */
  readUntil(moment: number): Promise<LoadedFile[]>;
}

async function fileOf(request: Request): Promise<LoadedFile[]> {
  const response = await request.response();
  if (!response?.ok() || !request.url().startsWith("http")) return [];
  const [body, sizes] = await Promise.all([response.body(), request.sizes()]);
  return [
    {
      kind: request.resourceType(),
      address: request.url(),
      sent: sizes.responseBodySize,
      brotli: brotliCompressSync(body).length,
    },
  ];
}

/** Watches what a page loads from now on; a stream that stays open is none of it. */
export function watchLoadedFiles(page: Page): LoadedFiles {
  const requests: Request[] = [];
  page.on("requestfinished", (request) => requests.push(request));
  const read = async (): Promise<LoadedFile[]> => (await Promise.all(requests.map(fileOf))).flat();
  return {
    read,
    async readUntil(moment) {
      const asked = await page.evaluate(
        (until) =>
          performance
            .getEntriesByType("resource")
            .filter(({ startTime }) => startTime <= until)
            .map(({ name }) => name),
        moment,
      );
      return (await read()).filter(({ address }) => asked.includes(address));
    },
  };
}

export function sumOf(files: readonly LoadedFile[], kind: string, size: "sent" | "brotli"): number {
  return files.filter((file) => file.kind === kind).reduce((sum, file) => sum + file[size], 0);
}
