import { minutesBetween, minutesOf, timeOf } from "#/fields/times/minutes.ts";
import type { TimesValue } from "#/fields/times/spec.ts";

/** When a day begins: what takes place after midnight belongs to the evening before. */
export const dayBegins = minutesOf("05:00");
const minutesOfDay = 1440;
const minutesOfQuarter = 15;
const quartersOfHour = 4;
/** Rows of a session without an end, and of one without any time. */
const openRows = 2;
/** More sessions beside each other in one room are a list. */
const mostLanes = 3;

/** What of a session says where it stands. */
export interface Planned {
  readonly id: string;
  readonly times: TimesValue;
  readonly room: string | null;
}

/** Lines of the grid, the first one is 1: rows are quarter hours, columns are lanes of rooms. */
export interface Place {
  readonly row: number;
  readonly rowEnd: number;
  readonly column: number;
  readonly columnEnd: number;
}

export interface DayPlan {
  /** The hours in which something takes place, as HH:MM; each has four rows, but for the last one. */
  readonly hours: readonly string[];
  readonly lastRows: number;
  readonly rows: number;
  readonly places: ReadonlyMap<string, Place>;
  /** The sessions in time order; those of one time as they are stored. */
  readonly order: readonly string[];
}

export interface Plan {
  readonly days: readonly DayPlan[];
  /** Columns for each room. */
  readonly lanes: number;
  /** Rooms, and one more where something in all rooms takes place beside something in one. */
  readonly rooms: number;
  /** So much takes place at once that no grid has room for it. */
  readonly isCrowded: boolean;
}

/** A session in quarter hours since the day began; without a time, behind all that has one. */
interface Span {
  readonly id: string;
  readonly room: string | null;
  readonly start: number;
  readonly end: number;
  readonly isTimed: boolean;
}

function spanOf({ id, room, times: { from, to } }: Planned): Span {
  if (from === "") return { id, room: null, start: Infinity, end: Infinity, isTimed: false };
  const begins = (minutesOf(from) - dayBegins + minutesOfDay) % minutesOfDay;
  const start = Math.floor(begins / minutesOfQuarter);
  const ends = begins + (to === "" ? 0 : minutesBetween(from, to));
  const least = to === "" ? openRows : 1;
  const end = Math.max(start + least, Math.floor(ends / minutesOfQuarter));
  return { id, room, start, end, isTimed: true };
}

function meet(one: Span, other: Span): boolean {
  return one.id !== other.id && one.start < other.end && other.start < one.end;
}

interface Lane {
  readonly lane: number;
  /** Lanes that its room needs at that time. */
  readonly of: number;
}

/** Sessions of one room in lanes, so that none covers another one. */
function lanesOf(spans: readonly Span[]): Map<string, Lane> {
  const lanes = new Map<string, Lane>();
  let cluster: Span[] = [];
  let ends: number[] = [];
  const close = (): void => {
    for (const { id } of cluster)
      lanes.set(id, { lane: lanes.get(id)?.lane ?? 0, of: ends.length });
    cluster = [];
    ends = [];
  };
  for (const span of spans.toSorted((one, other) => one.start - other.start)) {
    if (ends.every((end) => end <= span.start)) close();
    const free = ends.findIndex((end) => end <= span.start);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = span.end;
    cluster.push(span);
    lanes.set(span.id, { lane, of: 1 });
  }
  close();
  return lanes;
}

interface Day {
  readonly spans: readonly Span[];
  /** Its timed sessions by room; null is all rooms, beside something else. */
  readonly lanes: ReadonlyMap<string | null, ReadonlyMap<string, Lane>>;
}

function dayOf(sessions: readonly Planned[], rooms: readonly string[]): Day {
  const spans = sessions
    .map(spanOf)
    .map((span) =>
      span.room !== null && rooms.includes(span.room) ? span : { ...span, room: null },
    );
  const timed = spans.filter(({ isTimed }) => isTimed);
  // what takes place everywhere and meets nothing needs no lane
  const laned = timed.filter((span) => span.room !== null || timed.some((one) => meet(one, span)));
  const groups = Map.groupBy(laned, ({ room }) => room);
  return { spans, lanes: new Map([...groups].map(([room, own]) => [room, lanesOf(own)])) };
}

/** The hours that sessions touch, as numbers since the day began. */
function hoursOf(spans: readonly Span[]): number[] {
  const hours = new Set<number>();
  for (const { start, end, isTimed } of spans) {
    if (!isTimed) continue;
    const last = Math.floor((end - 1) / quartersOfHour);
    for (let hour = Math.floor(start / quartersOfHour); hour <= last; hour += 1) hours.add(hour);
  }
  return [...hours].toSorted((one, other) => one - other);
}

function placesOf(day: Day, rooms: readonly string[], lanes: number, columns: number): DayPlan {
  const hours = hoursOf(day.spans);
  const rowOf = (quarter: number): number =>
    hours.indexOf(Math.floor(quarter / quartersOfHour)) * quartersOfHour +
    (quarter % quartersOfHour);
  let rows = Math.max(
    0,
    ...day.spans.map(({ end, isTimed }) => (isTimed ? rowOf(end - 1) + 1 : 0)),
  );
  const lastRows = rows - (hours.length - 1) * quartersOfHour;
  const places = new Map<string, Place>();
  for (const { id, room, start, end, isTimed } of day.spans) {
    const own = day.lanes.get(room)?.get(id);
    const first = (room === null ? rooms.length : rooms.indexOf(room)) * lanes;
    const edge = (lane: number): number => first + Math.floor((lane * lanes) / (own?.of ?? 1)) + 1;
    if (!isTimed) rows += openRows;
    places.set(id, {
      row: isTimed ? rowOf(start) + 1 : rows - openRows + 1,
      rowEnd: isTimed ? rowOf(end - 1) + 2 : rows + 1,
      column: own ? edge(own.lane) : 1,
      columnEnd: own ? edge(own.lane + 1) : columns + 1,
    });
  }
  return {
    hours: hours.map((hour) => timeOf(hour * 60 + dayBegins)),
    lastRows,
    rows,
    places,
    order: day.spans.toSorted((one, other) => compare(one.start, other.start)).map(({ id }) => id),
  };
}

function compare(one: number, other: number): number {
  return one === other ? 0 : one < other ? -1 : 1;
}

/**
 * Where the sessions of a programme stand: quarter hours × rooms. Hours in which nothing takes place are left out. What
 * meets in one room stands side by side; what takes place in all rooms beside something in one has a column of its own.
 */
export function planOf(days: readonly (readonly Planned[])[], rooms: readonly string[]): Plan {
  const all = days.map((sessions) => dayOf(sessions, rooms));
  const groups = all.flatMap((day) => [...day.lanes.values()]);
  const needed = groups.flatMap((group) => [...group.values()].map(({ of }) => of));
  const most = Math.max(1, ...needed);
  const lanes = Math.min(most, mostLanes);
  const count = Math.max(1, rooms.length + (all.some((day) => day.lanes.has(null)) ? 1 : 0));
  return {
    days: all.map((day) => placesOf(day, rooms, lanes, count * lanes)),
    lanes,
    rooms: count,
    isCrowded: most > mostLanes,
  };
}
