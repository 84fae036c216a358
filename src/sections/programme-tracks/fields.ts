import {
  air,
  anyGround,
  choice,
  defineFields,
  introFields,
  link,
  list,
  text,
} from "../kit/index.ts";
import { date, flag, reference, times } from "../kit/late-fields.ts";
import { startDays, startRooms, startTracks } from "./start.data.ts";

/** Most that may be published of a programme. */
const most = { days: 7, rooms: 5, tracks: 6, sessions: 40 };

/** Talks, lessons or films of one to seven days, by time and room. */
export const programmeTracksFields = defineFields({
  ...introFields({ title: { en: "Programme", ru: "Программа" } }),
  rooms: list({
    min: 1,
    max: most.rooms,
    isDeep: true,
    itemName: { en: "Room", ru: "Зал" },
    item: {
      name: text({
        limit: 24,
        isRequired: true,
        initial: { en: "New room", ru: "Новый зал" },
      }),
      note: text({ limit: 60, label: { en: "About the room", ru: "О зале" } }),
    },
    initial: startRooms,
  }),
  tracks: list({
    min: 0,
    max: most.tracks,
    isDeep: true,
    itemName: { en: "Track", ru: "Тема" },
    item: {
      name: text({
        limit: 24,
        isRequired: true,
        initial: { en: "New track", ru: "Новая тема" },
      }),
      note: text({ limit: 40, label: { en: "About the track", ru: "О теме" } }),
    },
    initial: startTracks,
  }),
  everyone: text({
    isControl: true,
    limit: 30,
    label: { en: "Without a room or track", ru: "Без зала или темы" },
    initial: { en: "Everyone together", ru: "Все вместе" },
  }),
  allTracks: text({
    isControl: true,
    limit: 24,
    label: { en: "All tracks, in the filter", ru: "Все темы, в фильтре" },
    initial: { en: "All tracks", ru: "Все темы" },
  }),
  plan: text({
    isControl: true,
    limit: 24,
    label: { en: "What visitors keep (if empty, nothing)", ru: "План гостя (если пусто, его нет)" },
    initial: { en: "My plan", ru: "Мой план" },
  }),
  days: list({
    min: 1,
    max: most.days,
    isDeep: true,
    itemName: { en: "Day", ru: "День" },
    item: {
      date: text({
        role: "heading",
        limit: 40,
        isRequired: true,
        initial: { en: "Next day", ru: "Следующий день" },
      }),
      on: date({
        label: { en: "Calendar date, for search engines", ru: "Дата для поисковых систем" },
      }),
      note: text({ limit: 30, label: { en: "Note below the date", ru: "Подпись под датой" } }),
      /** Where a day without sessions is told in full. */
      link: link({ words: "date" }),
      sessions: list({
        min: 0,
        max: most.sessions,
        itemName: { en: "Session", ru: "Событие" },
        item: {
          title: text({
            role: "heading",
            limit: 90,
            isRequired: true,
            initial: { en: "New session", ru: "Новое событие" },
          }),
          who: text({
            limit: 80,
            label: { en: "Who, and about what", ru: "Кто и о чём" },
            initial: { en: "Who it is with", ru: "С кем" },
          }),
          times: times({ initial: "10:00–11:00", label: { en: "Time", ru: "Время" } }),
          room: reference({
            list: "rooms",
            label: { en: "Room", ru: "Зал" },
            none: { en: "All rooms", ru: "Все залы" },
          }),
          track: reference({
            list: "tracks",
            label: { en: "Track", ru: "Тема" },
            none: { en: "No track", ru: "Без темы" },
          }),
          isKey: flag({ initial: false, label: { en: "Highlighted", ru: "Выделить" } }),
          link: link({ words: "title" }),
        },
        initial: [],
      }),
    },
    initial: startDays,
  }),
  note: text({
    limit: 160,
    label: { en: "Note below the programme", ru: "Примечание под программой" },
  }),
  /** On the page of the link the programme is whole; elsewhere it is its first day, and the others lead there. */
  isPart: flag({
    initial: false,
    label: {
      en: "First day only, in full on the linked page",
      ru: "Только первый день, целиком — на странице по ссылке",
    },
  }),
  isFiltered: flag({
    initial: true,
    label: { en: "Visitors can filter by track", ru: "Фильтр по темам для посетителей" },
  }),
  clock: choice(["language", "h23", "h12"], "language", {
    edited: "popover",
    label: { en: "Times", ru: "Запись времени" },
    optionNames: {
      language: { en: "By language", ru: "Как в языке" },
      h23: { en: "18:30", ru: "18:30" },
      h12: { en: "6:30 PM", ru: "6:30 PM" },
    },
  }),
  ground: anyGround(),
  air: air(),
});
