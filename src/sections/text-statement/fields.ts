import { air, anyGround, defineFields, moreLink, stressed, text } from "../kit/index.ts";

/** One thing that matters, said large. */
export const textStatementFields = defineFields({
  eyebrow: text({
    limit: 40,
    label: { en: "Words over the text", ru: "Слова над текстом" },
    initial: { en: "What we believe", ru: "Во что мы верим" },
  }),
  statement: text({
    role: "heading",
    limit: 320,
    marks: stressed,
    isRequired: true,
    initial: {
      en: "A thing that is made well is made once. So we take fewer orders, begin later than we could, and stand by the work for as long as it is used.",
      ru: "Хорошая вещь делается один раз. Поэтому мы берём меньше заказов, начинаем позже, чем могли бы, и отвечаем за работу всё время, пока ею пользуются.",
    },
  }),
  paragraph: text({
    role: "body",
    limit: 240,
    initial: {
      en: "Whoever drew it is there when it is handed over, and picks up the phone ten years later.",
      ru: "Тот, кто придумал вещь, сам её сдаёт и через десять лет сам возьмёт трубку.",
    },
  }),
  ...moreLink({ en: "How we work", ru: "Как мы работаем" }),
  ground: anyGround(),
  air: air("wide"),
});
