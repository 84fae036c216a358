import { alignment, buttons, choice, number, overlay, picture, text } from "../kit/index.ts";

/** Header with a background picture (specification, sections 3 and 5). */
export const header21Fields = {
  title: text({
    limit: 120,
    isRequired: true,
    initial: { en: "Say what you do in one line", ru: "Скажите главное одной строкой" },
  }),
  titleAlignment: alignment(),
  paragraph: text({
    limit: 1500,
    initial: {
      en: "Then add a sentence about whom it is for and why it is worth a closer look.",
      ru: "А здесь добавьте, для кого это и почему стоит прочитать дальше.",
    },
  }),
  paragraphAlignment: alignment(),
  background: picture({ ratio: "16:9", sizes: "100vw", isDecorative: true, phoneRatio: "4:5" }),
  overlay: overlay(0),
  /** How strongly the picture is darkened (or lightened) behind the text: 1 keeps 4.5:1 on any picture. */
  strength: number({ min: 0, max: 1, initial: 1 }),
  /** Dark text on a light picture, in the light modes. */
  ink: choice(["light", "dark"]),
  buttons: buttons([
    { en: "Get started", ru: "Начать" },
    { en: "Learn more", ru: "Подробнее" },
  ]),
} as const;
