import { zonedIso } from "#/lib/zoned-time.ts";
import type { SiteEvent } from "#/site/event.ts";
import { readText } from "#/site/localized-text.ts";
import type { LocalizedText } from "#/site/localized-text.ts";
import type { StructuredDataInput, Thing } from "./thing.ts";

function eventThing(
  event: SiteEvent,
  { language, primary, address }: StructuredDataInput,
  organizer: Thing | undefined,
): Thing[] {
  const read = (text: LocalizedText) => readText(text, language, primary).trim();
  const [name, place, description] = [event.title, event.place, event.description].map(read);
  // search engines require a name, a time and a place
  if (!name || !place) return [];
  return [
    {
      "@type": "Event",
      name,
      startDate: zonedIso(event.start, event.timeZone),
      endDate: zonedIso(event.end, event.timeZone),
      eventStatus: "https://schema.org/EventScheduled",
      eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
      location: { "@type": "Place", name: place, address: place },
      url: address,
      ...(description && { description }),
      ...(event.capacity !== null && { maximumAttendeeCapacity: event.capacity }),
      ...(organizer && { organizer: { "@id": organizer["@id"] } }),
    },
  ];
}

/** The events that the page invites to. */
export function events(input: StructuredDataInput, organizer: Thing | undefined): Thing[] {
  return input.events.flatMap((event) => eventThing(event, input, organizer));
}
