import type { Page } from "@playwright/test";
import { openEditor } from "./harness/open-editor.ts";
import { createSite, sectionId } from "./harness/new-site.ts";
import { shareProduct } from "./harness/shared-product.ts";
import { expect, test } from "./harness/story.ts";
import type { EditorScreen } from "./screens/editor-screen.ts";

const shared = shareProduct();
const prices = sectionId("Pricing8");

interface Statement {
  readonly statement: { readonly en?: { readonly marks?: unknown } };
}

/** A new site whose header's title is limited to 120 characters and a price to 7. */
async function edit(page: Page): Promise<{ editor: EditorScreen; header: string; site: number }> {
  const { product, api } = shared();
  const site = await createSite(api, { templates: ["Pricing8"] });
  const editor = await openEditor(page, product, { site: site.id });
  return { editor, header: site.header, site: site.id };
}

async function storedDocument(site: number): Promise<string> {
  return JSON.stringify(await shared().api.call("GET", `sites/${site}/document`));
}

async function storedStatement(site: number): Promise<{ marks?: unknown }> {
  const { pages } = await shared().api.call<{
    pages: readonly { sections: readonly { template: string; fields: Statement }[] }[];
  }>("GET", `sites/${site}/document`);
  const sections = pages.flatMap((one) => one.sections);
  return sections.find(({ template }) => template === "TextStatement")?.fields.statement.en ?? {};
}

test("TEXT-01, TEXT-02, TEXT-03, TEXT-05, TEXT-06: an owner empties texts, breaks a line, counts letters and types past a limit", async ({
  page,
}) => {
  const { editor, header, site } = await edit(page);
  const title = editor.canvas.title(header);

  await test.step("TEXT-01: a required text left empty comes back and says why", async () => {
    const before = await title.innerText();
    await editor.canvas.selectAll(title);
    await page.keyboard.press("Delete");
    await page.keyboard.press("Escape");
    await expect(page.getByText("This field is required")).toBeVisible();
    await expect.poll(() => title.innerText()).toBe(before);
    await expect(page.getByText("This field is required")).toBeHidden();
    expect(await storedDocument(site)).toContain(JSON.stringify(before).slice(1, -1));
  });

  await test.step("Esc climbs from the text to its section, and to the page", async () => {
    await editor.canvas.enter(title);
    await page.keyboard.press("ControlOrMeta+End");
    await page.keyboard.type("!");
    await page.keyboard.press("Escape");
    await expect(title).not.toBeFocused();
    await expect(title).toHaveText(/!$/);
    await expect(editor.toolbar.bar).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(editor.toolbar.bar).toBeHidden();
  });

  await test.step("TEXT-05, TEXT-06: the counter counts against the limit and warns with fewer than 5 left", async () => {
    await editor.canvas.selectAll(title);
    await page.keyboard.insertText("x".repeat(115));
    const counter = editor.canvas.counter;
    await expect(counter).toHaveText("115/120");
    await expect(counter).toHaveClass(/^chip\s*$/);
    await page.keyboard.type("y");
    await expect(counter).toHaveText("116/120");
    await expect(counter).toHaveClass(/warning/);
    await page.keyboard.type("yyyy");
    await expect(counter).toHaveText("120/120");
    await expect(counter).toHaveClass(/warning/);
    await page.keyboard.type("y");
    await expect(counter).toHaveText("121/120");
    await expect(counter).toHaveClass(/over-limit/);
    await page.keyboard.press("Escape");
    await expect(counter).toBeHidden();
  });

  await test.step("TEXT-03: Enter is a line break", async () => {
    await editor.canvas.selectAll(title);
    await page.keyboard.type("One");
    await page.keyboard.press("Enter");
    await page.keyboard.type("Two");
    await page.keyboard.press("Escape");
    await expect(title).toHaveText(/One\s*Two/);
    await expect.poll(async () => (await title.innerText()).trim()).toBe("One\nTwo");
    await editor.saved();
    expect(await storedDocument(site)).toContain(String.raw`One\nTwo`);
  });

  await test.step("TEXT-05: a text past its limit is kept, but not published", async () => {
    const price = editor.canvas.section(prices).locator(".pricing-8__price").first();
    await editor.canvas.rewrite(price, "12 345 678 €");
    await editor.saved();
    expect(await storedDocument(site)).toContain("12 345 678 €");
    await editor.publishing.open();
    await expect(editor.publishing.box).toContainText("1 error");
    await expect(editor.publishing.submit).toBeDisabled();
    await page.keyboard.press("Escape");
    await expect(editor.publishing.box).toBeHidden();
  });

  await test.step("TEXT-02: an optional text left empty shows 'Your text' to its owner and nothing to visitors", async () => {
    const paragraph = editor.canvas.section(header).locator(".lead");
    const before = await paragraph.innerText();
    await editor.canvas.selectAll(paragraph);
    await page.keyboard.press("Delete");
    await page.keyboard.press("Escape");
    await expect(paragraph).toHaveText("");
    const shown = () =>
      paragraph.evaluate(
        (element) =>
          element.ownerDocument.defaultView?.getComputedStyle(element, "::before").content,
      );
    await expect.poll(shown).toContain("Your text");
    await editor.saved();
    expect(await storedDocument(site)).not.toContain(before.slice(0, 30));
    await editor.top.getByRole("button", { name: "Preview" }).click();
    await expect(editor.canvas.section(header).locator("h1")).toBeVisible();
    await expect(editor.canvas.section(header).locator(".lead")).toHaveCount(0);
  });
});

