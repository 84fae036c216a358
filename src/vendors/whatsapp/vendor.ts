import { dialled, phoneFormat, tidyPhone } from "../phone-number.ts";
import { defineMessenger } from "../vendor.ts";

/** Links to a number that people copy from WhatsApp. */
const copied = /^https:\/\/(?:wa\.me\/|api\.whatsapp\.com\/send\/?\?phone=)(?:%2B|\+)?(\d+)\/?$/i;

export const whatsapp = defineMessenger({
  name: "whatsapp",
  label: "WhatsApp",
  color: "#0b7d4b",
  icon: "M3.500 20.500 5 16.200A8.500 8.500 0 1 1 8 19.200l-4.500 1.300ZM9 8.200c-.8 3.600 3 7.600 6.700 6.900l.3-1.900-2.200-1-1 1.200c-1.100-.5-2-1.400-2.400-2.500l1.100-1-.9-2.200L9 8.200Z",
  values: { value: { ...phoneFormat, tidy: (text) => tidyPhone(text.replace(copied, "+$1")) } },
  link: (value) => `https://api.whatsapp.com/send?phone=${dialled(value)}`,
  words: () => import("./words.ts"),
});
