import { ownStyles } from "../policy-sources.ts";
import { defineChat } from "../vendor.ts";

export const intercom = defineChat({
  name: "intercom",
  label: "Intercom",
  category: "marketing",
  values: { key: { pattern: /^[a-z0-9]{8}$/, example: "abcd1234" } },
  sources: () => ({
    "script-src": ["https://widget.intercom.io", "https://js.intercomcdn.com"],
    "img-src": [
      "https://js.intercomcdn.com",
      "https://static.intercomassets.com",
      "https://downloads.intercomcdn.com",
      "https://uploads.intercomusercontent.com",
    ],
    "connect-src": [
      "https://*.intercom.io",
      "wss://*.intercom.io",
      "https://*.intercom-messenger.com",
      "wss://*.intercom-messenger.com",
      "https://uploads.intercomcdn.com",
      "https://uploads.intercomusercontent.com",
    ],
    "frame-src": ["https://intercom-sheets.com", "https://www.intercom-reporting.com"],
    "font-src": ["https://js.intercomcdn.com", "https://fonts.intercomcdn.com"],
    "media-src": ["https://js.intercomcdn.com"],
    "style-src": [ownStyles],
  }),
  words: () => import("./words.ts"),
});
