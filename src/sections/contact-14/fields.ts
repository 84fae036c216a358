import { alignment, ground, overlay, picture, text } from "../kit/index.ts";

/** Contact form with an address, an e-mail and a phone number (specification, sections 3 and 5). */
export const contact14Fields = {
  title: text({
    limit: 100,
    initial: { en: "Tell us what you need", ru: "Расскажите, что вам нужно" },
  }),
  titleAlignment: alignment(),
  paragraph: text({
    limit: 200,
    initial: {
      en: "A few words are enough. We answer within one working day.",
      ru: "Хватит пары слов. Ответим в течение рабочего дня.",
    },
  }),
  paragraphAlignment: alignment(),
  namePlaceholder: text({
    limit: 100,
    isRequired: true,
    initial: { en: "Enter your name", ru: "Введите имя" },
  }),
  emailPlaceholder: text({
    limit: 100,
    isRequired: true,
    initial: { en: "Enter your email", ru: "Введите почту" },
  }),
  messagePlaceholder: text({
    limit: 100,
    isRequired: true,
    initial: { en: "Enter your message", ru: "Введите сообщение" },
  }),
  buttonText: text({ limit: 30, isRequired: true, initial: { en: "Send", ru: "Отправить" } }),
  hint: text({
    limit: 120,
    initial: { en: "We use your address only to reply.", ru: "Почта нужна нам только для ответа." },
  }),
  addressTitle: text({ limit: 100, initial: { en: "Address", ru: "Адрес" } }),
  addressTitleAlignment: alignment(),
  address: text({
    limit: 100,
    initial: { en: "12 Harbour Street, second floor", ru: "Набережная улица, 12, второй этаж" },
  }),
  addressAlignment: alignment(),
  emailTitle: text({ limit: 100, initial: { en: "Email", ru: "Почта" } }),
  emailTitleAlignment: alignment(),
  email: text({ limit: 100, initial: { en: "hello@site.example", ru: "hello@site.example" } }),
  emailAlignment: alignment(),
  phoneTitle: text({ limit: 100, initial: { en: "Phone", ru: "Телефон" } }),
  phoneTitleAlignment: alignment(),
  phone: text({ limit: 100, initial: { en: "+44 20 7946 0958", ru: "+7 900 000-00-00" } }),
  phoneAlignment: alignment(),
  ground: ground(),
  background: picture({ ratio: "16:9", sizes: "100vw", isDecorative: true }),
  overlay: overlay(0.1),
} as const;
