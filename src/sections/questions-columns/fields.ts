import { passage } from "#/fields/text/passage.ts";
import { air, anyGround, defineFields, introFields, list, text } from "../kit/index.ts";

/** What people ask, and what to answer. */
export const questionsColumnsFields = defineFields({
  ...introFields({
    eyebrow: { en: "Asked often", ru: "Часто спрашивают" },
    title: { en: "Before you ask", ru: "Пока вы не спросили" },
    more: { en: "Ask something else", ru: "Спросить другое" },
  }),
  questions: list({
    min: 1,
    max: 40,
    itemName: { en: "Question", ru: "Вопрос" },
    item: {
      question: text({
        role: "heading",
        limit: 120,
        isRequired: true,
        initial: { en: "What do people ask?", ru: "О чём спрашивают?" },
      }),
      answer: text({
        role: "body",
        limit: 500,
        isRequired: true,
        ...passage,
        initial: { en: "The answer, in two sentences.", ru: "Ответ в двух предложениях." },
      }),
    },
    initial: [
      {
        question: { en: "How long does it take?", ru: "Сколько это длится?" },
        answer: {
          en: "Two weeks from the day we measure. If a date matters to you, say so: we write it into the order.",
          ru: "Две недели со дня замера. Если важна дата, скажите: впишем её в договор.",
        },
      },
      {
        question: { en: "Can I change my mind?", ru: "Можно передумать?" },
        answer: {
          en: "Until the wood is cut. After that we keep what was cut and give you the rest back.",
          ru: "Пока не распилили дерево. Потом удержим стоимость распила, а остальное вернём.",
        },
      },
      {
        question: { en: "Do you deliver on Saturdays?", ru: "Привозите по субботам?" },
        answer: {
          en: "Yes, from ten to four, and it costs nothing more.",
          ru: "Да, с десяти до четырёх, без доплаты.",
        },
      },
      {
        question: { en: "What if something breaks?", ru: "А если сломается?" },
        answer: {
          en: "Send a picture. Within two years we mend it for nothing, after that for the price of the material.",
          ru: "Пришлите фото. Два года чиним бесплатно, потом за цену материала.",
        },
      },
    ],
  }),
  ground: anyGround(),
  air: air(),
});
