import { defineMessenger } from "../vendor.ts";

const copied = /^(?:https?:\/\/)?line\.me\/(?:R\/)?ti\/p\/(%40|@|~)([\w.-]+)$/i;
const short = /^(?:https?:\/\/)?lin\.ee\/(\w+)$/i;

/** An official account keeps its @; a person has none. */
function tidyName(text: string): string {
  if (short.test(text)) return text.replace(short, "lin.ee/$1");
  return text
    .replace(copied, (_link, sign: string, name: string) => (sign === "~" ? name : `@${name}`))
    .toLowerCase();
}

export const line = defineMessenger({
  name: "line",
  label: "LINE",
  color: "#067a39",
  icon: "M12 4c5 0 9 3.100 9 7.100 0 4.200-4.400 6.600-9 9.400v-2.400c-5-.1-9-3-9-7S7 4 12 4Zm-4.500 5.300v3.900h1.900m2.200-3.900v3.900m2.600 0V9.300l2.600 3.900V9.300",
  values: {
    value: {
      pattern: /^(?:@?[a-z0-9][a-z0-9._-]{2,19}|lin\.ee\/\w{4,20})$/,
      tidy: tidyName,
      example: "@vitrine",
    },
  },
  link: (value) => {
    if (value.startsWith("lin.ee/")) return `https://${value}`;
    return value.startsWith("@")
      ? `https://line.me/R/ti/p/%40${value.slice(1)}`
      : `https://line.me/ti/p/~${value}`;
  },
  words: () => import("./words.ts"),
});
