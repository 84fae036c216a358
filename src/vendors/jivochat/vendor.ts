import { ownStyles } from "../policy-sources.ts";
import { defineChat } from "../vendor.ts";

export const jivoChat = defineChat({
  name: "jivochat",
  label: "JivoChat",
  category: "marketing",
  values: { key: { pattern: /^[A-Za-z0-9]{10}$/, example: "AbCdEf1234" } },
  sources: () => ({
    "script-src": ["https://*.jivosite.com", "https://*.jivo.ru"],
    "img-src": ["https://*.jivosite.com", "https://*.jivo.ru"],
    "connect-src": [
      "https://*.jivosite.com",
      "wss://*.jivosite.com",
      "https://*.jivo.ru",
      "wss://*.jivo.ru",
    ],
    "frame-src": ["https://*.jivosite.com", "https://*.jivo.ru"],
    "font-src": ["https://*.jivosite.com", "https://*.jivo.ru"],
    "media-src": ["https://*.jivosite.com", "https://*.jivo.ru"],
    "style-src": [ownStyles, "https://*.jivosite.com", "https://*.jivo.ru"],
  }),
  words: () => import("./words.ts"),
});
