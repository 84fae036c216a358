import type { ScriptStandIn } from "../stand-in.ts";

export const standIn: ScriptStandIn<"key"> = {
  values: {
    key: {
      good: ["0a1b2c3d-4e5f-6071-8293-a4b5c6d7e8f9"],
      hostile: ["0a1b2c3d-4e5f-6071-8293"],
    },
  },
  asks: () => ["https://wchat.freshchat.com/js/widget.js"],
};
