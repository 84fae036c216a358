import { defineSection } from "../kit/index.ts";
import { programmeSessionFields } from "./fields.ts";

export const programmeSession = defineSection({
  id: "ProgrammeSession",
  category: "programme",
  isUnique: false,
  label: { en: "Session", ru: "Событие программы" },
  description: {
    en: "One talk, lesson or film in full: a large time, facts, text, and who it’s with",
    ru: "Один доклад, занятие или фильм подробно: крупное время, факты, текст и кто ведёт",
  },
  thumbnailRatio: 0.69,
  hasAnimation: false,
  fields: programmeSessionFields,
  load: () => import("./look.ts"),
});
