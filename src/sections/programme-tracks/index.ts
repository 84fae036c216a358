import { defineSection } from "../kit/index.ts";
import { programmeTracksFields } from "./fields.ts";
import { programmeTracksChanges } from "./versions.ts";

export const programmeTracks = defineSection({
  id: "ProgrammeTracks",
  category: "programme",
  isUnique: false,
  label: { en: "Programme", ru: "Программа" },
  description: {
    en: "Talks, lessons or films by time and room, for up to a week, with a filter by track",
    ru: "Доклады, занятия или фильмы по времени и залам, до недели, с фильтром по темам",
  },
  thumbnailRatio: 0.8,
  hasAnimation: false,
  fields: programmeTracksFields,
  changes: programmeTracksChanges,
  load: () => import("./look.ts"),
});
