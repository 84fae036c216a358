import { air, anyGround, defineFields, icon, list, picture, text } from "../kit/index.ts";
import { mapsChoice, place } from "../kit/late-fields.ts";

/** Where something is, and how people get there. */
export const placeMapFields = defineFields({
  eyebrow: text({
    limit: 40,
    label: { en: "Words over the title", ru: "Слова над заголовком" },
  }),
  title: text({
    role: "heading",
    limit: 60,
    initial: { en: "Where to find us", ru: "Как нас найти" },
  }),
  name: text({
    limit: 60,
    label: { en: "Name of the place", ru: "Название места" },
    initial: { en: "The workshop in the yard", ru: "Мастерская во дворе" },
  }),
  address: text({
    role: "body",
    limit: 160,
    label: { en: "Address", ru: "Адрес" },
    initial: { en: "14 Linden Row\nBristol", ru: "Липовая улица, 14\nТула" },
  }),
  place: place(),
  more: text({
    isControl: true,
    limit: 30,
    label: { en: "Link to the map", ru: "Ссылка на карту" },
    initial: { en: "Open in maps", ru: "Открыть в картах" },
  }),
  maps: mapsChoice(),
  // without a role: a photograph of another layout is no map
  picture: picture({
    ratio: "3:2",
    sizes: "(max-width: 1024px) 100vw, 58vw",
  }),
  ways: list({
    min: 0,
    max: 6,
    itemName: { en: "Way", ru: "Способ" },
    item: {
      icon: icon({ edited: "place", label: { en: "Icon", ru: "Значок" } }),
      name: text({
        limit: 24,
        isRequired: true,
        initial: { en: "One more way", ru: "Ещё способ" },
      }),
      text: text({ role: "body", limit: 90 }),
      time: text({ limit: 14, label: { en: "How long it takes", ru: "Сколько идти или ехать" } }),
    },
    initial: [
      {
        icon: "map-pin",
        name: { en: "On foot", ru: "Пешком" },
        text: {
          en: "From the station through the park, then the green gate",
          ru: "От вокзала через парк, потом в зелёные ворота",
        },
        time: { en: "8 min", ru: "8 мин" },
      },
      {
        icon: "bike",
        name: { en: "By bicycle", ru: "На велосипеде" },
        text: {
          en: "Stands for twenty in the yard, under a roof",
          ru: "Во дворе навес на двадцать мест",
        },
        time: { en: "3 min", ru: "3 мин" },
      },
      {
        icon: "car",
        name: { en: "By car", ru: "На машине" },
        text: {
          en: "Garden Street car park, the first hour is free",
          ru: "Парковка на Садовой, первый час бесплатно",
        },
        time: { en: "5 min", ru: "5 мин" },
      },
    ],
  }),
  ground: anyGround(),
  air: air(),
});
