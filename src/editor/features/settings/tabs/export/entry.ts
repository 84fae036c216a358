import { PackageOpen } from "lucide-react";
import { defineTab } from "../../define-tab.ts";

export const exporting = defineTab({
  name: "export",
  synonyms: "synonyms.settings.export",
  words: {
    en: async () => (await import("./words/en.data.ts")).exportEn,
    ru: async () => (await import("./words/ru.data.ts")).exportRu,
  },
  Icon: PackageOpen,
  needs: "editor",
  isByRole: true,
  load: async () => (await import("./export-tab.tsx")).ExportTab,
});
