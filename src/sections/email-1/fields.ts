import { alignment, choice, overlay, picture, text } from "../kit/index.ts";

/** Subscribe block (specification, sections 3 and 5). */
export const email1Fields = {
  title: text({
    limit: 90,
    isRequired: true,
    initial: { en: "Letters worth opening", ru: "Письма, которые хочется открыть" },
  }),
  titleAlignment: alignment(),
  paragraph: text({
    limit: 400,
    initial: {
      en: "Once a month: what is new, what we learned and one thing to try.",
      ru: "Раз в месяц: новости, находки и одна идея, которую можно попробовать.",
    },
  }),
  paragraphAlignment: alignment(),
  placeholder: text({
    limit: 60,
    isRequired: true,
    initial: { en: "Your email", ru: "Ваша почта" },
  }),
  buttonText: text({
    limit: 30,
    isRequired: true,
    initial: { en: "Subscribe", ru: "Подписаться" },
  }),
  hint: text({
    limit: 120,
    initial: {
      en: "Unsubscribe from any letter in one click.",
      ru: "Отписаться можно в любом письме.",
    },
  }),
  /** What the card lies on; a picture gets a tint that keeps its texts readable. */
  ground: choice(["soft", "brand", "picture"]),
  background: picture({
    ratio: "16:9",
    sizes: "(max-width: 480px) 100vw, min(1200px, 100vw)",
    isDecorative: true,
  }),
  overlay: overlay(0),
  /** Over a picture: light text on a dark tint, or the theme's own text on a tint of its cards. */
  ink: choice(["light", "dark"]),
} as const;