test("TEXT-04, TEXT-07, TEXT-15: a text takes plain words alone, whatever is pasted, dropped or pressed", async ({
  page,
  context,
}) => {
  const { editor, header, site } = await edit(page);
  const title = editor.canvas.title(header);
  await test.step("what is pasted is plain text", async () => {
    await editor.canvas.selectAll(title);
    await title.evaluate((element) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/html", "<b style='color:red'>Bold</b> <img src=x> words");
      clipboardData.setData("text/plain", "Bold words");
      const paste = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
      element.dispatchEvent(paste);
    });
    await page.keyboard.press("Escape");
    await expect(title).toHaveText("Bold words");
    await expect(title.locator("b, img")).toHaveCount(0);
    await editor.saved();
    expect(await storedDocument(site)).toContain('"Bold words"');
  });

  await test.step("a real paste by the keyboard is plain text too", async () => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.evaluate(async () => {
      const html = new Blob(["<h1>Copied <em>from</em> elsewhere</h1>"], { type: "text/html" });
      const plain = new Blob(["Copied from elsewhere"], { type: "text/plain" });
      await navigator.clipboard.write([
        new ClipboardItem({ "text/html": html, "text/plain": plain }),
      ]);
    });
    await editor.canvas.selectAll(title);
    await page.keyboard.press("ControlOrMeta+v");
    await expect(title).toHaveText("Copied from elsewhere");
    await expect(title.locator("h1, em")).toHaveCount(0);
  });

  await test.step("the caret stays in sight behind a long title, which gets smaller", async () => {
    await editor.canvas.selectAll(title);
    await page.keyboard.insertText("Words that somebody had elsewhere ".repeat(24));
    const isSeen = () =>
      title.evaluate(({ ownerDocument }) => {
        const { top, bottom } = ownerDocument.getSelection()!.getRangeAt(0).getBoundingClientRect();
        return top > 80 && bottom < innerHeight;
      });
    await expect.poll(isSeen).toBe(true);
    await editor.canvas.selectAll(title);
    await page.keyboard.insertText("Copied from elsewhere");
  });

  await test.step("nothing is dropped into it", async () => {
    const before = await title.innerText();
    await editor.canvas.enter(title);
    const isTaken = await title.evaluate((element) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.setData("text/plain", "dropped");
      const options = { dataTransfer, bubbles: true, cancelable: true };
      return element.dispatchEvent(new DragEvent("drop", options));
    });
    expect(isTaken, "the drop goes on").toBe(false);
    expect(await title.innerText()).toBe(before);
  });

  await test.step("Ctrl+B and Ctrl+I make nothing bold or italic", async () => {
    await editor.canvas.selectAll(title);
    await page.keyboard.type("Plain");
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.press("ControlOrMeta+b");
    await page.keyboard.press("ControlOrMeta+i");
    await page.keyboard.press("Escape");
    await expect(title).not.toBeFocused();
    await expect(title).toHaveJSProperty("innerHTML", "Plain");
  });
});

