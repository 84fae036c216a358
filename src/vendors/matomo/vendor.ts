import { hostnameFormat } from "../hostname.ts";
import { defineTracker } from "../vendor.ts";

export const matomo = defineTracker({
  name: "matomo",
  label: "Matomo",
  category: "analytics",
  values: {
    matomoHost: { ...hostnameFormat, example: "example.matomo.cloud" },
    matomoSiteId: { pattern: /^[1-9]\d{0,8}$/, example: "1" },
  },
  sources: ({ matomoHost }) => {
    const host = `https://${matomoHost}`;
    return { "script-src": [host], "img-src": [host], "connect-src": [host] };
  },
  words: () => import("./words.ts"),
});
