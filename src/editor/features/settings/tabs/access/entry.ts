import { Lock } from "lucide-react";
import { defineTab } from "../../define-tab.ts";

export const access = defineTab({
  name: "access",
  Icon: Lock,
  load: async () => (await import("./access-tab.tsx")).AccessTab,
});
