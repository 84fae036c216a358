import type { Locator } from "@playwright/test";
import sharp from "sharp";
import { expectAccessible } from "./harness/axe.ts";
import { shareProduct } from "./harness/shared-product.ts";
import { signInQuietly } from "./harness/sign-in.ts";
import { expect, test } from "./harness/story.ts";

const shared = shareProduct();

/** Publishes a site of a starter, with Arabic beside its languages, and says where it is. */
async function publish(
  starter: string,
  own: string,
  steps: readonly { name: string; args: unknown }[] = [],
): Promise<string> {
  const { product, api } = shared();
  const body = { name: starter, slug: own, starter };
  const { id, slug } = await api.call<{ id: number; slug: string }>("POST", "sites", body);
  const named = { id: 4, code: "ar", name: "Arabic", localName: "العربية", flagCode: "sa" };
  const language = { ...named, isPrimary: false, status: "active" };
  await api.operate(id, [{ name: "language.add", args: { language, after: null } }, ...steps]);
  await api.publish(id);
  return product.siteAddress(slug);
}

const published = new Map<string, Promise<string>>();

/** A starter's site as visitors see it, which no story changes: it is published by the first that looks at it. */
function siteOf(starter: string): Promise<string> {
  const site = published.get(starter) ?? publish(starter, `looks-of-${starter}`);
  published.set(starter, site);
  return site;
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error("It isn’t shown");
  return box;
}

test("LOOK-77: a drawing without a sky of its own stands clear of its header’s words in either direction of writing", async ({
  page,
}) => {
  const target = { page: "home", section: "hero" };
  const words = { path: ["title"], language: "ar", text: "بعد المدرسة إلى الساحة", was: "" };
  const args = { target, ...words };
  const address = await publish("yard", "arabic-title", [{ name: "text.set", args }]);
  for (const [path, direction] of [
    ["", "ltr"],
    ["ar/", "rtl"],
  ] as const)
    for (const width of [1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address + path);
      await expect(page.locator("html")).toHaveAttribute("dir", direction);
      const header = page.locator("main > section").first();
      await expect
        .poll(() => header.locator("img").evaluate((one: HTMLImageElement) => one.complete))
        .toBe(true);
      const lines = await header.getByRole("heading").evaluate((title) => {
        const range = document.createRange();
        range.selectNodeContents(title);
        title.closest<HTMLElement>("section > *")?.style.setProperty("visibility", "hidden");
        return [...range.getClientRects()].map((line) => line.toJSON() as typeof line);
      });
      expect(lines.length).toBeGreaterThan(1);
      for (const clip of lines) {
        const { channels } = await sharp(await page.screenshot({ clip })).stats();
        const spread = Math.max(...channels.map(({ stdev }) => stdev));
        expect(spread, `${direction} ${width}`).toBeLessThan(1);
      }
    }
});

test("REVIEW-76: on a panel in full colour one review is seen at a time, as wide as the panel’s words may be", async ({
  page,
}) => {
  const address = await siteOf("polden");
  for (const path of ["", "ar/"])
    for (const width of [390, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address + path);
      const list = page.getByRole("list").filter({ has: page.locator("blockquote") });
      const shown = await list.evaluate((row) => {
        const own = row.getBoundingClientRect();
        return [...row.children].filter((one) => {
          const { left, right } = one.getBoundingClientRect();
          return Math.min(right, own.right) - Math.max(left, own.left) > 1;
        }).length;
      });
      expect(shown, `${path} ${width}`).toBe(1);
      const [panel, quote] = await list.evaluate((row) => [
        row.parentElement?.clientWidth ?? 0,
        row.querySelector("blockquote")?.clientWidth ?? 0,
      ]);
      expect(quote, `${path} ${width}`).toBeGreaterThan((panel ?? 0) * 0.57);
    }
});

