import type { SiteEvent } from "#/site/event.ts";
import { say } from "./studio-words.ts";
import { studioAddress } from "./studio-visits.ts";

const day = 86_400_000;
const saturday = 6;

function dateOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** The studio's open day: a Saturday eight to nine weeks after `now`, so that replies are open for a good while. */
export function studioEvent(now: Date): SiteEvent {
  const soonest = now.getTime() + 56 * day;
  const wait = (saturday - new Date(soonest).getUTCDay() + 7) % 7;
  const time = soonest + wait * day;
  return {
    id: "open-studio-day",
    title: say("Open studio", "Offenes Atelier", "День открытых дверей"),
    description: say(
      "Models on the tables, drawings on the walls, and the three of us beside them with coffee and cake.",
      "Modelle auf den Tischen, Zeichnungen an den Wänden und wir drei daneben, mit Kaffee und Kuchen.",
      "Макеты на столах, чертежи на стенах, а рядом мы трое с кофе и пирогом.",
    ),
    place: studioAddress,
    start: `${dateOf(time)}T11:00`,
    end: `${dateOf(time)}T18:00`,
    timeZone: "Europe/Berlin",
    capacity: 60,
    deadline: `${dateOf(time - 3 * day)}T20:00`,
  };
}
