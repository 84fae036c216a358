import { air, anyGround, defineFields, introFields, text } from "../kit/index.ts";
import { hours } from "../kit/late-fields.ts";

/** When it is open: the week, other days, and whether it is open now. */
export const hoursTableFields = defineFields({
  ...introFields({
    title: { en: "When to find us", ru: "Когда мы открыты" },
    paragraph: {
      en: "On public holidays we keep other hours; they’re in the list below.",
      ru: "В праздники часы другие, они есть в списке.",
    },
  }),
  hours: hours(),
  note: text({
    limit: 160,
    label: { en: "Note below the hours", ru: "Примечание под часами" },
    initial: {
      en: "The kitchen closes half an hour before the doors do.",
      ru: "Кухня закрывается за полчаса до дверей.",
    },
  }),
  ground: anyGround(),
  air: air(),
});
