import type { ScriptStandIn } from "../stand-in.ts";

export const standIn: ScriptStandIn<"ymId"> = {
  values: {
    ymId: {
      good: ["12345678", "1234"],
      hostile: ["123", "12345678901", "G-ABCDE12345", "12345678;alert(1)", "1);alert(1"],
    },
  },
  asks: () => ["https://mc.yandex.ru/metrika/tag.js"],
};
