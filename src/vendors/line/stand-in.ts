import type { MessengerStandIn } from "../stand-in.ts";

export const standIn: MessengerStandIn = {
  values: {
    value: {
      good: ["@vitrine", "vitrine.shop", "lin.ee/AbCd123"],
      pasted: [
        ["https://line.me/R/ti/p/%40Vitrine", "@vitrine"],
        ["https://line.me/R/ti/p/@vitrine", "@vitrine"],
        ["https://line.me/ti/p/~vitrine", "vitrine"],
        ["https://lin.ee/AbCd123", "lin.ee/AbCd123"],
      ],
      hostile: ["@", "@a", "https://line.me.evil.example/ti/p/~x", "lin.ee/a/b", "@vitrine?x"],
    },
  },
  links: [
    ["@vitrine", "https://line.me/R/ti/p/%40vitrine"],
    ["vitrine.shop", "https://line.me/ti/p/~vitrine.shop"],
    ["lin.ee/AbCd123", "https://lin.ee/AbCd123"],
  ],
};
