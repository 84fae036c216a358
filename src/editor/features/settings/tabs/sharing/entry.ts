import { Search } from "lucide-react";
import { defineTab } from "../../define-tab.ts";

export const sharing = defineTab({
  name: "sharing",
  Icon: Search,
  settings: ["favicon", "socialImage", "organisation"],
  parts: ["settings", "organisation"],
  load: async () => (await import("./sharing-tab.tsx")).SharingTab,
});
