import { defineMessenger } from "../vendor.ts";
import { icon } from "./icon.data.ts";

const copied =
  /^(?:https?:\/\/)?(?:(?:www\.)?instagram\.com\/|ig\.me\/m\/)([\w.]+)\/?(?:\?[\w=&%-]*)?$/i;

export const instagram = defineMessenger({
  name: "instagram",
  label: "Instagram",
  color: "#c13584",
  icon,
  values: {
    value: {
      pattern: /^(?!.*\.\.)(?!\.)[a-z0-9._]{1,30}(?<!\.)$/,
      tidy: (text) => text.replace(copied, "$1").replace(/^@/, "").toLowerCase(),
      example: "vitrine.shop",
    },
  },
  link: (value) => `https://ig.me/m/${value}`,
  words: () => import("./words.ts"),
});
