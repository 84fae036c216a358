import { tidyPhone } from "../phone-number.ts";
import { defineMessenger } from "../vendor.ts";

const copied = /^(?:https?:\/\/)?(?:t|telegram)\.me\/([\w+-]+)\/?$/i;

export const telegram = defineMessenger({
  name: "telegram",
  label: "Telegram",
  color: "#1776ab",
  icon: "m3.5 11.5 16.5-7-2.7 15.2-5.6-4-2.9 2.8-.7-5.1L17 6.5",
  values: {
    value: {
      pattern: /^(?:@?[A-Za-z]\w{3,31}|\+[\w-]{5,40})$/,
      tidy: (text) => tidyPhone(text.replace(copied, "$1")),
      example: "@vitrine",
    },
  },
  link: (value) => `https://t.me/${value.replace(/^@/, "")}`,
  words: () => import("./words.ts"),
});
