/** An evening far ahead, without words: each story gives it those of its site. */
export const eventNight = {
  id: "night",
  title: {},
  description: {},
  place: {},
  start: "2099-12-19T19:00",
  end: "2099-12-19T23:00",
  timeZone: "Europe/Moscow",
  capacity: 40,
  deadline: null,
} as const;
