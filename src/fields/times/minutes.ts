const minutesOfDay = 1440;

/** Minutes since midnight of HH:MM. */
export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

/** HH:MM of minutes since a midnight, however many days they are. */
export function timeOf(minutes: number): string {
  const within = ((minutes % minutesOfDay) + minutesOfDay) % minutesOfDay;
  return [Math.floor(within / 60), within % 60]
    .map((one) => String(one).padStart(2, "0"))
    .join(":");
}

/** Minutes from one time of day to the next time that it is another one: more than 0, at most a day. */
export function minutesBetween(from: string, to: string): number {
  return minutesOf(to) - minutesOf(from) + (to > from ? 0 : minutesOfDay);
}