test("TEXT-10: placeholders are edited where they stand, in every language, by click and by Tab", async ({
  page,
}) => {
  const { product, api } = shared();
  const site = await createSite(api, { templates: ["Contact14"] });
  const german = { id: 2, code: "de", name: "German", localName: "Deutsch", flagCode: "de" };
  const language = { ...german, isPrimary: false, status: "active" };
  await api.operate(site.id, [{ name: "language.add", args: { language, after: "en" } }]);
  const editor = await openEditor(page, product, { site: site.id });
  const { keyboard } = page;
  const form = editor.canvas.section(sectionId("Contact14")).locator("form");
  const labels = form.locator("label");
  await form.locator("textarea").click({ position: { x: 40, y: 150 } });
  await expect(labels.nth(2)).toBeFocused();
  await expect(editor.canvas.counter).toHaveText("18/100");
  // at once: what is typed with long pauses is taken back in as many steps
  await keyboard.insertText(", please");
  await expect(editor.canvas.counter).toHaveText("26/100");
  await keyboard.press("Escape");
  await editor.saved();
  await editor.undo.click();
  await expect(labels.nth(2)).toHaveText("Enter your message");
  await editor.canvas.enter(labels.nth(0));
  await keyboard.press("Tab");
  await expect(labels.nth(1)).toBeFocused();
  await page.getByRole("button", { name: "Language: English" }).click();
  await page.getByRole("menuitemradio", { name: /Deutsch/ }).click();
  await expect(page.getByRole("button", { name: "Language: Deutsch" })).toBeVisible();
  await form.locator("[type=email]").click({ position: { x: 10, y: 10 } });
  await editor.canvas.editable(labels.nth(1));
  await keyboard.insertText("Ihre E-Mail");
  await expect(labels.nth(1)).toHaveText("Ihre E-Mail");
  await keyboard.press("Escape");
  await editor.saved();
  expect(await storedDocument(site.id)).toContain("Ihre E-Mail");
  await expect(form.locator("[type=email]")).toHaveValue("");
});

test("TEXT-08, I6: a text is saved 1 s after the last key press; until then nothing says so", async ({
  page,
}) => {
  const { editor, header, site } = await edit(page);
  const title = editor.canvas.title(header);
  const status = editor.top.getByRole("status");
  const sending = Promise.withResolvers<number>();
  const mayGo = Promise.withResolvers<void>();
  await page.route("**/operations", async (route) => {
    if (route.request().postData()?.includes("Still typing")) {
      sending.resolve(performance.now());
      await mayGo.promise;
    }
    await route.continue();
  });
  await editor.canvas.selectAll(title);
  await page.keyboard.insertText("Still typin");
  const since = performance.now();
  await page.keyboard.press("g");
  await expect(status).not.toHaveText("Saved", { useInnerText: true });
  expect((await sending.promise) - since).toBeGreaterThan(800);
  expect(await status.innerText()).not.toBe("Saved");
  mayGo.resolve();
  await editor.saved();
  expect(await storedDocument(site)).toContain("Still typing");
  await expect(title).toBeFocused();
});

test("STRESS-03: words of a statement are stressed by keys and by the button, saved, undone and published", async ({
  page,
}) => {
  const { product, api } = shared();
  const site = await createSite(api, { templates: ["TextStatement"] });
  const editor = await openEditor(page, product, { site: site.id });
  const statement = editor.canvas.title(sectionId("TextStatement"));
  const stressed = statement.locator("em");
  const button = editor.toolbar.button("Highlight");
  await editor.canvas.selectAll(statement);
  await page.keyboard.insertText("Small houses for long days");

  await test.step("the word that is selected, by keys; its neighbour, by the button", async () => {
    await page.keyboard.press("ControlOrMeta+Shift+ArrowLeft");
    await page.keyboard.press("ControlOrMeta+i");
    await expect(stressed).toHaveText(["days"]);
    await expect(button).toHaveAttribute("aria-pressed", "true");
    await page.keyboard.press("ControlOrMeta+Home");
    await expect(button).toHaveAttribute("aria-pressed", "false");
    await button.click();
    await expect(stressed).toHaveText(["Small", "days"]);
    await expect(statement).toBeFocused();
  });

  await test.step("what is typed leaves it on its words", async () => {
    await page.keyboard.press("ControlOrMeta+End");
    await button.click();
    await expect(stressed).toHaveText(["Small"]);
    await page.keyboard.type(" and nights");
    await editor.saved();
    const { marks } = await storedStatement(site.id);
    expect(marks).toEqual([{ kind: "emphasis", from: 0, to: 5 }]);
  });

  await test.step("taking it back gives the words of before their stress again", async () => {
    await page.keyboard.press("ControlOrMeta+Home");
    await button.click();
    await expect(stressed).toHaveCount(0);
    await editor.saved();
    await page.keyboard.press("ControlOrMeta+z");
    await expect(stressed).toHaveText(["Small"]);
    await editor.saved();
  });

  await api.publish(site.id);
  await page.goto(product.siteAddress(site.slug));
  const words = page.getByRole("heading", { name: "Small houses for long days and nights" });
  await expect(words.locator("em")).toHaveText(["Small"]);
});

