import { dialled, phoneFormat, tidyPhone } from "../phone-number.ts";
import { defineMessenger } from "../vendor.ts";

const copied = /^viber:\/\/chat\/?\?number=(?:%2B|\+)?(\d+)$/i;

export const viber = defineMessenger({
  name: "viber",
  label: "Viber",
  color: "#6a57e6",
  icon: "M12 3.500c5.500 0 8 2 8 7.200s-2.500 7.200-7.200 7.200L9.500 21v-3.400C5.700 17 4 14.900 4 10.700 4 5.500 6.500 3.500 12 3.500Zm-3 4c-1.200 3.500 3 7.700 6.500 6.500l.3-1.600-1.900-1-1 1c-1-.4-1.900-1.300-2.300-2.300l.9-1-.9-2L9 7.500Zm3.800-.2a4 4 0 0 1 3.400 3.500",
  values: { value: { ...phoneFormat, tidy: (text) => tidyPhone(text.replace(copied, "+$1")) } },
  link: (value) => `viber://chat?number=${dialled(value)}`,
  words: () => import("./words.ts"),
});
