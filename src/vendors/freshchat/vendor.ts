import { ownStyles } from "../policy-sources.ts";
import { defineChat } from "../vendor.ts";

export const freshchat = defineChat({
  name: "freshchat",
  label: "Freshchat",
  category: "marketing",
  values: {
    key: {
      pattern: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
      example: "0a1b2c3d-4e5f-6071-8293-a4b5c6d7e8f9",
    },
  },
  sources: () => ({
    "script-src": ["https://wchat.freshchat.com"],
    "img-src": ["https://*.freshchat.com"],
    "connect-src": ["https://*.freshchat.com", "wss://*.freshchat.com"],
    "frame-src": ["https://wchat.freshchat.com"],
    "font-src": ["https://wchat.freshchat.com"],
    "media-src": ["https://wchat.freshchat.com"],
    "style-src": [ownStyles, "https://wchat.freshchat.com"],
  }),
  words: () => import("./words.ts"),
});
