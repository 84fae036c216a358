import { defineMessenger } from "../vendor.ts";

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
  icon: "M14 21v-7.500h3l.6-3.500H14V8c0-1.200.6-2 2-2h1.800V3.200A17 17 0 0 0 15.300 3C12.500 3 11 4.600 11 7.500V10H8v3.500h3V21",
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
