import { ownStyles } from "../policy-sources.ts";
import { defineChat } from "../vendor.ts";

export const liveChat = defineChat({
  name: "livechat",
  label: "LiveChat",
  category: "marketing",
  values: { key: { pattern: /^\d{4,12}$/, example: "12345678" } },
  sources: () => ({
    "script-src": ["https://*.livechatinc.com"],
    "img-src": ["https://*.livechatinc.com", "https://*.livechat-files.com"],
    "connect-src": ["https://*.livechatinc.com", "wss://*.livechatinc.com"],
    "frame-src": ["https://*.livechatinc.com"],
    "font-src": ["https://*.livechatinc.com"],
    "media-src": ["https://*.livechatinc.com"],
    "style-src": [ownStyles],
  }),
  words: () => import("./words.ts"),
});
