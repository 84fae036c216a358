import type { ScriptStandIn } from "../stand-in.ts";

export const standIn: ScriptStandIn<"gtagId"> = {
  values: {
    gtagId: {
      good: ["G-ABCDE12345", "GT-ABCDE123", "UA-1234567-1", "AW-123456789"],
      pasted: [[" G-ABCDE12345 ", "G-ABCDE12345"]],
      hostile: ["g-abcde12345", "G-", "X-ABCDE12345", "12345678", "G-ABCD1234');alert(1)//"],
    },
  },
  asks: () => ["https://www.googletagmanager.com/gtag/js"],
};
