import type { ScriptStandIn } from "../stand-in.ts";

export const standIn: ScriptStandIn<"facebookPixelCode"> = {
  values: {
    facebookPixelCode: {
      good: ["123456789012345", "1234567890123456"],
      hostile: [
        "12345678901234",
        "12345678901234567",
        "G-ABCDE12345",
        "123456789012345');alert(1)//",
      ],
    },
  },
  asks: () => ["https://connect.facebook.net/en_US/fbevents.js"],
};
