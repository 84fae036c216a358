import { MessageCircle } from "lucide-react";
import { defineTab } from "../../define-tab.ts";

export const messengers = defineTab({
  name: "messengers",
  Icon: MessageCircle,
  settings: ["messengers"],
  parts: ["messenger"],
  load: async () => (await import("./messengers-tab.tsx")).MessengersTab,
});
