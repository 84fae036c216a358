import { describe, expect, it } from "vitest";
import { emptyMeta } from "#/site/page.ts";
import type { Page } from "#/site/page.ts";
import type { SiteRecord } from "#/site/site.ts";
import { testFacts, testPage, testSection, testSite } from "../render-fixture.ts";
import { createPageRenderer } from "../render-page.ts";

type Node = Record<string, unknown> & { "@type": string };

/** Properties without which search engines refuse a thing. */
const required: Readonly<Record<string, readonly string[]>> = {
  WebSite: ["name", "url"],
  WebPage: ["name", "url"],
  Organization: ["name", "url"],
  LocalBusiness: ["name", "address"],
  Product: ["name", "offers"],
  Offer: ["price", "priceCurrency"],
  AggregateOffer: ["lowPrice", "priceCurrency"],
  UnitPriceSpecification: ["price", "priceCurrency"],
  QuantitativeValue: ["unitCode"],
  FAQPage: ["mainEntity"],
  Question: ["name", "acceptedAnswer"],
  Answer: ["text"],
  Event: ["name", "startDate", "location"],
  Place: ["name", "address"],
  BreadcrumbList: ["itemListElement"],
  ListItem: ["position", "name", "item"],
  Menu: ["inLanguage"],
  OpeningHoursSpecification: ["opens", "closes"],
  MenuSection: ["name", "hasMenuItem"],
  MenuItem: ["name"],
  PostalAddress: ["streetAddress"],
  Blog: ["blogPost"],
  BlogPosting: ["headline"],
  GeoCoordinates: ["latitude", "longitude"],
};

const text = (words: string) => ({ en: { text: words } });

function pageOf(template: string, fields: Record<string, unknown>): Page {
  const section = testSection(template, "one");
  return {
    id: "home",
    meta: emptyMeta,
    sections: [{ ...section, fields: { ...section.fields, ...fields } }],
  };
}

function withBusiness(business: Partial<SiteRecord["settings"]["organisation"]>): SiteRecord {
  const organisation = { name: text("Lamp Ltd"), phone: "", address: {}, ...business };
  return { ...testSite, settings: { ...testSite.settings, organisation } };
}

function htmlOf(page: Page, site: SiteRecord = testSite): string {
  const renderer = createPageRenderer({
    ...testFacts,
    site,
    origin: "https://lamp.example",
    links: [],
    scripts: [],
    socialPicture: ({ asset }) => ({
      address: `https://lamp.example/${asset}.jpg`,
      width: 1,
      height: 1,
      alt: "",
    }),
    firstMeta: emptyMeta,
  });
  const entry = { id: "home", path: "/", name: "Home" };
  return renderer.page({ page, entry, language: "en", main: renderer.main(page, "en") }).html;
}

function graphOf(page: Page, site?: SiteRecord): readonly Node[] {
  const json = /<script type="application\/ld\+json">([^]*?)<\/script>/.exec(
    htmlOf(page, site),
  )?.[1];
  return JSON.parse(json ?? "")["@graph"];
}

function nodesOf(value: unknown): Node[] {
  if (typeof value !== "object" || value === null) return [];
  const own = "@type" in value ? [value as Node] : [];
  return [...own, ...Object.values(value).flatMap(nodesOf)];
}

function expectComplete(graph: readonly Node[]): void {
  for (const node of nodesOf(graph)) {
    expect(required, node["@type"]).toHaveProperty(node["@type"]);
    for (const name of required[node["@type"]] ?? []) {
      expect(node[name], `${node["@type"]}.${name}`).toBeTruthy();
    }
  }
}

function typed(graph: readonly Node[], type: string): Node[] {
  return graph.filter((node) => node["@type"] === type);
}

const card = (title: string, price: string) => ({
  id: title,
  title: text(title),
  description: text("A fine one"),
  price: text(price),
});

const question = (title: string, ...lines: string[]) => ({
  id: title,
  title: text(title),
  items: lines.map((line, index) => ({ id: `${index}`, text: text(line) })),
});

