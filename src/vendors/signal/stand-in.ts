import type { MessengerStandIn } from "../stand-in.ts";

export const standIn: MessengerStandIn = {
  values: {
    value: {
      good: [
        "+79001234567",
        "signal.me/#eu/Ab-_Ab-_Ab-_Ab-_Ab-_Ab-_Ab-_Ab-_Ab-_Ab-_Ab-_Ab-_Ab-_Ab-_Ab-_Ab-_",
      ],
      pasted: [
        ["+7 900-1-23", "+7900123"],
        ["+7 (900) 123-45-67", "+79001234567"],
        ["+7\u00a0900\u00a0123\u201345\u201367", "+79001234567"],
        ["0049 30 1234567", "+49301234567"],
        ["tel:+79001234567", "+79001234567"],
        ["https://signal.me/#p/+79001234567", "+79001234567"],
        [
          "https://signal.me/#eu/Ab-_Ab-_Ab-_Ab-_Ab-_Ab-_Ab-_Ab-_Ab-_Ab-_Ab-_Ab-_Ab-_Ab-_Ab-_Ab-_",
          "signal.me/#eu/Ab-_Ab-_Ab-_Ab-_Ab-_Ab-_Ab-_Ab-_Ab-_Ab-_Ab-_Ab-_Ab-_Ab-_Ab-_Ab-_",
        ],
      ],
      hostile: [
        "vitrine",
        "+7 900 abc",
        "1234",
        "+",
        "+7900123456712345678901234567",
        "12345\u202e67",
        "79001234567",
        "https://signal.me.evil.example/#p/+79001234567",
        "signal.me/#eu/short",
      ],
    },
  },
  links: [
    ["+79001234567", "https://signal.me/#p/+79001234567"],
    [
      "signal.me/#eu/Ab-_Ab-_Ab-_Ab-_Ab-_Ab-_Ab-_Ab-_Ab-_Ab-_Ab-_Ab-_Ab-_Ab-_Ab-_Ab-_",
      "https://signal.me/#eu/Ab-_Ab-_Ab-_Ab-_Ab-_Ab-_Ab-_Ab-_Ab-_Ab-_Ab-_Ab-_Ab-_Ab-_Ab-_Ab-_",
    ],
  ],
};
