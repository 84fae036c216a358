import { defineMessenger } from "../vendor.ts";

const copied =
  /^(?:https?:\/\/)?(?:(?:www\.)?instagram\.com\/|ig\.me\/m\/)([\w.]+)\/?(?:\?[\w=&%-]*)?$/i;

export const instagram = defineMessenger({
  name: "instagram",
  label: "Instagram",
  color: "#c13584",
  icon: "M8 3.500h8A4.500 4.500 0 0 1 20.500 8v8a4.500 4.500 0 0 1-4.500 4.500H8A4.500 4.500 0 0 1 3.500 16V8A4.500 4.500 0 0 1 8 3.500Zm4 4.500a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm5-1h.01",
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
