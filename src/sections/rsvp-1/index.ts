import { defineSection } from "../kit/index.ts";
import { rsvp1Fields } from "./fields.ts";
import { rsvp1Changes } from "./versions.ts";

/** What the layouts have in common. */
const model = {
  category: "rsvp",
  isUnique: false,
  hasForm: true,
  hasAnimation: false,
  fields: rsvp1Fields,
  changes: rsvp1Changes,
  hasOwnHeading: true,
} as const;

export const rsvp1 = defineSection({
  ...model,
  id: "Rsvp1",
  label: { en: "Invitation", ru: "Приглашение" },
  description: {
    en: "The date and place of an event, and a form to reply",
    ru: "Дата и место события и форма для ответа",
  },
  thumbnailRatio: 0.74,
  load: () => import("./look.ts"),
  isTwoSided: true,
});

export const rsvpSlab = defineSection({
  ...model,
  id: "RsvpSlab",
  label: { en: "Invitation in colour", ru: "Приглашение на цвете" },
  description: {
    en: "A large question on a strong colour, with the date above and the form beside it",
    ru: "Крупный вопрос на ярком цвете, над ним дата, рядом форма для ответа",
  },
  thumbnailRatio: 0.63,
  load: () => import("./rsvp-slab/look.ts"),
});
