import { defineSection } from "../kit/index.ts";
import { rsvp1Fields } from "./fields.ts";
import { rsvp1Changes } from "./versions.ts";

export const rsvp1 = defineSection({
  id: "Rsvp1",
  category: "rsvp",
  isUnique: false,
  label: { en: "Invitation", ru: "Приглашение" },
  description: {
    en: "The date and place of an event, and a form to reply",
    ru: "Дата и место события и форма для ответа",
  },
  thumbnailRatio: 0.68,
  hasAnimation: false,
  fields: rsvp1Fields,
  changes: rsvp1Changes,
  load: () => import("./look.ts"),
  hasOwnHeading: true,
  isTwoSided: true,
});