test("CONTACT-76: an address to write to is in one line, as wide as the page, where that is no smaller than a title", async ({
  page,
}) => {
  await page.goto(await siteOf("arnes"));
  const title = page.getByRole("heading").filter({ hasText: "studio@tildearnes.example" });
  const measure = () =>
    title.evaluate((heading) => ({
      lines: new Set([...heading.querySelectorAll("span")].map((half) => half.offsetTop)).size,
      share: (heading.firstElementChild?.getBoundingClientRect().width ?? 0) / heading.clientWidth,
    }));
  for (const width of [768, 1280, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const { lines, share } = await measure();
    expect(lines, `${width}`).toBe(1);
    expect(share, `${width}`).toBeGreaterThan(0.95);
    expect(share, `${width}`).toBeLessThanOrEqual(1);
  }
  await page.setViewportSize({ width: 390, height: 900 });
  expect((await measure()).lines).toBe(2);
});

test("REVIEW-92, PRICING-92: a first review that stands out takes two rows in larger words, and a plan in contrast is dark", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(await siteOf("ladno"));
  const review = (words: string) => page.getByRole("figure").filter({ hasText: words });
  const [first, second] = [review("Раньше на график"), review("Двадцать шесть")];
  const heightOf = async (one: Locator) => (await one.boundingBox())?.height ?? 0;
  const sizeOf = (one: Locator) =>
    one
      .locator("blockquote")
      .evaluate((words) => Number.parseFloat(getComputedStyle(words).fontSize));
  expect(await heightOf(first)).toBeGreaterThan(1.6 * (await heightOf(second)));
  expect(await sizeOf(first)).toBeGreaterThan(await sizeOf(second));
  const plan = page.getByRole("listitem").filter({ hasText: "Выбирают чаще" });
  await expect(plan).toHaveCSS("color-scheme", "dark");
  await page.setViewportSize({ width: 768, height: 900 });
  expect(await sizeOf(first)).toBe(await sizeOf(second));
});

test("LOOK-93: the opening picture of an article in SHARP is as wide as the window", async ({
  page,
}) => {
  await page.goto(`${await siteOf("arnes")}journal/wall`);
  const picture = page.getByRole("article").getByRole("img").first();
  for (const width of [390, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const box = await picture.boundingBox();
    expect([box?.x, box?.width]).toEqual([0, width]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test("LOOK-92: CORNERED counts steps in numbers larger than their titles, and sets every second person of a row of four lower", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(await siteOf("linden"));
  const step = page.getByRole("listitem").filter({ hasText: "Tea, not forms" });
  const [number, title] = await step.evaluate((item) =>
    [getComputedStyle(item, "::before"), getComputedStyle(item.querySelector("h3") ?? item)].map(
      ({ fontSize }) => Number.parseFloat(fontSize),
    ),
  );
  expect(number).toBeGreaterThan(2 * (title ?? 0));
  const topOf = async (name: string): Promise<number> => {
    const person = page.getByRole("listitem").filter({ hasText: name });
    return (await person.boundingBox())?.y ?? 0;
  };
  const lower = async () => (await topOf("Dr Tunde Ellery")) - (await topOf("Dr Hana Weiss"));
  expect(await lower()).toBeGreaterThan(30);
  await page.setViewportSize({ width: 768, height: 900 });
  expect(await lower()).toBe(0);
});

test("LOOK-76, LOOK-78: SHARP numbers people, tickets and questions for the eye, and a narrow face has buttons, links of the bar and eyebrows in capitals", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(await siteOf("night"));
  for (const name of ["Ines Aldao", "Early", "I work days. May I come?"]) {
    const number = await page.getByRole("heading", { name, exact: true }).evaluate((title) => {
      const item = title.closest("li, section > div > :last-child > *, section > div > div > *");
      return item && getComputedStyle(item, "::before").content;
    });
    expect(number, name).toMatch(/^counter\(.*decimal-leading-zero\) \/ ""$/);
  }
  // and the number of a ticket stands on the same edge as its words
  const early = page.getByRole("listitem").filter({ hasText: "Buy early" });
  const [own, ofNumber] = await early.evaluate((ticket) =>
    ["", "::before"].map((part) => getComputedStyle(ticket, part || null).paddingInlineStart),
  );
  expect(ofNumber).toBe(own);
  const caseOf = (text: string) =>
    page
      .getByText(text, { exact: true })
      .first()
      .evaluate((one) => getComputedStyle(one).textTransform);
  for (const text of [
    "Get a ticket",
    "Programme",
    "Speakers",
    "Lights out at sunrise. See you at dusk.",
  ])
    expect(await caseOf(text), text).toBe("uppercase");
  expect(await caseOf("Ines Aldao")).toBe("uppercase");
});

test("REVIEW-117: rows that are scrolled on phones are reached by the keyboard", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const starter of ["polden", "ladno"]) {
    await page.goto(await siteOf(starter));
    await expectAccessible(page, `${starter} on a phone`);
  }
});

test("SECT-118: how many tickets are left stands on one line in a row of them, and no gap where that isn’t said", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${await siteOf("night")}ru/`);
  const left = page.getByText(/^(куплены все|осталось|150 билетов|остался)/);
  await expect(left).toHaveCount(4);
  const tops = await left.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(new Set(tops.map(Math.round)).size).toBe(1);
  const gaps = await left.evaluateAll((all) => {
    const places = all.flatMap((one) => one.parentElement ?? []);
    for (const place of places) for (const part of [...place.children].slice(0, -1)) part.remove();
    return places.map((place) => {
      const button = place.firstElementChild?.getBoundingClientRect().top ?? Number.NaN;
      const room = parseFloat(getComputedStyle(place).paddingBlockStart);
      return Math.round(button - place.getBoundingClientRect().top - room);
    });
  });
  expect(gaps).toEqual([0, 0, 0, 0]);
});

test("SECT-117: figures in shapes stand in one row on tablets, and no choice of kinds stands alone in a row", async ({
  page,
}) => {
  const topsOf = (parts: Locator): Promise<number[]> =>
    parts.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto(await siteOf("yard"));
  const numbers = page.locator("main dl").first().locator("dd");
  await expect(numbers).toHaveCount(4);
  expect(new Set(await topsOf(numbers)).size).toBe(1);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${await siteOf("arnes")}ru/`);
  const [every, first] = await topsOf(page.getByRole("radiogroup").locator("label"));
  expect(every).toBe(first);
  const last = page.locator("main dl").first().locator("> div").last();
  const [words, number] = await last.evaluate((one) =>
    [...one.children].map((part) => part.getBoundingClientRect().left),
  );
  expect(words).toBeGreaterThan(number ?? Infinity);
});

