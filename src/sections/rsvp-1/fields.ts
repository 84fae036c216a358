import { alignment, event, ground, number, text } from "../kit/index.ts";

/** Replies to an event of the site (specification, section 3; R9). */
export const rsvp1Fields = {
  event: event(),
  title: text({ limit: 100, isRequired: true, initial: { en: "Will you come?", ru: "Придёте?" } }),
  titleAlignment: alignment(),
  paragraph: text({ limit: 300 }),
  paragraphAlignment: alignment(),
  yesText: text({ limit: 30, isRequired: true, initial: { en: "I'll be there", ru: "Приду" } }),
  noText: text({ limit: 30, isRequired: true, initial: { en: "I can't make it", ru: "Не смогу" } }),
  namePlaceholder: text({
    limit: 60,
    isRequired: true,
    initial: { en: "Your name", ru: "Ваше имя" },
  }),
  emailPlaceholder: text({
    limit: 60,
    isRequired: true,
    initial: { en: "Your email", ru: "Ваша почта" },
  }),
  guestsLabel: text({
    limit: 40,
    isRequired: true,
    initial: { en: "Guests with you", ru: "Гостей с вами" },
  }),
  /** Most guests that one person may bring; with 0 nobody is asked. */
  guestsLimit: number({ min: 0, max: 20, initial: 5 }),
  messagePlaceholder: text({
    limit: 60,
    isRequired: true,
    initial: { en: "Anything we should know", ru: "Что нам важно знать" },
  }),
  buttonText: text({ limit: 30, isRequired: true, initial: { en: "Reply", ru: "Ответить" } }),
  hint: text({
    limit: 120,
    initial: {
      en: "You'll get the event for your calendar.",
      ru: "Пришлём событие для календаря.",
    },
  }),
  ground: ground(),
} as const;
