import { defineTracker } from "../vendor.ts";

const host = "https://analytics.tiktok.com";

export const tiktokPixel = defineTracker({
  name: "tiktok-pixel",
  label: "TikTok",
  category: "marketing",
  values: { tiktokPixelId: { pattern: /^[A-Z0-9]{20}$/, example: "C0ABCDEFGHIJKLMNOPQR" } },
  sources: () => ({ "script-src": [host], "img-src": [host], "connect-src": [host] }),
  words: () => import("./words.ts"),
});