test("RSVP-117: the checkbox of a reply has the colours of its section, and is filled by none before it is ticked", async ({
  page,
}) => {
  await page.goto(await siteOf("night"));
  const box = page.getByRole("checkbox");
  const looks = (): Promise<string[]> =>
    box.evaluate((own) => {
      const { appearance, backgroundColor } = getComputedStyle(own);
      return [appearance, backgroundColor, getComputedStyle(own, "::before").content];
    });
  expect(await looks()).toEqual(["none", "rgba(0, 0, 0, 0)", "none"]);
  await box.check();
  expect(await looks()).toEqual(["none", "rgba(0, 0, 0, 0)", '""']);
});

/** How near the words and fields of a panel come to its edge on either side, in px. */
function insideOf(panel: Locator): Promise<number> {
  return panel.evaluate((own) => {
    const { left, right } = own.getBoundingClientRect();
    const parts = [...own.querySelectorAll("h1, h2, p, form, blockquote, .button")];
    const boxes = parts
      .filter((one) => one.checkVisibility() && !one.closest(".vh, li + li"))
      .map((one) => one.getBoundingClientRect())
      .filter((box) => box.width > 1);
    return Math.min(...boxes.flatMap((box) => [box.left - left, right - box.right]));
  });
}

test("LOOK-117: a section that is a round panel holds its words 20 px or more within its edge", async ({
  page,
}) => {
  const restaurant = await siteOf("polden");
  const shop = await siteOf("shop");
  const title = page.getByRole("heading", { level: 1 });
  const review = page.locator("blockquote");
  for (const width of [390, 768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(restaurant);
    for (const within of [title, review])
      expect(
        Math.round(await insideOf(page.locator("main > section").filter({ has: within }))),
        `${width}`,
      ).toBeGreaterThanOrEqual(20);
    await page.goto(shop);
    const form = page.locator("section > div > div").filter({ has: page.getByLabel("Ваша почта") });
    expect(Math.round(await insideOf(form.last())), `email ${width}`).toBeGreaterThanOrEqual(20);
  }
});

test("NAV-117: a page whose bar lies over its picture is as wide as its window where scroll bars take no room", async ({
  page,
}) => {
  await page.goto(await siteOf("arnes"));
  const [own, all] = await page.evaluate(() => [
    document.body.getBoundingClientRect().width,
    innerWidth,
  ]);
  expect(own).toBe(all);
});

test("LOOK-281: SHARP numbers the links of a profile for the eye, with the first in full colour", async ({
  page,
}) => {
  await page.goto(`${await siteOf("arnes")}links`);
  const links = page.locator("main").getByRole("list").first().getByRole("link");
  await expect(links).toHaveCount(4);
  await expect(links.nth(1)).toHaveAccessibleName("All works Seven of thirty-one");
  const [first, second] = await links.evaluateAll((all) =>
    all.map((link) => {
      const number = getComputedStyle(link, "::after");
      const { backgroundColor } = getComputedStyle(link);
      return { content: number.content, order: number.order, backgroundColor };
    }),
  );
  expect(second?.content).toBe('counter(links, decimal-leading-zero) / ""');
  expect(second?.order).toBe("-1");
  expect(first?.backgroundColor).not.toBe(second?.backgroundColor);
});

test("LOOK-282: no name of a weekday is broken in a timetable at any width, and ROUNDED has no lines between its cells", async ({
  page,
}) => {
  await page.goto(`${await siteOf("yard")}join`);
  const days = page.getByRole("table").getByRole("columnheader");
  for (const width of [390, 768, 900, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const lines = await days.evaluateAll((all) =>
      all.flatMap((day) => {
        const name = document.createRange();
        name.selectNodeContents(day.firstElementChild ?? day);
        return new Set([...name.getClientRects()].map(({ top }) => Math.round(top))).size;
      }),
    );
    expect(Math.max(...lines), String(width)).toBe(1);
  }
  const borders = await page
    .getByRole("table")
    .locator("th, td")
    .evaluateAll((all) => all.map((cell) => getComputedStyle(cell).borderWidth));
  expect(new Set(borders)).toEqual(new Set(["0px"]));
});

test("LOOK-322: a profile’s picture fills the window below the bar at the start, and lies above the name on phones", async ({
  page,
}) => {
  const address = await siteOf("arnes");
  const picture = page.getByRole("img", { name: "White steps" });
  const name = page.getByRole("heading", { level: 1 });
  const profile = page.getByRole("main").getByRole("link", { name: "Instagram" });
  for (const path of ["links", "ar/links"]) {
    await page.goto(address + path);
    for (const width of [1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const box = await boxOf(picture);
      expect(box.width / width, `${path} ${width}`).toBeCloseTo(5 / 12, 2);
      expect([box.y, box.height], `${path} ${width}`).toEqual([81, 719]);
      expect(path === "links" ? box.x : box.x + box.width).toBe(path === "links" ? 0 : width);
      await expect(profile).toBeInViewport();
    }
    await page.setViewportSize({ width: 390, height: 844 });
    const [above, words] = [await boxOf(picture), await boxOf(name)];
    expect(above.width).toBe(390);
    expect(above.y + above.height).toBeLessThan(words.y);
  }
});

test("LOOK-323: a drawing beside a page’s title stands on the section’s lower edge at the end of the line", async ({
  page,
}) => {
  const address = await siteOf("yard");
  const drawing = page.getByRole("main").locator("section").first().locator("img");
  const title = page.getByRole("heading", { level: 1 });
  for (const path of ["join", "ar/join"]) {
    await page.goto(address + path);
    for (const width of [390, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const section = await boxOf(page.getByRole("main").locator("section").first());
      const [picture, words] = [await boxOf(drawing), await boxOf(title)];
      const foot = section.y + section.height;
      expect(picture.y + picture.height, `${path} ${width}`).toBeCloseTo(foot, 0);
      if (width <= 768) expect(picture.y).toBeGreaterThan(words.y + words.height);
      else if (path === "join") expect(picture.x).toBeGreaterThanOrEqual(words.x + words.width);
      else expect(picture.x + picture.width).toBeLessThanOrEqual(words.x);
    }
  }
});

test("LOOK-324: notes of a timetable’s cells have a line of their own, below links too, and cells are as high as their row", async ({
  page,
}) => {
  await page.goto(`${await siteOf("yard")}join`);
  const rows = page.getByRole("table").locator("tbody tr");
  for (const width of [390, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const read = await rows.evaluateAll((all) =>
      all.map((row) => {
        const heights = [...row.querySelectorAll("td > span")].map((cell) =>
          Math.round(cell.getBoundingClientRect().height),
        );
        const joined = [...row.querySelectorAll("small")].filter((note) => {
          const words = document.createRange();
          const { previousSibling } = note;
          if (previousSibling) words.selectNodeContents(previousSibling);
          return words.getBoundingClientRect().bottom > note.getBoundingClientRect().top + 8;
        });
        return { heights: new Set(heights).size, joined: joined.length };
      }),
    );
    expect(read, String(width)).toEqual(read.map(() => ({ heights: 1, joined: 0 })));
  }
});

test("LOOK-325: a call to action over a picture may be a card as wide as the page’s texts, which an owner asks for", async ({
  page,
}) => {
  const target = { page: "programme", section: "come" };
  const asked = { name: "field.set", args: { target, path: ["isCard"], value: true } };
  const conference = await publish("night", "looks-of-card", [asked]);
  const cards: readonly [address: string, id: string][] = [
    [`${await siteOf("linden")}prices`, "second"],
    [`${conference}programme`, "come"],
  ];
  for (const [address, id] of cards) {
    await page.goto(address);
    for (const width of [390, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const card = await boxOf(page.locator(`#comp-${id}`));
      const texts = await boxOf(page.getByRole("navigation", { name: "Breadcrumbs" }));
      expect(card.x, `${id} ${width}`).toBeCloseTo(texts.x, 0);
      expect(card.width, `${id} ${width}`).toBeCloseTo(texts.width, 0);
    }
  }
  await page.goto(`${await siteOf("night")}programme`);
  const { width } = await boxOf(page.locator("#comp-come"));
  expect(width).toBe(page.viewportSize()?.width);
});

test("LOOK-326: in SHARP titles behind an eyebrow stand on the axis of a statement on wide pages, below it elsewhere", async ({
  page,
}) => {
  await page.goto(await siteOf("arnes"));
  const statement = page.getByText("I draw small buildings");
  for (const [name, eyebrow] of [
    ["Works", "Nine of thirty-one, 2018 to 2026"],
    ["Journal", "Every other Sunday"],
  ] as const) {
    const title = page.getByRole("main").getByRole("heading", { name, exact: true });
    const before = page.getByText(eyebrow, { exact: true });
    for (const width of [1100, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const own = await boxOf(title);
      expect(own.x, `${name} ${width}`).toBeCloseTo((await boxOf(statement)).x, 0);
      expect((await boxOf(before)).y, `${name} ${width}`).toBeGreaterThan(own.y);
    }
    await page.setViewportSize({ width: 768, height: 900 });
    const [own, above] = [await boxOf(title), await boxOf(before)];
    expect(own.x).toBeCloseTo(above.x, 0);
    expect(own.y).toBeGreaterThanOrEqual(above.y + above.height);
  }
});

test("LOOK-416: a panel of words is as wide as the page’s texts, its words further within than its corners are round, apart from coloured neighbours", async ({
  page,
}) => {
  const roundness = (panel: Locator): Promise<number> =>
    panel.evaluate((own) => parseFloat(getComputedStyle(own).borderStartStartRadius));
  await page.goto(await siteOf("polden"));
  const review = page.locator("main > section").filter({ has: page.locator("blockquote") });
  const title = page.getByRole("heading", { name: "Когда и где" });
  for (const width of [900, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await insideOf(review), `${width}`).toBeGreaterThan(await roundness(review));
    const texts = await title.evaluate((own) => {
      const wrap = own.closest("section > *");
      const room = wrap ? parseFloat(getComputedStyle(wrap).paddingInlineStart) : Number.NaN;
      return (wrap?.getBoundingClientRect().left ?? Number.NaN) + room;
    });
    expect((await boxOf(review)).x, `${width}`).toBeCloseTo(width > 1024 ? texts : texts - 8, 0);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  expect((await boxOf(review)).height).toBeLessThan(600);
  await page.goto(`${await siteOf("yard")}day/`);
  const name = "Приходите посмотреть";
  const band = page.locator("main > section").filter({ has: page.getByRole("heading", { name }) });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const own = await boxOf(band);
    const above = await boxOf(band.locator("xpath=preceding-sibling::section[1]"));
    const footer = await boxOf(page.getByRole("contentinfo"));
    expect(Math.round(own.y - above.y - above.height), `above ${width}`).toBe(48);
    expect(Math.round(footer.y - own.y - own.height), `below ${width}`).toBe(48);
  }
});

test("LOOK-418: three columns of links stand side by side on tablets", async ({ page }) => {
  await page.goto(await siteOf("linden"));
  const titles = page.getByRole("contentinfo").getByRole("heading", { level: 2 });
  const linked = titles.filter({ has: page.locator("xpath=following-sibling::ul") });
  await expect(linked).toHaveCount(3);
  const rows = async (width: number): Promise<number> => {
    await page.setViewportSize({ width, height: 900 });
    const tops = await linked.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y));
    return new Set(tops.map(Math.round)).size;
  };
  expect(await rows(768)).toBe(1);
  expect(await rows(390)).toBe(2);
});

test("SECT-417: whether it is open now begins where the title of the hours does", async ({
  page,
}) => {
  await page.goto(await siteOf("polden"));
  const title = page.getByRole("heading", { name: "Когда и где" });
  const hours = title.locator("xpath=ancestor::section[1]");
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const chip = hours.locator("[data-state]").first();
    await expect(chip).toBeVisible();
    const [start, ground] = await chip.evaluate((own) => {
      const { paddingInlineStart, backgroundColor } = getComputedStyle(own);
      return [own.getBoundingClientRect().left + parseFloat(paddingInlineStart), backgroundColor];
    });
    expect(ground).toBe("rgba(0, 0, 0, 0)");
    expect(start).toBeCloseTo((await boxOf(title)).x, 0);
  }
});

test("LOOK-283: who wrote an article stands in the column of its text", async ({ page }) => {
  await page.goto(`${await siteOf("arnes")}journal/wall`);
  const author = page.getByRole("heading", { name: /looks|arnes/i }).last();
  const card = author.locator("xpath=../..");
  const text = page.getByText("We measured for nine days");
  for (const width of [1100, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const [own, other] = [await card.boundingBox(), await text.boundingBox()];
    expect(own?.x, String(width)).toBeCloseTo(other?.x ?? 0, 0);
  }
});

test("LOOK-284: above 768 px “Report” stands beside the disclaimer in every footer", async ({
  page,
}) => {
  for (const starter of ["cafe", "linden", "polden", "yard", "arnes"]) {
    await page.goto(await siteOf(starter));
    const report = page.getByRole("contentinfo").locator("a[rel=nofollow]");
    const disclaimer = report.locator("xpath=preceding-sibling::p[1]");
    for (const width of [769, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const [button, words] = [await report.boundingBox(), await disclaimer.boundingBox()];
      if (!button || !words) throw new Error("The footer has both");
      const isBeside = button.y < words.y + words.height && words.y < button.y + button.height;
      expect(isBeside, `${starter} ${width}`).toBe(true);
      expect(button.x, `${starter} ${width}`).toBeGreaterThan(words.x + words.width);
    }
  }
});

/** How far the width of a text strays from its face's: the part by which it differs at a tenth of the size. */
function strayOf(text: Locator): Promise<number> {
  return text.evaluate((element: HTMLElement) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const widthAt = (size: number): number => {
      element.style.fontSize = `${size}px`;
      return range.getBoundingClientRect().width;
    };
    Object.assign(element.style, { fontOpticalSizing: "none", letterSpacing: "0" });
    element.style.whiteSpace = "nowrap";
    return Math.abs((widthAt(13) * 10) / widthAt(130) - 1);
  });
}

test("LOOK-265: letters stand where their face puts them, on pages and in the editor, words of buttons too", async ({
  page,
}) => {
  const { product } = shared();
  await page.goto(await siteOf("studio"));
  const main = page.locator("main");
  for (const text of [main.getByRole("link"), main.locator("p")])
    expect(await strayOf(text.filter({ hasText: /\w/ }).first())).toBeLessThan(0.005);
  await signInQuietly(page.context(), product);
  await page.goto(product.appOrigin);
  for (const text of [
    page.getByRole("heading", { name: "Sites" }),
    page.getByRole("button", { name: "Import…" }),
  ])
    expect(await strayOf(text)).toBeLessThan(0.005);
});
