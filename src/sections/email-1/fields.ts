import {
  air,
  alignment,
  backdrop,
  cardGround,
  defineFields,
  ending,
  ink,
  overlay,
  shade,
  text,
} from "../kit/index.ts";

/** Subscribe block (specification, sections 3 and 5). */
export const email1Fields = defineFields({
  title: text({
    role: "heading",
    limit: 90,
    isRequired: true,
    initial: { en: "Emails worth opening", ru: "Письма, которые хочется открыть" },
  }),
  titleAlignment: alignment("title"),
  paragraph: text({
    role: "body",
    limit: 400,
    initial: {
      en: "Once a month: what’s new, what we learned and one thing to try.",
      ru: "Раз в месяц: новости, находки и одна идея, которую можно попробовать.",
    },
  }),
  paragraphAlignment: alignment("paragraph"),
  placeholder: text({
    label: { en: "Placeholder", ru: "Подсказка в поле" },
    limit: 60,
    isRequired: true,
    initial: { en: "Your email", ru: "Ваша почта" },
  }),
  buttonText: text({
    label: { en: "Button", ru: "Кнопка" },
    limit: 30,
    isRequired: true,
    initial: { en: "Subscribe", ru: "Подписаться" },
  }),
  hint: text({
    label: { en: "Hint", ru: "Пояснение" },
    limit: 120,
    initial: {
      en: "Unsubscribe in one click from any email.",
      ru: "Отписаться можно в любом письме.",
    },
  }),
  subscribedText: ending({ en: "After subscribing", ru: "После подписки" }),
  ground: cardGround(),
  air: air(),
  background: backdrop({
    ratio: "16:9",
    sizes: "(max-width: 480px) 100vw, min(1200px, 100vw)",
  }),
  overlay: overlay(0),
  strength: shade(),
  ink: ink(),
});
