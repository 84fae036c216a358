import type { Locator, Page } from "@playwright/test";
import { turnOf } from "../sweep.ts";
import { eventNight } from "./harness/event-night.ts";
import { openEditor } from "./harness/open-editor.ts";
import { createSite, sectionId } from "./harness/new-site.ts";
import { shareProduct } from "./harness/shared-product.ts";
import { expect, test } from "./harness/story.ts";
import type { EditorScreen } from "./screens/editor-screen.ts";

const shared = shareProduct();
const blocks = sectionId("Feature15_2");

/** All templates that can stand on one page with its header. */
const templates = [
  "Feature15_2",
  "Feature5",
  "Email1",
  "Contact14",
  "Contact9",
  "Portfolio12",
  "Pricing8",
  "PriceList",
  "Rsvp1",
  "Links1",
];

async function edit(page: Page, options: { templates: readonly string[] }): Promise<EditorScreen> {
  const { product, api } = shared();
  const site = await createSite(api, options);
  const event = { ...eventNight, title: { en: { text: "An evening with bread" } } };
  await api.operate(site.id, [{ name: "event.add", args: { event, after: null } }]);
  return openEditor(page, product, { site: site.id });
}

async function fontsLoaded(section: Locator): Promise<void> {
  await expect
    .poll(() =>
      section.evaluate(({ ownerDocument }) =>
        [...ownerDocument.fonts].some(({ status }) => status === "loaded"),
      ),
    )
    .toBe(true);
  await section.evaluate(async ({ ownerDocument }) => void (await ownerDocument.fonts.ready));
}

/** Every element of a section with its box, from the section's corner. */
async function boxesOf(section: Locator): Promise<string[]> {
  return section.evaluate((root) => {
    const corner = root.getBoundingClientRect();
    const shown = [...root.querySelectorAll("*")].filter((one) => one.getClientRects().length > 0);
    return shown.map((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      const at = [left - corner.left, top - corner.top, width, height];
      const name = `${one.nodeName.toLowerCase()}.${one.className}`;
      return `${name} ${at.map((value) => value.toFixed(1)).join(" ")}`;
    });
  });
}

test("TEXT-11: a list keeps its look while it is edited, and nothing beside it moves; a click on the counter beside it edits that", async ({
  page,
}) => {
  const editor = await edit(page, { templates: ["Feature15_2"] });
  const { keyboard } = page;
  const section = editor.canvas.section(blocks);
  const list = section.locator(".feature-15__text").nth(1);
  const items = list.locator("li");

  await test.step("a list", async () => {
    await section.scrollIntoViewIfNeeded();
    await fontsLoaded(section);
    const before = await boxesOf(section);
    await editor.canvas.enter(list, items.nth(1));
    expect(await boxesOf(section)).toEqual(before);
    expect(await list.innerText()).not.toContain("•");
    await keyboard.press("Escape");
    expect(await boxesOf(section)).toEqual(before);

    await editor.canvas.enter(list, items.nth(1));
    await keyboard.press("End");
    await keyboard.press("Enter");
    await keyboard.type("and one more");
    await expect(items).toHaveCount(4);
    await expect(items.nth(2)).toHaveText("and one more");
    await keyboard.press("Home");
    await keyboard.press("Backspace");
    await expect(items).toHaveCount(3);
    await expect(items.nth(1)).toHaveText(/aheadand one more$/);
    await keyboard.press("Escape");
    await editor.saved();
    // what is typed with long pauses is taken back in as many steps
    await expect
      .poll(async () => {
        if (await editor.undo.isEnabled()) await editor.undo.click();
        return boxesOf(section);
      })
      .toEqual(before);
  });

  await test.step("the counter, beside a list that is being edited too", async () => {
    const counter = section.locator(".feature-15__count [data-edit=text]").nth(1);
    await items.nth(1).click();
    await expect(list).toBeFocused();
    await expect(counter).toBeVisible();
    await counter.click();
    await expect(counter).toBeFocused();
    await expect(editor.canvas.counter).toHaveText("2/10");
    await editor.canvas.rewrite(counter, "№7");
    await editor.saved();
    await expect(counter).toHaveText("№7");
  });
});

