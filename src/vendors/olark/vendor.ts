import { ownStyles } from "../policy-sources.ts";
import { defineChat } from "../vendor.ts";

export const olark = defineChat({
  name: "olark",
  label: "Olark",
  category: "marketing",
  values: { key: { pattern: /^\d{4}-\d{3}-\d{2}-\d{4}$/, example: "1234-567-89-0123" } },
  sources: () => ({
    "script-src": ["https://*.olark.com"],
    "img-src": ["https://*.olark.com"],
    "connect-src": ["https://*.olark.com", "wss://*.olark.com"],
    "frame-src": ["https://*.olark.com"],
    "font-src": ["https://*.olark.com"],
    "media-src": ["https://*.olark.com"],
    "style-src": [ownStyles, "https://*.olark.com"],
  }),
  words: () => import("./words.ts"),
});
