import { Cookie } from "lucide-react";
import { defineTab } from "../../define-tab.ts";

export const cookies = defineTab({
  name: "cookies",
  Icon: Cookie,
  settings: ["cookieConsent"],
  parts: ["consent"],
  load: async () => (await import("./cookies-tab.tsx")).CookiesTab,
});
