import { anyGround, buttons, defineFields, picture, text } from "../kit/index.ts";

/** A title over an illustration that stands at the foot of a coloured ground, with nothing between them. */
export const headerIllustrationFields = defineFields({
  title: text({
    role: "heading",
    limit: 60,
    isRequired: true,
    initial: { en: "Come out and play", ru: "Выходи гулять" },
  }),
  paragraph: text({
    role: "body",
    limit: 160,
    initial: {
      en: "Free clubs and help with homework for neighbours from six to ninety.",
      ru: "Бесплатные кружки и помощь с уроками для соседей от шести до девяноста лет.",
    },
  }),
  buttons: buttons([
    { en: "Sign up", ru: "Записаться" },
    { en: "Timetable", ru: "Расписание" },
  ]),
  picture: picture({
    role: "picture",
    ratio: "5:2",
    sizes: "100vw",
    phoneRatio: "5:4",
    isExpected: true,
  }),
  ground: anyGround("brand"),
});
