import { FileText } from "lucide-react";
import { defineTab } from "../../define-tab.ts";

export const page = defineTab({
  name: "page",
  Icon: FileText,
  parts: ["meta"],
  operations: ["meta.set"],
  load: async () => (await import("./page-tab.tsx")).PageTab,
});
