import { defineSection } from "../kit/index.ts";
import { teamCardsFields } from "./fields.ts";
import { teamCardsChanges } from "./versions.ts";

/** What the layouts have in common. */
const model = {
  category: "team",
  isUnique: false,
  fields: teamCardsFields,
  changes: teamCardsChanges,
} as const;

export const teamCards = defineSection({
  ...model,
  id: "TeamCards",
  label: { en: "Team", ru: "Команда" },
  description: {
    en: "People with a large portrait, a role and a few words",
    ru: "Люди: большой портрет, роль и несколько слов",
  },
  thumbnailRatio: 0.67,
  hasAnimation: false,
  load: () => import("./look.ts"),
});

export const teamList = defineSection({
  ...model,
  id: "TeamList",
  label: { en: "People in a list", ru: "Люди списком" },
  description: {
    en: "One row for each person: portrait, name, role and a few words",
    ru: "По строке на человека: портрет, имя, роль и несколько слов",
  },
  thumbnailRatio: 0.75,
  hasAnimation: false,
  load: () => import("./team-list/look.ts"),
});

export const teamCircles = defineSection({
  ...model,
  id: "TeamCircles",
  label: { en: "Faces", ru: "Лица" },
  description: {
    en: "Round portraits with a name and a role below",
    ru: "Круглые портреты, под ними имя и роль",
  },
  thumbnailRatio: 0.54,
  hasAnimation: false,
  load: () => import("./team-circles/look.ts"),
});
