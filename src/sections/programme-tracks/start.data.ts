import type { ItemInitial } from "#/fields/field-spec.ts";

interface Start {
  readonly times: string;
  readonly title: readonly [en: string, ru: string];
  readonly who?: readonly [en: string, ru: string];
  readonly room?: "hall" | "bench" | "yard";
  readonly track?: "talk" | "hands" | "walk";
  readonly isKey?: true;
}

function session({ times, title, who, room, track, isKey }: Start): ItemInitial {
  return {
    times,
    title: { en: title[0], ru: title[1] },
    ...(who && { who: { en: who[0], ru: who[1] } }),
    ...(room && { room }),
    ...(track && { track }),
    ...(isKey && { isKey: "yes" }),
  };
}

/** Two days of a festival that mends things. */
export const startRooms: readonly ItemInitial[] = [
  {
    key: "hall",
    name: { en: "Turbine Hall", ru: "Турбинный зал" },
    note: { en: "300 seats, step-free", ru: "300 мест, без ступеней" },
  },
  {
    key: "bench",
    name: { en: "Workbench", ru: "Верстак" },
    note: { en: "24 places, tools provided", ru: "24 места, инструмент наш" },
  },
  {
    key: "yard",
    name: { en: "Yard", ru: "Двор" },
    note: { en: "Outdoors, bring a jacket", ru: "На улице, возьмите куртку" },
  },
];

export const startTracks: readonly ItemInitial[] = [
  {
    key: "talk",
    name: { en: "Talks", ru: "Рассказы" },
    note: { en: "sit and listen", ru: "сидим и слушаем" },
  },
  {
    key: "hands",
    name: { en: "Workshops", ru: "Мастерские" },
    note: { en: "with your own hands", ru: "своими руками" },
  },
  {
    key: "walk",
    name: { en: "Walks", ru: "Прогулки" },
    note: { en: "wear good shoes", ru: "в удобной обуви" },
  },
];

const saturday: readonly Start[] = [
  {
    times: "10:00–10:30",
    title: ["Doors and tea", "Двери и чай"],
    who: ["Bring whatever is broken", "Несите всё, что сломалось"],
  },
  {
    times: "10:30–11:30",
    title: ["What a toaster taught me", "Чему меня научил тостер"],
    who: ["Nora Feld, mends for a living", "Нора Фельд, чинит на жизнь"],
    room: "hall",
    track: "talk",
  },
  {
    times: "10:30–12:00",
    title: ["Darn a sock so that it shows", "Заштопать так, чтобы было видно"],
    who: ["Ida Lund, needles and wool are here", "Ида Лунд, иглы и шерсть есть"],
    room: "bench",
    track: "hands",
  },
  {
    times: "11:00–12:00",
    title: ["Walk: rivets of the old bridge", "Прогулка: клёпки старого моста"],
    who: ["Tomas Ek, meet at the gate", "Томас Эк, встреча у ворот"],
    room: "yard",
    track: "walk",
  },
  {
    times: "11:30–12:00",
    title: ["Screws, a short history", "Короткая история винта"],
    who: ["Pavel Orlik", "Павел Орлик"],
    room: "hall",
    track: "talk",
  },
  {
    times: "12:00–13:00",
    title: ["Soup for everyone", "Суп на всех"],
    who: ["At the long table", "За длинным столом"],
  },
  {
    times: "13:00–14:15",
    title: ["The right to open the case", "Право открыть корпус"],
    who: ["Keynote by Maren Holt", "Главный доклад, Марен Хольт"],
    room: "hall",
    track: "talk",
    isKey: true,
  },
  {
    times: "13:00–14:15",
    title: ["Solder your first joint", "Первая пайка"],
    who: ["Twelve irons, two teachers", "Двенадцать паяльников, два мастера"],
    room: "bench",
    track: "hands",
  },
  {
    times: "13:30–14:15",
    title: ["True a bicycle wheel", "Выправить колесо"],
    who: ["Bring the wheel, the bicycle can stay", "Колесо с собой, велосипед можно оставить"],
    room: "yard",
    track: "hands",
  },
];

// one after the other: a day that is added begins with them, before it has rooms
const sunday: readonly Start[] = [
  {
    times: "10:00–11:00",
    title: ["A library of spare parts", "Библиотека запчастей"],
    who: ["Ida Lund and Tomas Ek", "Ида Лунд и Томас Эк"],
    room: "hall",
    track: "talk",
  },
  {
    times: "11:00–12:30",
    title: ["Sharpen every knife you own", "Наточить все свои ножи"],
    who: ["Wrap them in a towel on the way", "В дороге заверните в полотенце"],
    room: "bench",
    track: "hands",
  },
  {
    times: "12:30–13:30",
    title: ["The table of unmendable things", "Стол неисправимых вещей"],
    who: ["We try anyway", "Но мы попробуем"],
  },
];

export const startDays: readonly ItemInitial[] = [
  {
    date: { en: "Sat 5 June", ru: "Сб, 5 июня" },
    note: { en: "10:00 to 14:15", ru: "с 10:00 до 14:15" },
    sessions: saturday.map(session),
  },
  {
    date: { en: "Sun 6 June", ru: "Вс, 6 июня" },
    note: { en: "10:00 to 13:30", ru: "с 10:00 до 13:30" },
    sessions: sunday.map(session),
  },
];
