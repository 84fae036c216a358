import type { ScriptStandIn } from "../stand-in.ts";

export const standIn: ScriptStandIn<"tiktokPixelId"> = {
  values: {
    tiktokPixelId: {
      good: ["C0ABCDEFGHIJKLMNOPQR"],
      hostile: [
        "c0abcdefghijklmnopqr",
        "C0ABCDEFGHIJKLMNOPQ",
        "C0ABCDEFGHIJKLMNOPQRS",
        "C0ABCDEFGHIJKLMNOPQ&",
      ],
    },
  },
  asks: () => ["https://analytics.tiktok.com/i18n/pixel/events.js"],
};
