import { tidyPhone } from "../phone-number.ts";
import { defineMessenger } from "../vendor.ts";

const copied = /^(?:https?:\/\/)?signal\.me\/#p\/(\+\d+)$/i;

export const signal = defineMessenger({
  name: "signal",
  label: "Signal",
  color: "#2c63d8",
  icon: "M12 4a8 8 0 1 1-3.900 15L4 20l1-4.100A8 8 0 0 1 12 4Zm-3.500 8h.01m3.490 0h.01m3.490 0h.01",
  values: {
    value: {
      pattern: /^(?:\+\d{5,15}|signal\.me\/#eu\/[\w-]{20,100})$/,
      tidy: (text) =>
        tidyPhone(text.replace(copied, "$1")).replace(/^https:\/\/(?=signal\.me\/)/, ""),
      example: "+49301234567",
    },
  },
  link: (value) => (value.startsWith("+") ? `https://signal.me/#p/${value}` : `https://${value}`),
  words: () => import("./words.ts"),
});
