// @vitest-environment jsdom
import { afterEach, describe, expect, it } from "vitest";
import { testSection } from "#/render/render-fixture.ts";
import { fieldValue } from "../../../document-store/read-field.ts";
import { until } from "../../../testing/mount.tsx";
import { openWholeCanvas } from "../../../testing/open-whole-canvas.tsx";

type Opened = Awaited<ReturnType<typeof openWholeCanvas>>;
let opened: Opened | undefined;
afterEach(() => opened?.close());

const cards = "#comp-said [data-edit=item]";

/** A page with reviews, and the tools of the second one. */
async function openReviews() {
  const person = (opened = await openWholeCanvas());
  const page = person.editor.page.get();
  await person.dispatch({
    name: "section.add",
    args: { page, section: testSection("ReviewsCards", "said"), after: "head" },
  });
  await until(() => person.page.querySelectorAll(cards).length === 3);
  const [, second] = person.page.querySelectorAll<HTMLElement>(cards);
  if (!second) throw new Error("There is no second review");
  await person.click(second);
  const target = { page, section: "said" };
  const stars = () => {
    const reviews = fieldValue(person.editor.store.records(), target, ["reviews"]);
    return (reviews as { stars: string }[]).map((review) => review.stars).join("");
  };
  return { person, second, stars };
}

function dialog(): Element | null {
  return document.querySelector('[role=dialog][aria-label="Review 2 of 3: options"]');
}

async function openOptions(person: Opened): Promise<void> {
  await person.click(person.button("Options"));
  await until(() => dialog()?.querySelector("[role=radiogroup]") !== null);
}

describe("the fields of an item that are edited beside it", () => {
  it("ITEM-06: are chosen in a popover by their names, one step each", async () => {
    const { person, stars } = await openReviews();
    expect(stars()).toBe("554");
    await openOptions(person);
    expect(dialog()?.contains(document.activeElement)).toBe(true);
    await person.click(person.button("2"));
    expect(stars()).toBe("524");
    expect(person.button("2").getAttribute("aria-checked")).toBe("true");
    await person.undo();
    expect(stars()).toBe("554");
  });

  it("ITEM-06: Escape leads back to the button that opened them", async () => {
    const { person } = await openReviews();
    await openOptions(person);
    await person.press("Escape");
    expect(dialog()).toBeNull();
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Options");
  });

  it("ITEM-06: they close with their item", async () => {
    const { person, second } = await openReviews();
    await openOptions(person);
    const handle = person.canvas.handles.around(second, "item")?.handle;
    if (!handle) throw new Error("The review is no item");
    const { target, list, item } = handle;
    await person.dispatch({ name: "item.remove", args: { target, path: list, item } });
    expect(dialog()).toBeNull();
  });

  it("ITEM-06: items without such fields have no tool for them", async () => {
    const person = (opened = await openWholeCanvas({ page: "gallery" }));
    await person.click(person.on("#comp-pics .portfolio-12__row > li"));
    expect(person.button("Remove")).toBeDefined();
    expect(() => person.button("Options")).toThrow();
  });
});
