import { chromium } from "@playwright/test";
import type { Browser } from "@playwright/test";
import { ensureChromium } from "../../../scripts/test/chromium.ts";

/** The machine's Chromium, without a window and without calls home. */
export async function openBrowser(more: readonly string[] = []): Promise<Browser> {
  const args = [
    ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    ...more,
  ];
  return chromium.launch({ executablePath: await ensureChromium(), args });
}
