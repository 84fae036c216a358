import { air, anyGround, defineFields, link, list, picture, text } from "../kit/index.ts";

/** Who somebody is and where to find what they do, for a profile elsewhere to lead to. */
export const linksBioFields = defineFields({
  picture: picture({ role: "portrait", ratio: "1:1", sizes: "160px" }),
  /** As high as the window, in the layout beside a picture. */
  large: picture({
    role: "picture",
    ratio: "free",
    sizes: "(max-width: 820px) 100vw, 42vw",
  }),
  name: text({
    role: "heading",
    limit: 40,
    isRequired: true,
    initial: { en: "Ida Morrow", ru: "Ида Морозова" },
  }),
  text: text({
    role: "body",
    limit: 160,
    initial: {
      en: "I draw chairs, and write down what goes wrong on the way.",
      ru: "Рисую стулья и записываю, что по дороге идёт не так.",
    },
  }),
  links: list({
    min: 2,
    max: 12,
    itemName: { en: "Link", ru: "Ссылка" },
    item: {
      text: text({
        role: "heading",
        limit: 40,
        isRequired: true,
        initial: { en: "Where it leads", ru: "Куда ведёт" },
      }),
      note: text({ limit: 48, label: { en: "Note", ru: "Пояснение" } }),
      link: link({ words: "text", isExpected: true }),
    },
    initial: [
      {
        text: { en: "The new chair", ru: "Новый стул" },
        note: { en: "Drawn in spring, built in autumn", ru: "Нарисован весной, собран осенью" },
      },
      {
        text: { en: "Workshop diary", ru: "Дневник мастерской" },
        note: { en: "A page every Friday", ru: "По странице каждую пятницу" },
      },
      {
        text: { en: "Come to a course", ru: "Прийти на курс" },
        note: {
          en: "Next one in March, four places left",
          ru: "Ближайший в марте, осталось четыре места",
        },
      },
      { text: { en: "Write to me", ru: "Написать мне" } },
    ],
  }),
  profiles: list({
    min: 0,
    max: 5,
    itemName: { en: "Profile", ru: "Профиль" },
    item: {
      text: text({
        limit: 30,
        isRequired: true,
        initial: { en: "Another profile", ru: "Ещё один профиль" },
      }),
      link: link({ words: "text", isExpected: true }),
    },
    initial: [
      { text: { en: "Instagram", ru: "ВКонтакте" } },
      { text: { en: "Pinterest", ru: "Телеграм" } },
    ],
  }),
  ground: anyGround(),
  air: air(),
});
