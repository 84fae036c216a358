import { FileX } from "lucide-react";
import { defineTab } from "../../define-tab.ts";

export const notFound = defineTab({
  name: "notFound",
  Icon: FileX,
  parts: ["notFound"],
  load: async () => (await import("./not-found-tab.tsx")).NotFoundTab,
});
