import type { EmbedStandIn } from "../stand-in.ts";

export const standIn: EmbedStandIn = {
  pasted: [
    ["https://yandex.ru/maps/213/moscow/?ll=37.617698%2C55.755864&z=16", "55.755864,37.617698,16"],
    [
      "https://yandex.ru/map-widget/v1/?um=constructor%3A0123456789abcdef0123456789abcdef&source=constructor",
      "constructor:0123456789abcdef0123456789abcdef",
    ],
    ["https://yandex.com/maps/org/polden/1124715036/", "org:1124715036"],
  ],
  short: ["https://yandex.ru/maps/-/CDabc123"],
  hostile: [
    "https://yandex.ru/search/?text=maps",
    "https://yandex.ru/map-widget/v1/?um=evil",
    "https://yandex.ru.evil.example/maps/?ll=37.6%2C55.7&z=16",
  ],
  frame: "https://yandex.ru/map-widget/v1/?ll=37.617698%2C55.755864&z=16&pt=37.617698%2C55.755864",
  page: "https://yandex.ru/maps/?ll=37.617698%2C55.755864&z=16&pt=37.617698%2C55.755864",
};
