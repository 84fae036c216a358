import { CornerUpRight } from "lucide-react";
import { defineTab } from "../../define-tab.ts";

export const redirects = defineTab({
  name: "redirects",
  Icon: CornerUpRight,
  operations: ["redirect.set"],
  fields: ["redirects"],
  load: async () => (await import("./redirects-tab.tsx")).RedirectsTab,
});
