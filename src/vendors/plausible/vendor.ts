import { hostnameFormat } from "../hostname.ts";
import { defineTracker } from "../vendor.ts";

export const plausible = defineTracker({
  name: "plausible",
  label: "Plausible",
  category: "analytics",
  values: {
    plausibleDomain: { ...hostnameFormat, example: "example.com" },
    plausibleHost: { ...hostnameFormat, isOptional: true },
  },
  sources: ({ plausibleHost }) => {
    const host = `https://${plausibleHost || "plausible.io"}`;
    return { "script-src": [host], "connect-src": [host] };
  },
  words: () => import("./words.ts"),
});
