import {
  air,
  anyGround,
  defineFields,
  introFields,
  link,
  list,
  picture,
  text,
} from "../kit/index.ts";

/** Who works here. */
export const teamCardsFields = defineFields({
  ...introFields({
    eyebrow: { en: "Who works here", ru: "Кто здесь работает" },
    title: { en: "Four people, one table", ru: "Четыре человека за одним столом" },
    paragraph: {
      en: "Whoever you write to answers, and stays with you until the end.",
      ru: "Кому вы написали, тот и ответит и будет с вами до конца.",
    },
  }),
  people: list({
    min: 1,
    max: 40,
    itemName: { en: "Person", ru: "Человек" },
    item: {
      picture: picture({
        role: "portrait",
        hasInitials: true,
        ratio: "4:5",
        sizes: "(max-width: 600px) 50vw, (max-width: 1024px) 33vw, 320px",
      }),
      name: text({
        role: "heading",
        limit: 60,
        isRequired: true,
        initial: { en: "First and last name", ru: "Имя и фамилия" },
      }),
      link: link({ words: "name" }),
      job: text({
        limit: 60,
        label: { en: "Role", ru: "Роль" },
        initial: { en: "What they do", ru: "Чем занимается" },
      }),
      text: text({ role: "body", limit: 110 }),
      note: text({
        limit: 60,
        label: { en: "Note", ru: "Примечание" },
      }),
    },
    initial: [
      {
        name: { en: "Ida Morrow", ru: "Ида Морозова" },
        job: { en: "Head of the workshop", ru: "Руководит мастерской" },
        text: {
          en: "Has been drawing chairs since she could hold a pencil.",
          ru: "Рисует стулья с тех пор, как научилась держать карандаш.",
        },
      },
      {
        name: { en: "Tom Adeyemi", ru: "Том Адеев" },
        job: { en: "Orders and dates", ru: "Заказы и сроки" },
        text: {
          en: "Knows every plank by its number, and yours too.",
          ru: "Помнит номер каждой доски. И вашей тоже.",
        },
      },
      {
        name: { en: "Nora Bloch", ru: "Нора Блох" },
        job: { en: "Upholstery", ru: "Обивка" },
        text: {
          en: "Sews at night, when it is quiet.",
          ru: "Шьёт по ночам, когда тихо.",
        },
      },
      {
        name: { en: "Paul Renner", ru: "Павел Реннер" },
        job: { en: "Deliveries", ru: "Доставка" },
        text: {
          en: "Carries it up to the fifth floor and takes the box back.",
          ru: "Поднимет на пятый этаж и заберёт коробку.",
        },
      },
    ],
  }),
  ground: anyGround(),
  air: air(),
});
