import { defineFields } from "#/fields/field-spec.ts";
import { text } from "#/fields/text/spec.ts";
import { ending } from "./ending.ts";

/** The fields of a short contact form (`ContactForm`). */
export function contactFields() {
  return defineFields({
    namePlaceholder: text({
      label: { en: "Placeholder for the name", ru: "Подсказка в поле имени" },
      limit: 100,
      isRequired: true,
      initial: { en: "Your name", ru: "Ваше имя" },
    }),
    emailPlaceholder: text({
      label: { en: "Placeholder for the email", ru: "Подсказка в поле почты" },
      limit: 100,
      isRequired: true,
      initial: { en: "Your email", ru: "Ваша почта" },
    }),
    messagePlaceholder: text({
      label: { en: "Placeholder for the message", ru: "Подсказка в поле сообщения" },
      limit: 100,
      isRequired: true,
      initial: { en: "What can we do for you?", ru: "Чем вам помочь?" },
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
      initial: {
        en: "We reply the same working day.",
        ru: "Ответим в тот же рабочий день.",
      },
    }),
    sentText: ending({ en: "After sending", ru: "После отправки" }),
  });
}
