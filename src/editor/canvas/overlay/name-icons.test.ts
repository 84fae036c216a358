// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import { findSection } from "#/sections/registry.ts";
import { loadLooks } from "#/sections/looks.ts";
import { newFields } from "#/site/new-fields.ts";
import { until } from "../../testing/mount.tsx";
import { openWholeCanvas } from "../../testing/open-whole-canvas.tsx";
import type { Person } from "../../testing/open-whole-canvas.tsx";
import { nameIcons } from "./name-icons.ts";

let end = (): void => undefined;
afterEach(() => end());

const target = { page: "home", section: "grid" };

async function add(person: Person, id: string, template: string): Promise<void> {
  const definition = findSection(template);
  if (!definition) throw new Error("There is such a template");
  await loadLooks([template]);
  let last = 0;
  const createId = () => `${id}${(last += 1)}`;
  const fields = newFields(definition.fields, { language: "ru", createId });
  const section = { id, template, version: definition.version, fields };
  await person.dispatch({ name: "section.add", args: { page: "home", section, after: "head" } });
}

/** The home page with a grid of things that have an icon each. */
async function openGrid() {
  const person = await openWholeCanvas();
  const stop = nameIcons(person.editor, person.canvas);
  end = () => {
    stop();
    person.close();
  };
  await add(person, "grid", "FeaturesGrid");
  await add(person, "phone", "ActionPhone");
  const icons = () => [...person.page.querySelectorAll<HTMLElement>("#comp-grid [data-edit=icon]")];
  await until(() => icons().length > 2);
  const nameOf = async (place: number) => {
    const icon = icons()[place] ?? expect.unreachable();
    await person.focus(icon);
    return icon.getAttribute("aria-label");
  };
  const title = person.page.querySelector("#comp-grid h3")?.textContent;
  return { person, icons, nameOf, title };
}

it("ITEM-222: an icon of a list is named by its item: by the title, and by which one it is where that is empty", async () => {
  const { person, icons, nameOf, title } = await openGrid();
  expect(title).not.toBe("");
  expect(await nameOf(0)).toBe(`Icon: ${title}`);
  const names = await Promise.all(icons().map((_icon, place) => nameOf(place)));
  expect(new Set(names).size).toBe(icons().length);
  // one that stands in no list keeps its field's name
  const [alone] = person.page.querySelectorAll<HTMLElement>("#comp-phone [data-edit=icon]");
  await person.focus(alone ?? expect.unreachable());
  expect(alone?.getAttribute("aria-label")).toBe("Icon");
  // pictures without words of their own are as alike as icons
  const pictures = [...person.page.querySelectorAll<HTMLElement>("#comp-goods img[role=button]")];
  for (const picture of pictures) await person.focus(picture);
  const called = pictures.map((picture) => picture.getAttribute("aria-label"));
  expect(called.every((one) => /^Picture: ./.test(one ?? ""))).toBe(true);
  expect([pictures.length > 1, new Set(called).size]).toEqual([true, pictures.length]);

  const write = (name: string, text: string) => {
    const [field] = person.page.querySelectorAll<HTMLElement>(
      `#comp-grid [data-edit=item] [data-topic$="/${name}"]`,
    );
    const path = field?.dataset["topic"]?.split("/").slice(2) ?? [];
    // what is shown has spaces that don't break
    const was = field?.textContent.replaceAll("\u00a0", " ") ?? "";
    const args = { target, path, language: "ru", text, was };
    return person.dispatch({ name: "text.set", args });
  };
  await write("title", "Довезём сами");
  // also where nobody goes to it by key, once it is quiet
  await until(() => icons()[0]?.getAttribute("aria-label") === "Icon: Довезём сами");
  // one that has the title of another is told by which one it is, too, and so is the other
  const other = person.page.querySelectorAll("#comp-grid h3")[1]?.textContent ?? "";
  await write("title", other.replaceAll("\u00a0", " "));
  expect(await nameOf(0)).toBe(`Icon: ${other}, Cell 1`);
  expect(await nameOf(1)).toBe(`Icon: ${other}, Cell 2`);
  for (const name of ["title", "text", "note"]) await write(name, "");
  expect(await nameOf(0)).toBe("Icon: Cell 1");
});
