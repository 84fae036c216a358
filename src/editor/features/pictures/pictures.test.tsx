// @vitest-environment jsdom
import { afterEach, describe, expect, it } from "vitest";
import { openWholeCanvas } from "../../testing/open-whole-canvas.tsx";

type Opened = Awaited<ReturnType<typeof openWholeCanvas>>;
let opened: Opened | undefined;
afterEach(() => opened?.close());

const slot = "#comp-pics [data-edit=picture] img";
const photo = { asset: "photo1", alt: {}, crop: null, focus: null };
const asset = {
  id: "photo1",
  name: "a.png",
  kind: "photo" as const,
  width: 9,
  height: 6,
  colour: "#112233",
  hasAlpha: false,
};

/** The gallery with a picture in its first slot. */
async function openGallery(): Promise<Opened> {
  const person = await openWholeCanvas({ page: "gallery" });
  const { handle } = person.canvas.handles.around(person.on(slot), "picture") ?? {};
  if (!handle) throw new Error("There is no slot");
  person.editor.assets.set(new Map([[asset.id, asset]]));
  await person.dispatch({
    name: "picture.set",
    args: { target: handle.target, path: handle.path, value: photo },
  });
  return person;
}

const named = () => document.activeElement?.getAttribute("aria-label");

describe("a picture on the page", () => {
  it("PIC-06: is reached by Tab, and its tools by Enter: replace, crop, alt text, link, remove", async () => {
    opened = await openGallery();
    const person = opened;
    const picture = person.on(slot);
    expect(picture.tabIndex).toBe(0);
    expect(picture.getAttribute("aria-label")).toBe("Picture");
    await person.focus(picture);
    await person.press("Enter");
    expect(document.activeElement?.textContent).toBe("Replace");
    const names: (string | null | undefined)[] = [];
    for (let stop = 0; stop < 5; stop += 1) {
      await person.press("ArrowRight");
      names.push(named());
    }
    expect(names).toEqual(["Crop", "Alt text", "Link", "Remove", "Tools of Picture"]);

    await person.click(person.button("Alt text"));
    expect(document.activeElement?.nodeName).toBe("INPUT");
    await person.press("Escape");
    expect(document.activeElement?.closest("[role=toolbar]")).not.toBeNull();
    await person.press("Escape");
    expect(person.page.activeElement).toBe(person.on(slot));

    await person.press(" ");
    await person.click(person.button("Link"));
    expect(document.querySelector("[role=combobox]")).not.toBeNull();
    await person.click(person.button("Tools of Picture"));
    expect(named()).toBe(null);
    expect(document.activeElement?.closest("[role=toolbar]")?.getAttribute("aria-label")).toBe(
      "Picture 1 of 2",
    );
  });

  it("PIC-06: Delete takes it out, and leaves its section", async () => {
    opened = await openGallery();
    const person = opened;
    await person.focus(person.on(slot));
    await person.press("Delete");
    expect(person.on(slot).dataset["empty"]).toBe("");
    expect(person.page.querySelector("#comp-pics")).not.toBeNull();
    await person.focus(person.on(slot));
    await person.press("Enter");
    expect(document.activeElement?.textContent).toBe("Add picture");
  });
});
