import { air, anyGround, defineFields, list, text } from "../kit/index.ts";

/** What somebody is there for, and what has come of it. */
export const aboutMissionFields = defineFields({
  title: text({
    role: "heading",
    limit: 90,
    isRequired: true,
    initial: {
      en: "Nobody in this street should have to learn alone",
      ru: "На этой улице никто не должен учиться в одиночку",
    },
  }),
  text: text({
    role: "body",
    limit: 400,
    initial: {
      en: "Every afternoon the door is open. Neighbours who know something sit down beside neighbours who want to know it. There are no marks, no contracts, and always soup.",
      ru: "Каждый день после обеда дверь открыта. Соседи, которые что-то умеют, садятся рядом с теми, кто хочет научиться. Без оценок, без договоров и всегда с супом.",
    },
  }),
  figures: list({
    min: 2,
    max: 4,
    itemName: { en: "Figure", ru: "Цифра" },
    item: {
      number: text({ limit: 6, isRequired: true, initial: { en: "10", ru: "10" } }),
      label: text({
        limit: 40,
        isRequired: true,
        label: { en: "What it counts", ru: "Чего столько" },
        initial: { en: "of something that counts", ru: "чего-то важного" },
      }),
    },
    initial: [
      {
        number: { en: "164", ru: "164" },
        label: { en: "children this year", ru: "ребёнка в этом году" },
      },
      { number: { en: "38", ru: "38" }, label: { en: "neighbours who teach", ru: "соседей учат" } },
      { number: { en: "0", ru: "0" }, label: { en: "tuition fees", ru: "рублей за занятия" } },
    ],
  }),
  ground: anyGround(),
  air: air(),
});
