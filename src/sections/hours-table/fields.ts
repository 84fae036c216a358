import { air, anyGround, defineFields, introFields, text } from "../kit/index.ts";
import { hours } from "../kit/late-fields.ts";

/** When it is open: the week, other days, and whether it is open now. */
export const hoursTableFields = defineFields({
  ...introFields({
    title: { en: "When to find us", ru: "Когда мы открыты" },
    paragraph: {
      en: "On public holidays we keep other hours, and say so here.",
      ru: "В праздники часы другие, мы напишем об этом здесь.",
    },
  }),
  hours: hours({ isExpected: true }),
  note: text({
    limit: 160,
    label: { en: "Note below the hours", ru: "Примечание под часами" },
  }),
  ground: anyGround(),
  air: air(),
});
