import type { ScriptStandIn } from "../stand-in.ts";
import { hostileHosts } from "../stand-in.ts";

export const standIn: ScriptStandIn<"matomoHost" | "matomoSiteId"> = {
  values: {
    matomoHost: {
      good: ["matomo.shop.example"],
      pasted: [
        ["https://Matomo.Shop.Example/", "matomo.shop.example"],
        ["matomo.shop.example.", "matomo.shop.example"],
      ],
      hostile: hostileHosts,
    },
    matomoSiteId: { good: ["1", "123456789"], hostile: ["0", "-1", "1.5", "1234567890", "1;x"] },
  },
  asks: ({ matomoHost }) => [`https://${matomoHost}/matomo.js`],
};
