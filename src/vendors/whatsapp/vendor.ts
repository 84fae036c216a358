import { dialled, phoneFormat, tidyPhone } from "../phone-number.ts";
import { defineMessenger } from "../vendor.ts";
import { icon } from "./icon.data.ts";

/** Links to a number that people copy from WhatsApp. */
const copied = /^https:\/\/(?:wa\.me\/|api\.whatsapp\.com\/send\/?\?phone=)(?:%2B|\+)?(\d+)\/?$/i;

export const whatsapp = defineMessenger({
  name: "whatsapp",
  label: "WhatsApp",
  color: "#0b7d4b",
  icon,
  values: { value: { ...phoneFormat, tidy: (text) => tidyPhone(text.replace(copied, "+$1")) } },
  link: (value) => `https://api.whatsapp.com/send?phone=${dialled(value)}`,
  words: () => import("./words.ts"),
});
