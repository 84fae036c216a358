import { air, anyGround, defineFields, link, picture, text } from "../kit/index.ts";

/** Words of somebody else. */
export const textQuoteFields = defineFields({
  quote: text({
    role: "heading",
    limit: 240,
    isRequired: true,
    initial: {
      en: "We asked for a kitchen and got a room that everybody now sits in. I have no idea when we last used the living room.",
      ru: "Мы просили кухню, а получили комнату, где теперь сидят все. Не помню, когда мы последний раз были в гостиной.",
    },
  }),
  picture: picture({ role: "portrait", ratio: "1:1", sizes: "72px" }),
  name: text({
    limit: 60,
    label: { en: "Name", ru: "Имя" },
    initial: { en: "Maria Lind", ru: "Мария Линд" },
  }),
  source: text({
    limit: 60,
    label: { en: "Who it is, or where it stands", ru: "Кто это или где напечатано" },
    initial: { en: "House on Quarry Lane", ru: "Дом на Каменной улице" },
  }),
  sourceLink: link({ words: "source" }),
  ground: anyGround(),
  air: air("wide"),
});
