import { tidyPhone } from "../phone-number.ts";
import { defineMessenger } from "../vendor.ts";
import { icon } from "./icon.data.ts";

const copied = /^(?:https?:\/\/)?(?:t|telegram)\.me\/([\w+-]+)\/?$/i;

export const telegram = defineMessenger({
  name: "telegram",
  label: "Telegram",
  color: "#1776ab",
  icon,
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
