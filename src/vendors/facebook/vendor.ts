import { defineMessenger } from "../vendor.ts";
import { icon } from "./icon.data.ts";

const hosts = /^(?:[a-z0-9-]+\.)*(?:facebook\.com|fb\.com|fb\.me|m\.me|messenger\.com)$/i;

/** Whether a value without its scheme begins with a host rather than being a name. */
function hasHost(value: string): boolean {
  const [host = "", ...path] = value.split("/");
  return hosts.test(host) || (path.length > 0 && host.includes("."));
}

export const facebook = defineMessenger({
  name: "facebook",
  label: "Facebook",
  color: "#0a5fe0",
  icon,
  values: {
    value: {
      pattern: /^(?!.*\.\.)(?:https?:\/\/)?[\w.-]+(?:\/[\w.\-~%/?=&]*)?$/i,
      tidy: (text) => text.replace(/^@/, ""),
      example: "vitrine.shop",
    },
  },
  link: (value) => {
    const bare = value.replace(/^https?:\/\//i, "");
    return bare !== value || hasHost(bare) ? `https://${bare}` : `https://m.me/${bare}`;
  },
  words: () => import("./words.ts"),
});
