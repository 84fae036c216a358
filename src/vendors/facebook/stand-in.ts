import type { MessengerStandIn } from "../stand-in.ts";

export const standIn: MessengerStandIn = {
  values: {
    value: {
      good: ["vitrine", "john.smith.7", "https://www.facebook.com/vitrine?ref=1"],
      pasted: [["@vitrine", "vitrine"]],
      hostile: ["https://m.me/a b"],
    },
  },
  links: [
    ["vitrine", "https://m.me/vitrine"],
    ["john.smith", "https://m.me/john.smith"],
    ["https://www.facebook.com/vitrine", "https://www.facebook.com/vitrine"],
    ["http://m.me/vitrine", "https://m.me/vitrine"],
    ["facebook.com/vitrine", "https://facebook.com/vitrine"],
    ["m.me/vitrine", "https://m.me/vitrine"],
    ["HTTPS://fb.me/vitrine", "https://fb.me/vitrine"],
    ["example.org/chat", "https://example.org/chat"],
  ],
};
