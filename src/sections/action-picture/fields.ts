import { air, anyGround, buttons, defineFields, picture, text } from "../kit/index.ts";

/** What a visitor should do now, beside a picture of it. */
export const actionPictureFields = defineFields({
  title: text({
    role: "heading",
    limit: 60,
    isRequired: true,
    initial: { en: "There is a place for you at the table", ru: "За столом есть место для вас" },
  }),
  paragraph: text({
    role: "body",
    limit: 160,
    initial: {
      en: "Tell us the day and how many you are. We answer within the hour and keep it for you.",
      ru: "Напишите, когда и сколько вас. Ответим в течение часа и придержим место.",
    },
  }),
  buttons: buttons([
    { en: "Save a place", ru: "Занять место" },
    { en: "Ask a question", ru: "Задать вопрос" },
  ]),
  picture: picture({
    role: "picture",
    ratio: "4:3",
    sizes: "(max-width: 900px) 100vw, 50vw",
    isExpected: true,
  }),
  ground: anyGround("brand"),
  air: air(),
});
