import {
  air,
  alignment,
  backdrop,
  defineFields,
  ending,
  ground,
  overlay,
  shade,
  text,
} from "../kit/index.ts";

/** Contact form with an address, an e-mail and a phone number (specification, sections 3 and 5). */
export const contact14Fields = defineFields({
  title: text({
    role: "heading",
    limit: 100,
    initial: { en: "Tell us what you need", ru: "Расскажите, что вам нужно" },
  }),
  titleAlignment: alignment("title"),
  paragraph: text({
    role: "body",
    limit: 200,
    initial: {
      en: "A few words are enough. We reply within one working day.",
      ru: "Хватит пары слов. Ответим в течение рабочего дня.",
    },
  }),
  paragraphAlignment: alignment("paragraph"),
  namePlaceholder: text({
    label: { en: "Placeholder for the name", ru: "Подсказка в поле имени" },
    limit: 100,
    isRequired: true,
    initial: { en: "Enter your name", ru: "Введите имя" },
  }),
  emailPlaceholder: text({
    label: { en: "Placeholder for the email", ru: "Подсказка в поле почты" },
    limit: 100,
    isRequired: true,
    initial: { en: "Enter your email", ru: "Введите почту" },
  }),
  messagePlaceholder: text({
    label: { en: "Placeholder for the message", ru: "Подсказка в поле сообщения" },
    limit: 100,
    isRequired: true,
    initial: { en: "Enter your message", ru: "Введите сообщение" },
  }),
  buttonText: text({
    label: { en: "Button", ru: "Кнопка" },
    limit: 30,
    isRequired: true,
    initial: { en: "Send", ru: "Отправить" },
  }),
  hint: text({
    label: { en: "Hint", ru: "Пояснение" },
    limit: 120,
    initial: { en: "We use your address only to reply.", ru: "Почта нужна нам только для ответа." },
  }),
  sentText: ending({ en: "After sending", ru: "После отправки" }),
  addressTitle: text({
    isControl: true,
    label: { en: "Heading of the address", ru: "Заголовок адреса" },
    limit: 100,
    initial: { en: "Address", ru: "Адрес" },
  }),
  addressTitleAlignment: alignment("addressTitle"),
  address: text({
    label: { en: "Address", ru: "Адрес" },
    limit: 100,
    initial: { en: "12 Harbour Street, second floor", ru: "Набережная улица, 12, второй этаж" },
  }),
  addressAlignment: alignment("address"),
  emailTitle: text({
    isControl: true,
    label: { en: "Heading of the email", ru: "Заголовок почты" },
    limit: 100,
    initial: { en: "Email", ru: "Почта" },
  }),
  emailTitleAlignment: alignment("emailTitle"),
  email: text({
    label: { en: "Email", ru: "Почта" },
    limit: 100,
    initial: { en: "hello@site.example", ru: "hello@site.example" },
  }),
  emailAlignment: alignment("email"),
  phoneTitle: text({
    isControl: true,
    label: { en: "Heading of the phone number", ru: "Заголовок телефона" },
    limit: 100,
    initial: { en: "Phone", ru: "Телефон" },
  }),
  phoneTitleAlignment: alignment("phoneTitle"),
  phone: text({
    label: { en: "Phone number", ru: "Телефон" },
    limit: 100,
    initial: { en: "+44 20 7946 0958", ru: "+7 900 000-00-00" },
  }),
  phoneAlignment: alignment("phone"),
  ground: ground(),
  air: air(),
  background: backdrop({ ratio: "16:9", sizes: "100vw" }),
  overlay: overlay(0.1),
  strength: shade(),
});
