// @vitest-environment jsdom
import { act } from "react";
import { expect, it, onTestFinished } from "vitest";
import { testSection } from "#/render/render-fixture.ts";
import { findSection } from "#/sections/definitions.ts";
import { pageKey } from "#/site/records.ts";
import { mount } from "../../../../../testing/mount.tsx";
import { createSampleEditor } from "../../../../../testing/sample-editor.ts";
import { FieldsBeside } from "../../fields-beside.tsx";

/** The first row of a new timetable, edited beside it. */
async function openRow() {
  const editor = createSampleEditor(async () => {
    throw new Error("Nothing is asked");
  });
  const page = editor.page.get();
  const section = testSection("TimetableWeek", "s1", "ru");
  const header = editor.store.records()[pageKey(page)]?.sections[0]?.id ?? null;
  editor.store.dispatch({ name: "section.add", args: { page, section, after: header } });
  const specs = findSection("TimetableWeek")?.fields["rows"];
  if (specs?.kind !== "list") throw new Error("There are no rows");
  const list = (name: string) => {
    const own = editor.store.records()[pageKey(page)]?.sections.find(({ id }) => id === "s1");
    const items = own?.fields[name];
    return Array.isArray(items) ? (items as readonly { id: string; facts?: unknown }[]) : [];
  };
  const mounted = await mount(
    <FieldsBeside
      target={{ page, section: "s1" }}
      within={["rows", list("rows")[0]?.id ?? ""]}
      specs={specs.item}
      element={() => undefined}
      onLeave={() => undefined}
    />,
    editor,
  );
  onTestFinished(() => mounted.unmount());
  return { ...mounted, list };
}

it("CELLS-10: a cell of a timetable gets a colour of its key beside its words, and has a field for its link", async () => {
  const { container, list } = await openRow();
  await expect.poll(() => container.querySelectorAll("select").length).toBe(2);
  const [first] = container.querySelectorAll("select");
  const names = [...(first?.options ?? [])].map(({ text }) => text);
  expect(names).toEqual(["None", "спокойно", "до седьмого пота", "под музыку"]);
  expect(first?.selectedIndex).toBe(1);
  expect(container.querySelector('input[aria-label="Link for Понедельник"]')).not.toBeNull();
  await act(async () => {
    if (first) first.selectedIndex = 2;
    first?.dispatchEvent(new Event("change", { bubbles: true }));
  });
  const [monday, , wednesday] = list("days");
  const [calm, strong] = list("kinds");
  expect(list("rows")[0]?.facts).toEqual({
    [wednesday?.id ?? ""]: { kind: calm?.id },
    [monday?.id ?? ""]: { kind: strong?.id },
  });
});