test("PASS-04: an answer gets bold words, a list and a link in its place, and is published with them", async ({
  page,
}) => {
  const { product, api } = shared();
  const site = await createSite(api, { templates: ["QuestionsColumns"] });
  const editor = await openEditor(page, product, { site: site.id });
  const section = editor.canvas.section(sectionId("QuestionsColumns"));
  const answer = section.locator(".passage").first();
  await editor.canvas.selectAll(answer);
  await page.keyboard.insertText("Bring a towel");
  await page.keyboard.press("ControlOrMeta+Shift+ArrowLeft");
  await page.keyboard.press("ControlOrMeta+b");
  await expect(answer.locator("strong")).toHaveText("towel");

  await test.step("a list is begun by a sign, goes on by Enter and ends in an empty item", async () => {
    await page.keyboard.press("ControlOrMeta+End");
    await page.keyboard.press("Enter");
    await page.keyboard.type("- soap");
    await page.keyboard.press("Enter");
    await page.keyboard.type("slippers");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await page.keyboard.type("Or ask us");
    await expect(answer.locator(".dot")).toHaveText(["• soap", "• slippers"]);
  });

  await test.step("the text goes on being edited while a link is typed", async () => {
    await page.keyboard.press("ControlOrMeta+Shift+ArrowLeft");
    await editor.toolbar.button("Link").click();
    const address = page.getByRole("combobox", { name: "Link to" });
    await address.fill("example.org");
    await address.press("Enter");
    await expect(answer.locator("a")).toHaveText("us");
    await expect(answer).toBeFocused();
  });

  await editor.saved();
  await api.publish(site.id);
  await page.goto(product.siteAddress(site.slug));
  const shown = page.locator("main .section div", { hasText: /^Bring a towel/ }).last();
  await expect(shown.locator("strong")).toHaveText("towel");
  await expect(shown.getByRole("listitem")).toHaveText(["soap", "slippers"]);
  await expect(shown.getByRole("link", { name: "us" })).toHaveAttribute("href", /example\.org/);
});

test("a text looks the same while it is edited, left, and published", async ({
  page,
  anotherBrowser,
}) => {
  const { product, api } = shared();
  const { id } = await api.site();
  const editor = await openEditor(page, product, { site: id });
  const title = editor.canvas.title("hero");
  const look = (element: Element): unknown => {
    const style = element.ownerDocument.defaultView?.getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    return {
      font: style?.fontFamily,
      size: style?.fontSize,
      weight: style?.fontWeight,
      colour: style?.color,
      spacing: style?.letterSpacing,
      box: [Math.round(width), Math.round(height)],
    };
  };
  // the canvas gets its fonts after the page is there
  await expect
    .poll(() =>
      title.evaluate(({ ownerDocument }) =>
        [...ownerDocument.fonts].some(({ status }) => status === "loaded"),
      ),
    )
    .toBe(true);
  await title.evaluate(async ({ ownerDocument }) => void (await ownerDocument.fonts.ready));
  const left = await title.evaluate(look);
  await editor.canvas.enter(title);
  await expect.poll(() => title.evaluate(look)).toEqual(left);

  const context = await anotherBrowser({ viewport: { width: 1280, height: 900 } });
  const visitor = await context.newPage();
  await visitor.goto(product.siteAddress());
  const published = visitor.getByRole("heading", { level: 1 });
  await expect(published).toBeVisible();
  await visitor.evaluate(async () => document.fonts.ready);
  await expect.poll(() => published.evaluate(look)).toEqual(left);
});

test("LIST-530, SECT-530: a card’s words that are typed anew keep their count on the line of the others, and become a name and a list by a tool", async ({
  page,
}) => {
  const { product, api } = shared();
  const site = await createSite(api, { templates: ["Feature15_2"] });
  const cards = sectionId("Feature15_2");
  const editor = await openEditor(page, product, { site: site.id });
  const counts = editor.canvas.section(cards).locator(".feature-15__count > p");
  const lines = () =>
    counts.evaluateAll((all) => {
      // a card under the pointer may be lifted
      const tops = all.map((one) => {
        const card = one.closest("li")?.getBoundingClientRect();
        return Math.round(one.getBoundingClientRect().top - (card?.top ?? 0));
      });
      return new Set(tops).size;
    });
  await expect(counts).toHaveCount(3);
  await expect.poll(lines).toBe(1);
  const text = editor.canvas.section(cards).locator(".feature-15__text").first();
  await editor.canvas.selectAll(text);
  await page.keyboard.insertText("Rye bread");
  await page.keyboard.press("Enter");
  await page.keyboard.insertText("dark");
  await expect(text.locator(".marks__words")).toHaveText(/dark$/);
  await expect.poll(lines).toBe(1);
  await page.getByRole("button", { name: "Bulleted list" }).click();
  await expect(text.locator(".marks__name")).toHaveText("Rye bread");
  await expect(text.locator(".marks > li")).toHaveText(["dark"]);
  await expect.poll(lines).toBe(1);
  await page.keyboard.type(" and crisp");
  await expect(text.locator(".marks > li")).toHaveText(["dark and crisp"]);
  await page.keyboard.press("Escape");
  await editor.saved();
  expect(await storedDocument(site.id)).toContain(
    JSON.stringify("Rye bread\n• dark and crisp").slice(1, -1),
  );
});
