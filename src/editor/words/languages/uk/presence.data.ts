import type { Translated } from "../translated.ts";

export const words: Translated<"presence"> = {
  title: "Зараз на сайті",
  here_one: "Тут ще {{count}} людина",
  here_few: "Тут ще {{count}} людини",
  here_many: "Тут ще {{count}} людей",
  here_other: "Тут ще {{count}} людини",
  follow: "Стежити",
  followPerson: "Стежити: {{name}}",
  following: "Вас веде {{name}}",
  stop: "Не стежити",
  stopped: "{{name}} більше вас не веде.",
  gone: "{{name}} більше не на зв’язку й вас не веде.",
  writing: "Пише: {{place}}",
  viewing: "Переглядає",
  byLink: "Переглядає за посиланням",
  elsewhere: "Не на сторінці",
  onPhone: "{{place}}, з телефона",
  idle_one: "{{place}} · {{count}} хв без дій",
  idle_few: "{{place}} · {{count}} хв без дій",
  idle_many: "{{place}} · {{count}} хв без дій",
  idle_other: "{{place}} · {{count}} хв без дій",
};
