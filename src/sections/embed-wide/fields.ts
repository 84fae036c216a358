import { air, anyGround, defineFields, picture, text } from "../kit/index.ts";
import { embed } from "../kit/late-fields.ts";

/** A film, a map, a calendar or a recording of a third party, which is asked for nothing before the visitor wants it. */
export const embedWideFields = defineFields({
  eyebrow: text({
    limit: 40,
    label: { en: "Words over the title", ru: "Слова над заголовком" },
  }),
  title: text({
    role: "heading",
    limit: 60,
    initial: { en: "See for yourself in two minutes", ru: "Две минуты, чтобы всё увидеть" },
  }),
  text: text({
    role: "body",
    limit: 160,
    initial: {
      en: "A short film about the place, the people and how we work.",
      ru: "Короткий фильм о месте, о людях и о том, как мы работаем.",
    },
  }),
  button: text({
    limit: 30,
    isRequired: true,
    label: { en: "Button", ru: "Кнопка" },
    initial: { en: "Watch the film", ru: "Смотреть фильм" },
  }),
  embed: embed(),
  picture: picture({
    role: "picture",
    ratio: "16:9",
    sizes: "(max-width: 1440px) 100vw, 1440px",
    isExpected: true,
  }),
  ground: anyGround(),
  air: air(),
});
