import type { ScriptStandIn } from "../stand-in.ts";

export const standIn: ScriptStandIn<"key"> = {
  values: {
    key: {
      good: ["AbCdEf1234"],
      hostile: ["abcdefghij');alert(1)//", "../../evil", "AbCdEf123"],
    },
  },
  asks: () => ["https://code.jivosite.com/widget/AbCdEf1234"],
};
