import { air, anyGround, defineFields, link, list, picture, text } from "../kit/index.ts";

/** Who wrote it. */
export const aboutAuthorFields = defineFields({
  picture: picture({
    role: "portrait",
    hasInitials: true,
    ratio: "4:5",
    sizes: "(max-width: 480px) 100px, 320px",
  }),
  name: text({
    role: "heading",
    limit: 60,
    isRequired: true,
    initial: { en: "Marta Oliveira", ru: "Марта Оливейра" },
  }),
  text: text({
    role: "body",
    limit: 200,
    initial: {
      en: "Potter, still at the wheel. Writes here every other Sunday about what came out of the kiln, and what didn’t.",
      ru: "Гончар, по-прежнему за кругом. Раз в две недели пишет здесь о том, что вышло из печи и что не вышло.",
    },
  }),
  links: list({
    min: 0,
    max: 2,
    itemName: { en: "Link", ru: "Ссылка" },
    item: {
      text: text({
        limit: 30,
        isRequired: true,
        initial: { en: "Where it leads", ru: "Куда ведёт" },
      }),
      link: link({ words: "text", isExpected: true }),
    },
    initial: [{ text: { en: "More by Marta", ru: "Другие тексты Марты" } }],
  }),
  ground: anyGround(),
  air: air("tight"),
});
