import { defineTracker } from "../vendor.ts";

export const facebookPixel = defineTracker({
  name: "facebook-pixel",
  label: "Meta",
  category: "analytics",
  values: { facebookPixelCode: { pattern: /^\d{15,16}$/, example: "123456789012345" } },
  sources: () => ({
    "script-src": ["https://connect.facebook.net"],
    "img-src": ["https://www.facebook.com"],
    "connect-src": ["https://connect.facebook.net", "https://www.facebook.com"],
  }),
  words: () => import("./words.ts"),
});
