import type { MessengerStandIn } from "../stand-in.ts";

export const standIn: MessengerStandIn = {
  values: {
    value: {
      good: ["@vitrine", "vitrine_shop", "+79001234567", "+AbCdEf_1234"],
      pasted: [
        ["https://t.me/vitrine", "vitrine"],
        ["t.me/+AbCdEf_1234", "+AbCdEf_1234"],
        ["+7 900 123-45-67", "+79001234567"],
      ],
      hostile: [
        "https://t.me/vitrine?start=x",
        "https://t.me.evil.example/vitrine",
        "@abc",
        "vit rine",
      ],
    },
  },
  links: [
    ["@vitrine", "https://t.me/vitrine"],
    ["vitrine", "https://t.me/vitrine"],
  ],
};
