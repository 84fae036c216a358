import { defineSection } from "../kit/index.ts";
import { ticketsDatedFields } from "./fields.ts";
import { ticketsDatedChanges } from "./versions.ts";

export const ticketsDated = defineSection({
  id: "TicketsDated",
  category: "pricing",
  isUnique: false,
  label: { en: "Tickets", ru: "Билеты" },
  description: {
    en: "Up to six tickets with price, date and what is left, side by side and perforated",
    ru: "До шести билетов с ценой, сроком и остатком, рядом и с перфорацией",
  },
  thumbnailRatio: 0.65,
  hasAnimation: false,
  fields: ticketsDatedFields,
  changes: ticketsDatedChanges,
  load: () => import("./look.ts"),
});
