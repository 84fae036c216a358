import { zonedIso } from "#/lib/zoned-time.ts";
import { readText } from "#/site/localized-text.ts";
import type { ToldHappening } from "#/sections/kit/index.ts";
import type { StructuredDataInput, Thing } from "./thing.ts";

/**
 * What the page's lists of events and its programmes say takes place, at the business where they name no place. Times have
 * the distance from UTC where the opening hours of the site tell its zone.
 */
export function happenings(
  { about, site, language, primary, address: url }: StructuredDataInput,
  organizer: Thing | undefined,
): Thing[] {
  const { address, hours } = site.settings.organisation;
  const own = readText(address, language, primary).trim();
  const timed = (local: string): string =>
    hours?.zone && local.includes("T") ? zonedIso(local, hours.zone) : local;

  function eventThing({ start, end, within, ...words }: ToldHappening, host: Thing): Thing[] {
    const isSite = within !== undefined && words.name === "";
    const [name, description] = [isSite ? site.name : words.name.trim(), words.description.trim()];
    const place = words.place.trim() || own;
    // search engines require a name, a time and a place
    if (name === "" || place === "") return [];
    return [
      {
        "@type": "Event",
        name,
        startDate: timed(start),
        ...(end && { endDate: timed(end) }),
        location: { "@type": "Place", name: place, address: own || place },
        ...host,
        ...(description && { description }),
        ...(within && { subEvent: within.flatMap((one) => eventThing(one, {})) }),
      },
    ];
  }

  const host = { url, ...(organizer && { organizer: { "@id": organizer["@id"] } }) };
  return about.happenings.flatMap((one) => eventThing(one, host));
}
