import { defineTracker } from "../vendor.ts";

export const yandexMetrica = defineTracker({
  name: "yandex-metrica",
  label: "Yandex Metrica",
  category: "analytics",
  values: { ymId: { pattern: /^\d{4,10}$/, example: "12345678" } },
  sources: () => ({
    "script-src": ["https://mc.yandex.ru", "https://yastatic.net"],
    "img-src": ["https://mc.yandex.ru", "https://mc.yandex.com"],
    "connect-src": ["https://mc.yandex.ru", "https://mc.yandex.com", "wss://mc.yandex.ru"],
    "frame-src": ["https://mc.yandex.ru", "blob:"],
  }),
  words: () => import("./words.ts"),
});
