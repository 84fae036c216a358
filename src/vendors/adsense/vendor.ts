import { defineTracker } from "../vendor.ts";

const hosts = [
  "https://*.googlesyndication.com",
  "https://*.doubleclick.net",
  "https://*.adtrafficquality.google",
];

export const adSense = defineTracker({
  name: "adsense",
  label: "Google AdSense",
  category: "marketing",
  values: {
    adSensePublisherId: { pattern: /^ca-pub-\d{16}$/, example: "ca-pub-1234567890123456" },
  },
  sources: () => ({
    "script-src": ["https://pagead2.googlesyndication.com", ...hosts],
    "img-src": hosts,
    "connect-src": hosts,
    "frame-src": [...hosts, "https://www.google.com"],
  }),
  words: () => import("./words.ts"),
});
