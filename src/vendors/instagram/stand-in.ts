import type { MessengerStandIn } from "../stand-in.ts";

export const standIn: MessengerStandIn = {
  values: {
    value: {
      good: ["vitrine.shop", "_lamp_2"],
      pasted: [
        ["@Vitrine.Shop", "vitrine.shop"],
        ["https://www.instagram.com/vitrine.shop/?hl=en", "vitrine.shop"],
        ["https://ig.me/m/vitrine", "vitrine"],
      ],
      hostile: [
        "\u0432\u0438\u0442\u0440\u0438\u043d\u0430",
        "vitrine..shop",
        ".vitrine",
        "vitrine.",
        "https://instagram.com.evil.example/x",
        "a/b",
        "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
      ],
    },
  },
  links: [["vitrine.shop", "https://ig.me/m/vitrine.shop"]],
};
