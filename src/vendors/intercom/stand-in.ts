import type { ScriptStandIn } from "../stand-in.ts";

export const standIn: ScriptStandIn<"key"> = {
  values: {
    key: {
      good: ["abcd1234"],
      hostile: ["javascript:", "ABCD1234", "abcd12345"],
    },
  },
  asks: () => ["https://widget.intercom.io/widget/abcd1234"],
};
