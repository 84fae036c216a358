import type { ScriptStandIn } from "../stand-in.ts";

export const standIn: ScriptStandIn<"key"> = {
  values: {
    key: {
      good: ["12345678"],
      hostile: ["1234/../x", "1111111111111"],
    },
  },
  asks: () => ["https://cdn.livechatinc.com/tracking.js"],
};
