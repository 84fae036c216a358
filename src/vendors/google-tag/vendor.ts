import { defineTracker } from "../vendor.ts";

export const googleTag = defineTracker({
  name: "google-tag",
  label: "Google",
  category: "analytics",
  values: {
    gtagId: {
      pattern: /^(?:(?:G|GT)-[A-Z0-9]{4,14}|UA-\d{4,10}-\d{1,4}|AW-\d{8,12})$/,
      example: "G-ABCDE12345",
    },
  },
  sources: () => ({
    "script-src": ["https://www.googletagmanager.com"],
    "img-src": ["https://*.google-analytics.com", "https://www.googletagmanager.com"],
    "connect-src": [
      "https://*.google-analytics.com",
      "https://*.analytics.google.com",
      "https://www.googletagmanager.com",
    ],
  }),
  words: () => import("./words.ts"),
});
