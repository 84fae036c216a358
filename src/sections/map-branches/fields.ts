import { air, anyGround, defineFields, introFields, list, text } from "../kit/index.ts";
import { hours, mapsChoice, place } from "../kit/late-fields.ts";

/** When it is open, and where: hours beside a map of all branches. */
export const mapBranchesFields = defineFields({
  ...introFields({
    title: { en: "When and where", ru: "Когда и где" },
  }),
  hours: hours(),
  note: text({
    limit: 160,
    label: { en: "Note below the hours", ru: "Примечание под часами" },
    initial: {
      en: "The oven goes out half an hour before we close.",
      ru: "Печь гасим за полчаса до закрытия.",
    },
  }),
  branches: list({
    min: 1,
    max: 30,
    itemName: { en: "Branch", ru: "Адрес" },
    item: {
      name: text({
        role: "heading",
        limit: 40,
        isRequired: true,
        initial: { en: "Street and number", ru: "Улица и дом" },
      }),
      place: place(),
      text: text({ role: "body", limit: 40, initial: { en: "What is there", ru: "Что там" } }),
      phone: text({ limit: 24, label: { en: "Phone", ru: "Телефон" } }),
      hours: hours(),
      closed: text({
        limit: 30,
        label: { en: "Closed for longer", ru: "Закрыто надолго" },
      }),
    },
    initial: [
      {
        name: { en: "14 Linden Row", ru: "Липовая, 12" },
        text: { en: "dining room and yard", ru: "зал и двор" },
      },
      {
        name: { en: "4 Mill Lane", ru: "Мельничный, 4" },
        text: { en: "bakery and coffee", ru: "пекарня и кофе" },
      },
      {
        name: { en: "Garden by the pond", ru: "Сад у пруда" },
        text: { en: "summer terrace", ru: "летняя веранда" },
        closed: { en: "back in May", ru: "вернётся в мае" },
      },
    ],
  }),
  maps: mapsChoice(),
  ground: anyGround("band"),
  air: air(),
});
