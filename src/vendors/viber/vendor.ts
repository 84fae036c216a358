import { dialled, phoneFormat, tidyPhone } from "../phone-number.ts";
import { defineMessenger } from "../vendor.ts";
import { icon } from "./icon.data.ts";

const copied = /^viber:\/\/chat\/?\?number=(?:%2B|\+)?(\d+)$/i;

export const viber = defineMessenger({
  name: "viber",
  label: "Viber",
  color: "#6a57e6",
  icon,
  values: { value: { ...phoneFormat, tidy: (text) => tidyPhone(text.replace(copied, "+$1")) } },
  link: (value) => `viber://chat?number=${dialled(value)}`,
  words: () => import("./words.ts"),
});
