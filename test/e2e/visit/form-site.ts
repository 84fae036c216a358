import { eventNight } from "../harness/event-night.ts";
import { createSite } from "../harness/new-site.ts";
import type { OwnerApi } from "../harness/owner-api.ts";
import { sixLanguages } from "./six-languages.data.ts";

/** Ids of sections are their templates' names. */
export const forms = {
  subscribe: "#comp-email1 form",
  contact: "#comp-contact14 form",
  reply: "#comp-rsvp1 form",
} as const;

const event = {
  ...eventNight,
  title: { en: { text: "Firing night" } },
  place: { en: { text: "4 Green Yard" } },
  capacity: 4,
};

/** The same event, its replies long over. */
const pastEvent = { ...event, id: "past", deadline: "2020-01-01T00:00" };

/** A published site with every form, in six languages, English first. */
export async function createFormSite(
  api: OwnerApi,
  { isPast = false }: { isPast?: boolean } = {},
): Promise<{ readonly id: number; readonly slug: string }> {
  const site = await createSite(api, { templates: ["Email1", "Contact14", "Rsvp1"] });
  const [english, ...others] = sixLanguages;
  let after: string = english.code;
  const languages = others.map((language) => {
    const args = { language: { ...language, isPrimary: false, status: "active" }, after };
    after = language.code;
    return { name: "language.add", args };
  });
  const added = { name: "event.add", args: { event: isPast ? pastEvent : event, after: null } };
  await api.operate(site.id, [...languages, added]);
  await api.publish(site.id);
  return { id: site.id, slug: site.slug };
}
