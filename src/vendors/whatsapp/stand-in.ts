import type { MessengerStandIn } from "../stand-in.ts";

export const standIn: MessengerStandIn = {
  values: {
    value: {
      good: ["+79001234567", "79001234567"],
      pasted: [
        ["+7 900-1-23", "+7900123"],
        ["+7 (900) 123-45-67", "+79001234567"],
        ["+7\u00a0900\u00a0123\u201345\u201367", "+79001234567"],
        ["0049 30 1234567", "+49301234567"],
        ["7-900-123-45-67", "79001234567"],
        ["tel:+79001234567", "+79001234567"],
        ["https://wa.me/79001234567", "+79001234567"],
        ["https://api.whatsapp.com/send?phone=%2B79001234567", "+79001234567"],
      ],
      hostile: [
        "vitrine",
        "+7 900 abc",
        "1234",
        "+",
        "+7900123456712345678901234567",
        "12345\u202e67",
        "https://wa.me.evil.example/79001234567",
      ],
    },
  },
  links: [
    ["79001234567", "https://api.whatsapp.com/send?phone=79001234567"],
    ["+7900-1234567", "https://api.whatsapp.com/send?phone=%2B79001234567"],
    ["+7-900-123", "https://api.whatsapp.com/send?phone=%2B7900-123"],
  ],
};
