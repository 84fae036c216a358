import { defineEmbed, inPath, isAt } from "../embed.ts";

export const calendly = defineEmbed({
  name: "calendly",
  label: "Calendly",
  company: "Calendly",
  shape: "calendar",
  pattern: /^[a-z\d][\w-]{1,60}(?:\/[\w-]{1,100})?$/,
  read: (address) =>
    isAt(address, "calendly.com")
      ? inPath(address, /^\/([a-z\d][\w-]+(?:\/[\w-]+)?)\/?$/)
      : undefined,
  frame: (id) => `https://calendly.com/${id}?embed_type=Inline&hide_gdpr_banner=1`,
  page: (id) => `https://calendly.com/${id}`,
  hosts: ["https://calendly.com"],
});
