import type { ScriptStandIn } from "../stand-in.ts";

export const standIn: ScriptStandIn<"adSensePublisherId"> = {
  values: {
    adSensePublisherId: {
      good: ["ca-pub-1234567890123456"],
      hostile: ["pub-1234567890123456", "ca-pub-123456789012345", "ca-pub-12345678901234567"],
    },
  },
  asks: () => ["https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js"],
};