test("SECT-400: a line that becomes a name with a list stands as on the page while it is typed, and nothing moves when it is left", async ({
  page,
}) => {
  const editor = await edit(page, { templates: ["Feature15_2"] });
  const { keyboard } = page;
  const section = editor.canvas.section(blocks);
  const list = section.locator(".feature-15__text").nth(2);
  const count = section.locator(".feature-15__count p").nth(2);
  await section.scrollIntoViewIfNeeded();
  await fontsLoaded(section);
  const asOnPage = await boxesOf(section);
  await editor.canvas.selectAll(list);
  await keyboard.insertText("Table for two");
  await expect(list).toHaveText("Table for two");
  await keyboard.press("Escape");
  await editor.saved();
  const [name, number] = await Promise.all([list.boundingBox(), count.boundingBox()]);
  // without a list there is no name, and the count stands above the words
  expect((number?.y ?? 0) + (number?.height ?? 0)).toBeLessThanOrEqual((name?.y ?? 0) + 1);

  await editor.canvas.enter(list);
  await keyboard.press("End");
  for (const line of ["soup", "bread", "cheese"]) {
    await keyboard.press("Enter");
    await keyboard.type(line === "soup" ? `- ${line}` : line);
  }
  await expect(list.locator("li")).toHaveCount(3);
  const typed = await boxesOf(section);
  await keyboard.press("Escape");
  await editor.saved();
  expect(await boxesOf(section)).toEqual(typed);
  // as many lines as there were at first stand as those did
  expect(typed).toEqual(asOnPage);
});

test("SECT-15, SECT-17: answers that visitors unfold, and tabs, are open on the canvas, and edited there; visitors open tabs one at a time by the keyboard", async ({
  page,
}) => {
  const { product, api } = shared();
  const site = await createSite(api, { templates: ["QuestionsAccordion", "FeaturesTabs"] });
  const editor = await openEditor(page, product, { site: site.id });
  const questions = editor.canvas.section(sectionId("QuestionsAccordion"));
  const question = questions.locator("summary [data-edit=text]").nth(1);
  await editor.canvas.rewrite(question, "May I bring a dog?");
  const answer = questions.locator("details > [data-edit=text]").nth(1);
  await editor.canvas.rewrite(answer, "Yes, on a lead.");
  const tabs = editor.canvas.section(sectionId("FeaturesTabs"));
  const name = tabs.locator(".features-tabs__name [data-edit=text]").nth(1);
  await editor.canvas.rewrite(name, "For the night");
  const text = tabs.locator(".features-tabs__more [data-edit=text]").nth(1);
  await editor.canvas.rewrite(text, "Somebody is awake until six.");
  await editor.saved();
  await expect(questions.locator("details[open]")).toHaveCount(4);
  await api.publish(site.id);
  await page.goto(product.siteAddress(site.slug));

  await test.step("SECT-15: visitors unfold an answer", async () => {
    const words = page.getByText("Yes, on a lead.");
    await expect(words).toBeHidden();
    const summary = page.locator("summary", { hasText: "May I bring a dog?" });
    await summary.focus();
    await page.keyboard.press("Enter");
    await expect(words).toBeVisible();
    await summary.click();
    await expect(words).toBeHidden();
  });

  await test.step("SECT-17: visitors open a tab", async () => {
    const group = page.getByRole("radiogroup", { name: "A screen for each of you" });
    await expect(group.getByRole("radio")).toHaveCount(3);
    const words = page.getByText("Somebody is awake until six.");
    await expect(words).toBeHidden();
    await group.getByRole("radio", { name: "For managers" }).focus();
    await page.keyboard.press("ArrowDown");
    await expect(group.getByRole("radio", { name: "For the night" })).toBeChecked();
    await expect(words).toBeVisible();
    await group.getByText("For accounts").click();
    await expect(words).toBeHidden();
  });
});

