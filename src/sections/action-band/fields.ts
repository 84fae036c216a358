import { air, anyGround, buttons, defineFields, text } from "../kit/index.ts";

/** What a visitor should do now, said once and large. */
export const actionBandFields = defineFields({
  title: text({
    role: "heading",
    limit: 60,
    isRequired: true,
    initial: { en: "Come in and just look", ru: "Заходите просто посмотреть" },
  }),
  paragraph: text({
    role: "body",
    limit: 160,
    initial: {
      en: "The door is open from nine, the kettle is on, and nobody sells you anything.",
      ru: "Открыто с девяти, чайник горячий, и никто ничего не навязывает.",
    },
  }),
  buttons: buttons([
    { en: "Choose a time", ru: "Выбрать время" },
    { en: "How to find us", ru: "Как нас найти" },
  ]),
  ground: anyGround("brand"),
  air: air(),
});
