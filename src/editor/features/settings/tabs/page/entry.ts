import { FileText } from "lucide-react";
import { defineTab } from "../../define-tab.ts";

export const page = defineTab({
  name: "page",
  Icon: FileText,
  parts: ["meta"],
  operations: ["meta.set", "page.rename"],
  fields: ["page"],
  load: async () => (await import("./page-tab.tsx")).PageTab,
});
