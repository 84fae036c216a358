import type { EmbedStandIn } from "../stand-in.ts";

export const standIn: EmbedStandIn = {
  pasted: [
    ["https://calendly.com/anna-holt/intro-call", "anna-holt/intro-call"],
    ["calendly.com/anna-holt/", "anna-holt"],
    ["https://calendly.com/anna-holt/intro-call?month=2026-12", "anna-holt/intro-call"],
  ],
  hostile: [
    "https://calendly.com/",
    "https://calendly.com/a/b/c",
    "https://calendly.example/anna-holt",
  ],
  frame: "https://calendly.com/anna-holt/intro-call?embed_type=Inline&hide_gdpr_banner=1",
  page: "https://calendly.com/anna-holt/intro-call",
};
