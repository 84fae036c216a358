import { anyGround, defineFields, ending, picture, text } from "../kit/index.ts";

/** What a product is, the one field to try it, and a large picture of it. */
export const headerProductFields = defineFields({
  eyebrow: text({
    limit: 40,
    label: { en: "Words over the title", ru: "Слова над заголовком" },
    initial: { en: "For shops and workshops", ru: "Для магазинов и мастерских" },
  }),
  title: text({
    role: "heading",
    limit: 60,
    isRequired: true,
    initial: { en: "Orders that sort themselves", ru: "Заказы сами встают в очередь" },
  }),
  paragraph: text({
    role: "body",
    limit: 160,
    initial: {
      en: "Takes orders from every chat, puts them in line and tells people when to come.",
      ru: "Собирает заказы из всех чатов, ставит в очередь и пишет, когда приходить.",
    },
  }),
  placeholder: text({
    label: { en: "Placeholder", ru: "Подсказка в поле" },
    limit: 30,
    isRequired: true,
    initial: { en: "Work email", ru: "Рабочая почта" },
  }),
  buttonText: text({
    label: { en: "Button", ru: "Кнопка" },
    limit: 20,
    isRequired: true,
    initial: { en: "Try it", ru: "Попробовать" },
  }),
  hint: text({
    label: { en: "Hint", ru: "Пояснение" },
    limit: 80,
    initial: { en: "Free for two weeks, no card needed", ru: "Две недели бесплатно, без карты" },
  }),
  subscribedText: ending({ en: "After subscribing", ru: "После подписки" }),
  picture: picture({
    role: "picture",
    ratio: "free",
    sizes: "(max-width: 1280px) 100vw, 1280px",
    phoneRatio: "4:5",
    isExpected: true,
  }),
  ground: anyGround("soft"),
});
