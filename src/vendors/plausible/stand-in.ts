import type { ScriptStandIn } from "../stand-in.ts";
import { hostileHosts } from "../stand-in.ts";

export const standIn: ScriptStandIn<"plausibleDomain" | "plausibleHost"> = {
  values: {
    plausibleDomain: {
      good: ["shop.example"],
      pasted: [
        ["https://Shop.Example/", "shop.example"],
        ["магазин.рф", "xn--80aairftm.xn--p1ai"],
      ],
      hostile: hostileHosts,
    },
    plausibleHost: {
      good: ["plausible.shop.example"],
      pasted: [["https://plausible.shop.example", "plausible.shop.example"]],
      hostile: hostileHosts,
    },
  },
  asks: ({ plausibleHost }) => [`https://${plausibleHost || "plausible.io"}/js/script.js`],
};
