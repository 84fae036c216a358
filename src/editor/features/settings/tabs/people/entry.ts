import { Users } from "lucide-react";
import { defineTab } from "../../define-tab.ts";

export const people = defineTab({
  name: "people",
  Icon: Users,
  load: async () => (await import("./people-tab.tsx")).PeopleTab,
});
