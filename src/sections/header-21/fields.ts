import {
  alignment,
  backdrop,
  buttons,
  defineFields,
  ink,
  shade,
  text,
  wholeOverlay,
} from "../kit/index.ts";

/** Header with a background picture (specification, sections 3 and 5). */
export const header21Fields = defineFields({
  title: text({
    role: "heading",
    limit: 120,
    isRequired: true,
    initial: { en: "Say what you do in one line", ru: "Скажите главное одной строкой" },
  }),
  titleAlignment: alignment("title"),
  paragraph: text({
    role: "body",
    limit: 1500,
    initial: {
      en: "Then add a sentence about who it’s for and why it’s worth a closer look.",
      ru: "А здесь добавьте, для кого это и почему стоит прочитать дальше.",
    },
  }),
  paragraphAlignment: alignment("paragraph"),
  background: backdrop({ ratio: "16:9", sizes: "100vw", phoneRatio: "4:5" }),
  /** At its least the bar keeps its strip, and dark text its ground. */
  strength: { ...shade(), least: { en: "Minimal", ru: "Минимальное" } },
  /** On top of that, over all of the picture. */
  overlay: wholeOverlay(),
  /** Dark text on a light picture, in the light modes. */
  ink: ink(),
  buttons: buttons([
    { en: "Get started", ru: "Начать" },
    { en: "Learn more", ru: "Подробнее" },
  ]),
});