interface Answer {
  readonly text: string;
  /** Whether the middle of its first line belongs to it, or to the field that it names. */
  readonly isMet: boolean;
  /** What has another box while the text is edited, or after it was left. */
  readonly moved: readonly string[];
}

/** Goes into every text of a section, one after the other, and looks at what that does. */
async function goThrough(section: Locator): Promise<Answer[]> {
  return section.evaluate(async (root) => {
    const painted = (): Promise<unknown> => new Promise((go) => requestAnimationFrame(go));
    const boxes = (): string[] => {
      const corner = root.getBoundingClientRect();
      return [...root.querySelectorAll("*")].map((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        const at = [left - corner.left, top - corner.top, width, height];
        const isShown = one.getClientRects().length > 0;
        return `${one.nodeName} ${isShown ? at.map((side) => side.toFixed(1)).join(" ") : ""}`;
      });
    };
    const isMet = (text: HTMLElement): boolean => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const lines = [...range.getClientRects(), text.getBoundingClientRect()];
      const line = lines.find(({ width, height }) => width > 0 && height > 0);
      if (!line) return false;
      const { ownerDocument } = text;
      const met = ownerDocument.elementFromPoint(
        line.left + line.width / 2,
        line.top + line.height / 2,
      );
      const label = met?.closest("label") ?? (met as HTMLInputElement | null)?.labels?.[0];
      return text.contains(met) || label === text || (label?.contains(text) ?? false);
    };
    /** Far from what lies at the window's edges. */
    const isInMiddle = (text: HTMLElement): boolean => {
      const { top, bottom } = text.getBoundingClientRect();
      return top > innerHeight / 4 && bottom < (innerHeight * 3) / 4;
    };
    /** Brings a text into view, and waits until the page has come to rest there. */
    const bring = async (text: HTMLElement): Promise<void> => {
      let [last, still] = ["", 0];
      while (still < 3) {
        // drawing anew what was scrolled is a tenth of this story's work
        if (!isInMiddle(text)) text.scrollIntoView({ block: "center" });
        await painted();
        const { left, top, width } = text.getBoundingClientRect();
        const now = [left, top, width].join(" ");
        still = now === last ? still + 1 : 0;
        last = now;
      }
    };
    const answers: Answer[] = [];
    const texts = [...root.querySelectorAll<HTMLElement>('[data-edit="text"]')];
    for (const text of texts.filter((one) => one.getClientRects().length > 0)) {
      await bring(text);
      const before = boxes();
      const met = isMet(text);
      text.focus({ preventScroll: true });
      await painted();
      if (text.getAttribute("role") !== "textbox") throw new Error("It is not edited");
      const during = boxes();
      text.blur();
      await painted();
      const after = boxes();
      const moved = [...before.keys()].filter(
        (one) => during[one] !== before[one] || after[one] !== before[one],
      );
      answers.push({
        text: text.dataset["topic"] ?? "",
        isMet: met,
        moved: moved.map((one) => [before, during, after].map((all) => all[one]).join(" → ")),
      });
    }
    return answers;
  });
}

test("TEXT-11: at 1280, 768 and 390 px every text of every template is met by a click on it, and moves nothing while it is edited", async ({
  page,
}) => {
  test.slow();
  const editor = await edit(page, { templates });
  const devices = [
    ["Desktop, 1280 px", 1280],
    ["Tablet, 768 px", 768],
    ["Mobile, 390 px", 390],
  ] as const;
  for (const [place, [device, width]] of devices.entries())
    await test.step(device, async () => {
      await editor.top.getByRole("radio", { name: device }).click();
      await expect
        .poll(() =>
          editor.canvas.section(blocks).evaluate(() => document.documentElement.clientWidth),
        )
        .toBe(width);
      await fontsLoaded(editor.canvas.section(blocks));
      // a sample is each template at one of the widths
      for (const template of turnOf(templates, place, { of: devices.length })) {
        const answers = await goThrough(editor.canvas.section(sectionId(template)));
        expect(answers.length, template).toBeGreaterThan(0);
        expect(answers.filter(({ isMet, moved }) => !isMet || moved.length > 0)).toEqual([]);
      }
    });
});