const opening = {
  id: "opening",
  title: text("Opening"),
  description: text("Tea and light"),
  place: text("4 Green Yard"),
  start: "2099-12-19T19:00",
  end: "2099-12-19T23:00",
  timeZone: "Europe/Moscow",
  capacity: 40,
  deadline: null,
};

describe("what search engines read of a page", () => {
  it("SEO-03: is a business with its name, and a local one where it has an address", () => {
    expect(typed(graphOf(testPage("home", ["NoHeader"])), "Organization")).toEqual([]);
    const firm = graphOf(testPage("home", ["NoHeader"]), withBusiness({ phone: "+7 900" }));
    expect(typed(firm, "Organization")).toMatchObject([{ name: "Lamp Ltd", telephone: "+7 900" }]);
    const shop = graphOf(
      testPage("home", ["NoHeader"]),
      withBusiness({ address: text("4 Green Yard") }),
    );
    expect(typed(shop, "LocalBusiness")).toMatchObject([
      { address: { "@type": "PostalAddress", streetAddress: "4 Green Yard" } },
    ]);
    expectComplete([...firm, ...shop]);
  });

  it("SEO-20: tells a menu in its groups; a dish without an amount has no offer, and one without a name isn't told", () => {
    const price = { amount: "590", currency: "RUB", isFrom: false, period: "once", words: {} };
    const dish = (name: string, amount: string) => ({
      id: `d${name}`,
      name: text(name),
      text: text("Hot"),
      badge: {},
      size: {},
      marks: [],
      price: { ...price, amount },
    });
    const group = (name: string, ...dishes: object[]) => ({
      id: `g${name}`,
      name: text(name),
      note: {},
      picture: null,
      dishes,
    });
    const groups = [
      group("Soups", dish("Shchi", "590"), dish("Ukha", "")),
      group("Empty", dish("", "5")),
    ];
    const graph = graphOf(pageOf("MenuRestaurant", { groups }));
    expect(typed(graph, "Menu")).toMatchObject([
      {
        name: "Menu",
        hasMenuSection: [
          {
            name: "Soups",
            hasMenuItem: [
              { name: "Shchi", offers: { price: "590", priceCurrency: "RUB" } },
              { name: "Ukha", description: "Hot" },
            ],
          },
        ],
      },
    ]);
    expect(JSON.stringify(graph).match(/"@type":"Offer"/g)).toHaveLength(1);
    expectComplete(graph);
  });

  it("PLACE-06: tells where a place with a name and an address is", () => {
    const words = { name: text("The workshop"), address: text("4 Green Yard") };
    const place = { latitude: 51.45, longitude: -2.58 };
    const graph = graphOf(pageOf("PlaceMap", { ...words, place }));
    expect(typed(graph, "Place")).toMatchObject([
      { name: "The workshop", address: { streetAddress: "4 Green Yard" }, geo: place },
    ]);
    expectComplete(graph);
    expect(typed(graphOf(pageOf("PlaceMap", { ...words, address: {} })), "Place")).toEqual([]);
  });

  it.each(["PostsCards", "PostsList"])(
    "SEO-21: names the posts of %s with date, picture and absolute address; one without a title isn't told",
    (template) => {
      const post = (title: string, more: object) => ({
        id: `i${title}`,
        tag: {},
        minutes: 4,
        picture: null,
        date: null,
        link: null,
        title: text(title),
        text: {},
        ...more,
      });
      const posts = [
        post("Lime", {
          text: text("It takes a year."),
          date: { date: "2026-10-25" },
          picture: { asset: "lime", alt: {}, crop: null, focus: null },
          link: { kind: "address", address: "/journal/lime" },
        }),
        post("</script><script>alert(1)", { link: { kind: "page", page: "gone" } }),
        post(" ", {}),
      ];
      const graph = graphOf(pageOf(template, { posts }));
      const [blog] = typed(graph, "Blog");
      expect(blog?.["blogPost"]).toEqual([
        {
          "@type": "BlogPosting",
          headline: "Lime",
          description: "It takes a year.",
          datePublished: "2026-10-25",
          image: "https://lamp.example/lime.jpg",
          url: "https://lamp.example/journal/lime/",
        },
        { "@type": "BlogPosting", headline: "</script><script>alert(1)" },
      ]);
      expectComplete(graph);
      const empty = graphOf(pageOf(template, { posts: [post("", {})] }));
      expect(typed(empty, "Blog")).toEqual([]);
    },
  );

  it("HOURS-07: tells when a business with an address is open, other days included", () => {
    const day = [{ from: "09:00", to: "18:00" }];
    const hours = {
      days: [day, day, day, day, day, [], [{ from: "00:00", to: "00:00" }]],
      exceptions: [{ date: "2026-12-31", intervals: [] }],
      zone: "",
    };
    const at = (address: string) =>
      graphOf(testPage("home", ["NoHeader"]), withBusiness({ hours, address: text(address) }));
    expect(typed(at("4 Green Yard"), "LocalBusiness")).toMatchObject([
      {
        openingHoursSpecification: [
          {
            dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
            opens: "09:00",
            closes: "18:00",
          },
          // around the clock: to midnight would be read as closed
          { dayOfWeek: ["Sunday"], opens: "00:00", closes: "23:59" },
        ],
        specialOpeningHoursSpecification: [
          { validFrom: "2026-12-31", opens: "00:00", closes: "00:00" },
        ],
      },
    ]);
    expect(JSON.stringify(at(""))).not.toContain("OpeningHours");
  });

  it("SEO-04: names what has a price, in amount and currency, once", () => {
    const cards = [
      card("Lamp", "3 600 ₽"),
      card("Bulb", "$30"),
      card("Advice", "free"),
      card("Lamp", "3 600 ₽"),
    ];
    const graph = graphOf(pageOf("Pricing8", { cards }), withBusiness({}));
    expect(typed(graph, "Product")).toMatchObject([
      { name: "Lamp", description: "A fine one", offers: { price: "3600", priceCurrency: "RUB" } },
      { name: "Bulb", offers: { price: "30", priceCurrency: "USD" } },
    ]);
    expectComplete(graph);
  });

  it("SEO-04: names what a price list asks for, from which amount and for how long", () => {
    const row = (name: string, price: Record<string, unknown>) => ({
      id: name,
      name: text(name),
      badge: {},
      text: {},
      isMarked: false,
      price: { amount: "", currency: "EUR", isFrom: false, period: "once", words: {}, ...price },
    });
    const rows = [
      row("Visit", { amount: "64" }),
      row("Course", { amount: "165.50", isFrom: true }),
      row("Room", { amount: "12", period: "hour" }),
      row("Advice", { words: text("on request") }),
      row("", { amount: "5" }),
    ];
    const groups = [{ id: "g", name: text("Care"), note: {}, rows }];
    const graph = graphOf(pageOf("PricingGroups", { groups }));
    const priceCurrency = "EUR";
    expect(typed(graph, "Product")).toMatchObject([
      { name: "Visit", offers: { "@type": "Offer", price: "64", priceCurrency } },
      { name: "Course", offers: { "@type": "AggregateOffer", lowPrice: "165.50", priceCurrency } },
      {
        name: "Room",
        offers: { price: "12", priceSpecification: { referenceQuantity: { unitCode: "HUR" } } },
      },
    ]);
    expectComplete(graph);
  });

  it("SEO-04: a plan that is paid by the month or by the year has both offers", () => {
    const cost = (amount: string, period: string) => ({
      amount,
      currency: "EUR",
      isFrom: false,
      period,
      words: {},
    });
    const plan = (name: string, yearPrice: object) => ({
      id: name,
      name: text(name),
      badge: {},
      text: {},
      price: cost("59", "month"),
      note: {},
      yearPrice,
      yearNote: {},
      button: {},
      link: null,
      isBest: false,
      features: [],
    });
    const plans = [plan("Several", cost("47", "month")), plan("Large", cost("", "once"))];
    const graph = graphOf(pageOf("PricingPlans", { plans }));
    expect(typed(graph, "Product")).toMatchObject([
      { name: "Several", offers: [{ price: "59" }, { price: "47" }] },
      { name: "Large", offers: { price: "59" } },
    ]);
    expectComplete(graph);
  });

  it("SEO-04: reads a block's badge as its price and its first line as its name, with its picture", () => {
    const picture = { asset: "lamp", alt: {}, crop: null, focus: null };
    const block = {
      id: "a",
      picture,
      badgeText: text("2100 ₽"),
      count: {},
      paragraph: text("One module\n• light\n• quick"),
    };
    const graph = graphOf(pageOf("Feature15_2", { features: [block] }));
    expect(typed(graph, "Product")).toMatchObject([
      { name: "One module", description: "light; quick", image: "https://lamp.example/lamp.jpg" },
    ]);
    expectComplete(graph);
  });

  it("SEO-05: has lists whose titles all ask as questions with answers", () => {
    const blocks = [
      question("How long does it take?", "a day", "or two"),
      question("Сколько стоит？", "3600 ₽"),
    ];
    const graph = graphOf(pageOf("Feature5", { blocks }));
    const [page] = typed(graph, "FAQPage");
    expect(page?.["mainEntity"]).toMatchObject([
      {
        "@type": "Question",
        name: "How long does it take?",
        acceptedAnswer: { text: "a day\nor two" },
      },
      { "@type": "Question", name: "Сколько стоит？" },
    ]);
    expectComplete(graph);
  });

  it("SEO-05: has none where one title doesn't ask, or one question is not answered", () => {
    const asked = question("How long?", "a day");
    for (const other of [question("The price", "30 €"), question("And why?")])
      expect(typed(graphOf(pageOf("Feature5", { blocks: [asked, other] })), "FAQPage")).toEqual([]);
  });

  it("SEO-06: names the event that the page invites to, with time, distance from UTC and place", () => {
    const other = { ...opening, id: "other", title: text("Another") };
    const site = { ...testSite, events: [opening, other] };
    const first = graphOf(pageOf("Rsvp1", { event: null }), site);
    expect(typed(first, "Event")).toMatchObject([
      {
        name: "Opening",
        startDate: "2099-12-19T19:00:00+03:00",
        location: { name: "4 Green Yard" },
      },
    ]);
    expect(typed(graphOf(pageOf("Rsvp1", { event: "other" }), site), "Event")).toMatchObject([
      { name: "Another" },
    ]);
    expectComplete(first);
  });

  it("SEO-22: names the events of a list, at their place or the business, in its time zone", () => {
    const item = (title: string, more: object) => ({
      id: `i${title}`,
      state: "open",
      date: null,
      title: text(title),
      text: {},
      place: {},
      seats: {},
      button: {},
      link: null,
      note: {},
      ...more,
    });
    const events = [
      item("Fair", {
        date: { date: "2026-11-28", time: "22:00", until: "02:00" },
        text: text("One shelf each."),
        place: text("In the yard"),
      }),
      item("Choir", { date: { date: "2026-12-05" } }),
      item("Some day", {}),
      item(" ", { date: { date: "2026-12-05" } }),
    ];
    const page = pageOf("EventsList", { events });
    const hours = { days: [], exceptions: [], zone: "Europe/Berlin" };
    const graph = graphOf(page, withBusiness({ address: text("4 Green Yard"), hours }));
    expect(typed(graph, "Event")).toMatchObject([
      {
        name: "Fair",
        description: "One shelf each.",
        startDate: "2026-11-28T22:00:00+01:00",
        endDate: "2026-11-29T02:00:00+01:00",
        location: { name: "In the yard", address: "4 Green Yard" },
      },
      { name: "Choir", startDate: "2026-12-05", location: { name: "4 Green Yard" } },
    ]);
    expectComplete(graph);
    // where nothing says the place, search engines would refuse it
    expect(typed(graphOf(page), "Event")).toMatchObject([
      { name: "Fair", startDate: "2026-11-28T22:00" },
    ]);
  });

  it("SEO-22: names a programme as one event of the site with the sessions of its days that have a date, at their rooms", () => {
    const session = (title: string, more: object) => ({
      id: title,
      title: text(title),
      who: {},
      times: { from: "18:00", to: "19:30" },
      room: null,
      track: null,
      isKey: false,
      link: null,
      ...more,
    });
    const day = (on: object | null, ...sessions: readonly object[]) => ({
      id: JSON.stringify(on),
      date: text("Friday"),
      on,
      note: {},
      sessions,
    });
    const rooms = [{ id: "shed", name: text("Great Shed"), note: {} }];
    const night = session("Open stage", { times: { from: "01:00", to: "" } });
    const talk = session("Lights down", { room: "shed", who: text("Ines Aldao") });
    const undated = session("Some time", { times: { from: "", to: "" } });
    const late = session("Midnight soup", { times: { from: "23:00", to: "00:30" } });
    const page = pageOf("ProgrammeTracks", {
      rooms,
      days: [
        day({ date: "2027-02-12" }, night, late, talk, undated),
        day(null, talk),
        // what is after midnight has no date
        day({ date: "9999-12-31" }, late),
      ],
    });
    const hours = { days: [], exceptions: [], zone: "Europe/London" };
    const site = withBusiness({ address: text("14 Coalhill Street"), hours });
    const graph = graphOf(page, site);
    expect(typed(graph, "Event")).toEqual([
      expect.objectContaining({
        name: site.name,
        startDate: "2027-02-12T18:00:00+00:00",
        endDate: "2027-02-13T01:00:00+00:00",
        location: expect.objectContaining({ name: "14 Coalhill Street" }),
        subEvent: [
          {
            "@type": "Event",
            name: "Lights down",
            description: "Ines Aldao",
            startDate: "2027-02-12T18:00:00+00:00",
            endDate: "2027-02-12T19:30:00+00:00",
            location: { "@type": "Place", name: "Great Shed", address: "14 Coalhill Street" },
          },
          expect.objectContaining({
            name: "Midnight soup",
            endDate: "2027-02-13T00:30:00+00:00",
            location: expect.objectContaining({ name: "14 Coalhill Street" }),
          }),
          expect.objectContaining({ name: "Open stage", startDate: "2027-02-13T01:00:00+00:00" }),
        ],
      }),
    ]);
    expectComplete(graph);
    expect(
      typed(graphOf(pageOf("ProgrammeTracks", { rooms, days: [day(null, talk)] }), site), "Event"),
    ).toEqual([]);
  });

  it("SEO-06: leaves out an event without a place, and events that the page doesn't invite to", () => {
    const site = { ...testSite, events: [{ ...opening, place: {} }] };
    expect(typed(graphOf(pageOf("Rsvp1", { event: null }), site), "Event")).toEqual([]);
    const known = { ...testSite, events: [opening] };
    expect(typed(graphOf(testPage("home", ["NoHeader"]), known), "Event")).toEqual([]);
  });

  it("SEO-07: is harmless whatever is typed", () => {
    const hostile = `</script><script>alert(1)</script><!--"'\\ \u2028`;
    const cards = [card(hostile, "30 €")];
    const blocks = [question(`${hostile}?`, hostile)];
    const site = withBusiness({
      name: text(hostile),
      phone: hostile.slice(0, 40),
      address: text(hostile),
    });
    const sections = [
      ...pageOf("Pricing8", { cards }).sections,
      ...pageOf("Feature5", { blocks }).sections,
    ];
    const page = { ...testPage("home", []), sections };
    const html = htmlOf(page, site);
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html.match(/<\/script/g)).toHaveLength(1);
    const graph = graphOf(page, site);
    expect(typed(graph, "Product")).toMatchObject([{ name: hostile.trim() }]);
    expect(typed(graph, "LocalBusiness")).toMatchObject([{ name: hostile.trim() }]);
    expectComplete(graph);
  });
});
