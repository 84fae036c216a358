import { eventNight } from "../harness/event-night.ts";
import { createSite, sectionId } from "../harness/new-site.ts";
import type { NewSite } from "../harness/new-site.ts";
import type { OwnerApi } from "../harness/owner-api.ts";

/** Every template that a page can have below its header. */
const everyTemplate = [
  "Feature15_2",
  "Feature5",
  "Portfolio12",
  "Pricing8",
  "Links1",
  "Email1",
  "Contact14",
  "Contact9",
  "Rsvp1",
] as const;

const navigation = { part: "navigation" };
const footer = { part: "footer" };

const otherLanguages = [
  { id: 20, code: "ru", name: "Russian", localName: "Русский", flagCode: "ru" },
  { id: 21, code: "de", name: "German", localName: "Deutsch", flagCode: "de" },
  { id: 22, code: "fr", name: "French", localName: "Français", flagCode: "fr" },
];

interface WholeSiteOptions {
  readonly language?: string;
  readonly settings?: object;
}

interface Added {
  readonly target: object;
  readonly path: string;
  readonly items: readonly { readonly id: string }[];
}

function itemsAdded({ target, path, items }: Added): { name: string; args: unknown }[] {
  return items.map((item, place) => {
    const after = items[place - 1]?.id ?? null;
    return { name: "item.add", args: { target, path: [path], item, after } };
  });
}

/** A published site of one page with every template, a full bar, a full footer, and four languages. */
export async function createWholeSite(
  api: OwnerApi,
  { language = "en", settings = {} }: WholeSiteOptions = {},
): Promise<NewSite> {
  const site = await createSite(api, { language, templates: everyTemplate });
  const text = (words: string) => ({ [language]: { text: words } });
  const link = { kind: "page", page: site.page };
  const names = ["Work", "Services", "Fees", "About the studio", "Questions and answers", "Shop"];
  const links = names.map((name, place) => ({ id: `l${place}`, text: text(name), link }));
  const elsewhere = { kind: "address", address: "https://example.org/" };
  const socials = ["telegram", "github"].map((kind) => ({ id: kind, kind, link: elsewhere }));
  const columns = ["Pages", "Shop", "Elsewhere"].map((name) => ({
    id: name,
    title: text(name),
    links: [0, 1].map((place) => ({
      id: `${name}${place}`,
      text: text("A link of the foot"),
      link,
    })),
  }));
  const linked = { target: { page: site.page, section: sectionId("Links1") }, path: ["links"] };
  let after = language;
  const languages = otherLanguages.map((one) => {
    const args = { language: { ...one, isPrimary: false, status: "active" }, after };
    after = one.code;
    return { name: "language.add", args };
  });
  await api.operate(site.id, [
    {
      name: "event.add",
      args: {
        event: { ...eventNight, title: text("Firing night"), place: text("4 Green Yard") },
        after: null,
      },
    },
    {
      name: "item.add",
      args: { ...linked, item: { id: "own", text: text("To the shop"), link }, after: null },
    },
    ...itemsAdded({ target: navigation, path: "links", items: links }),
    ...itemsAdded({ target: navigation, path: "socials", items: socials }),
    ...itemsAdded({ target: footer, path: "columns", items: columns }),
    ...languages,
    { name: "settings.set", args: { settings } },
  ]);
  await api.publish(site.id);
  return site;
}
