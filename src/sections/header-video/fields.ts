import { anyGround, defineFields, picture, text } from "../kit/index.ts";
import { embed } from "../kit/late-fields.ts";

/** A title over a film, which stands behind its picture until a visitor presses play. */
export const headerVideoFields = defineFields({
  eyebrow: text({
    limit: 40,
    label: { en: "Words over the title", ru: "Слова над заголовком" },
  }),
  title: text({
    role: "heading",
    limit: 60,
    isRequired: true,
    initial: { en: "See a day in our kitchen", ru: "Один день на нашей кухне" },
  }),
  paragraph: text({
    role: "body",
    limit: 160,
    initial: {
      en: "Two minutes from the first loaf at four in the morning to the last guest at ten.",
      ru: "Две минуты: от первой буханки в четыре утра до последнего гостя в десять.",
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
});
