import {
  air,
  alignment,
  anyGround,
  defineFields,
  ending,
  event,
  number,
  text,
} from "../kit/index.ts";

/** Replies to an event of the site (specification, section 3; R9). */
export const rsvp1Fields = defineFields({
  event: event(),
  title: text({
    role: "heading",
    limit: 100,
    isRequired: true,
    initial: { en: "Will you come?", ru: "Придёте?" },
  }),
  titleAlignment: alignment("title"),
  /** In the place of the event's own date and place, where a layout says them in a line. */
  dateLine: text({ limit: 40, label: { en: "Line for the date", ru: "Строка с датой" } }),
  paragraph: text({ role: "body", limit: 300 }),
  paragraphAlignment: alignment("paragraph"),
  yesText: text({
    label: { en: "Button to accept", ru: "Кнопка согласия" },
    limit: 30,
    isRequired: true,
    initial: { en: "I’ll be there", ru: "Приду" },
  }),
  noText: text({
    label: { en: "Button to decline", ru: "Кнопка отказа" },
    limit: 30,
    isRequired: true,
    initial: { en: "I can’t make it", ru: "Не смогу" },
  }),
  namePlaceholder: text({
    label: { en: "Placeholder for the name", ru: "Подсказка в поле имени" },
    limit: 60,
    isRequired: true,
    initial: { en: "Your name", ru: "Ваше имя" },
  }),
  emailPlaceholder: text({
    label: { en: "Placeholder for the email", ru: "Подсказка в поле почты" },
    limit: 60,
    isRequired: true,
    initial: { en: "Your email", ru: "Ваша почта" },
  }),
  guestsLabel: text({
    label: { en: "Number of guests", ru: "Число гостей" },
    limit: 40,
    isRequired: true,
    initial: { en: "Guests with you", ru: "Гостей с вами" },
  }),
  /** Most guests that one person may bring; with 0 nobody is asked. */
  guestsLimit: number({
    min: 0,
    max: 20,
    initial: 5,
    edited: "popover",
    label: { en: "Guests allowed per reply", ru: "Сколько гостей можно взять с собой" },
  }),
  messagePlaceholder: text({
    label: { en: "Placeholder for the message", ru: "Подсказка в поле сообщения" },
    limit: 60,
    isRequired: true,
    initial: { en: "Anything we should know", ru: "Что нам важно знать" },
  }),
  /** Without words nobody is asked. */
  newsletterLabel: text({
    label: { en: "Newsletter checkbox label", ru: "Подпись галочки рассылки" },
    limit: 120,
    initial: {
      en: "Email me about future events",
      ru: "Присылайте мне письма о новых событиях",
    },
  }),
  buttonText: text({
    label: { en: "Button", ru: "Кнопка" },
    limit: 30,
    isRequired: true,
    initial: { en: "Reply", ru: "Ответить" },
  }),
  hint: text({
    label: { en: "Hint", ru: "Пояснение" },
    limit: 120,
    initial: {
      en: "You can add the event to your calendar afterwards.",
      ru: "После ответа событие можно добавить в календарь.",
    },
  }),
  comingText: ending({ en: "After accepting", ru: "После согласия" }),
  notComingText: ending({ en: "After declining", ru: "После отказа" }),
  ground: anyGround(),
  air: air(),
});
