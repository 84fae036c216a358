// @vitest-environment jsdom
import { act } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { linkSteps } from "#/site/linked-steps.ts";
import { localPicturesOf } from "../../fields/picture/uploads.ts";
import { until } from "../../testing/mount.tsx";
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

/** What the browser says when a picture's file can't be had, or is there. */
async function tell(image: HTMLElement, name: "error" | "load"): Promise<void> {
  await act(async () => image.dispatchEvent(new Event(name)));
}

const named = () => document.activeElement?.getAttribute("aria-label");

describe("a picture on the page", () => {
  it("PIC-06, CANV-02: is reached by Tab, and its tools by Alt+F10 or Enter: replace, crop, alt text, link, remove", async () => {
    opened = await openGallery();
    const person = opened;
    const picture = person.on(slot);
    expect(picture.tabIndex).toBe(0);
    expect(picture.getAttribute("aria-label")).toBe("Picture");
    await person.focus(picture);
    await person.press("F10", { altKey: true });
    expect(document.activeElement?.textContent).toBe("Replace");
    await person.press("Escape");
    expect(person.page.activeElement).toBe(picture);
    await person.press("Enter");
    expect(document.activeElement?.textContent).toBe("Replace");
    const names: (string | null | undefined)[] = [];
    for (let stop = 0; stop < 6; stop += 1) {
      await person.press("ArrowRight");
      names.push(named());
    }
    expect(names).toEqual(["Media", "Crop", "Alt text", "Link", "Remove", "Tools of Picture"]);

    await person.click(person.button("Alt text"));
    expect(document.activeElement?.nodeName).toBe("TEXTAREA");
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

  it("PIC-202: one that a key leads to has a ring over the page, as round as the picture, until the focus goes on", async () => {
    opened = await openGallery();
    const person = opened;
    const rings = () => document.querySelectorAll(".picture-focus").length;
    expect(rings()).toBe(0);
    await person.focus(person.on(slot));
    expect(rings()).toBe(1);
    await person.focus(person.on("#comp-pics [data-edit=text]"));
    expect(rings()).toBe(0);
  });

  it("PIC-06: in a linked section its keys select the place that it stands at", async () => {
    opened = await openGallery();
    const { editor, on, page, focus, press } = opened;
    const record = editor.store.records()["page:gallery"];
    if (!record) throw new Error("There is no gallery");
    await act(async () => void editor.dispatch(linkSteps(record, "pics", "shared")));
    await until(() => page.querySelector(slot) !== null);
    for (const [key, held] of [["Enter"], ["F10", { altKey: true }]] as const) {
      editor.selection.set(null);
      await focus(on(slot));
      await press(key, held);
      expect(editor.selection.get()).toEqual({ page: "gallery", section: "pics" });
      expect(document.activeElement?.textContent).toBe("Replace");
    }
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

describe("a picture that is not there", () => {
  it("PIC-07: is white; a logo is an icon of 50 px", async () => {
    opened = await openGallery();
    const person = opened;
    await tell(person.on(slot), "error");
    expect(person.on(slot).getAttribute("src")).toContain("fill='%23fff'");
    const target = { part: "navigation" } as const;
    await person.dispatch({ name: "picture.set", args: { target, path: ["logo"], value: photo } });
    await tell(person.on(".nav .logo img"), "error");
    const logo = person.on(".nav .logo img");
    expect(logo.getAttribute("src")).toContain("stroke='%23fff'");
    expect([logo.getAttribute("width"), logo.dataset["failed"]]).toEqual(["50", ""]);
  });

  it("PIC-08: behind a section is the repeating failure picture, while it is on its way and when it failed", async () => {
    opened = await openWholeCanvas();
    const person = opened;
    person.editor.assets.set(new Map([[asset.id, asset]]));
    const target = { page: "home", section: "head" };
    await person.dispatch({
      name: "picture.set",
      args: { target, path: ["background"], value: photo },
    });
    const backdrop = () => person.on("#comp-head [data-edit=picture] img");
    expect(backdrop().style.background).toContain("image-failed-tile");
    expect(backdrop().hasAttribute("tabindex")).toBe(false);
    await tell(backdrop(), "load");
    expect(backdrop().style.background).toBe("");
    await tell(backdrop(), "error");
    expect(backdrop().style.background).toContain("image-failed-tile");
  });

  it("PIC-09: one whose file on this device can’t be shown comes with the server’s", async () => {
    opened = await openGallery();
    const person = opened;
    const local = localPicturesOf(person.editor);
    await act(async () => local.set(new Map([[asset.id, "blob:here"]])));
    await until(() => person.on(slot).getAttribute("src") === "blob:here");
    await tell(person.on(slot), "error");
    expect(person.on(slot).dataset["failed"]).toBe("");
    await act(async () => local.set(new Map()));
    await until(() => person.on(slot).dataset["failed"] === undefined);
    expect(person.on(slot).getAttribute("src")).toContain("assets/photo1/file");
  });

  it("PIC-08: one that was not uploaded has a red icon that says Failed, over the old one", async () => {
    opened = await openGallery();
    const person = opened;
    await person.focus(person.on(slot));
    await person.press("Enter");
    const input = document.querySelector<HTMLInputElement>("[data-picture-toolbar] input");
    if (!input) throw new Error("There is no field for a file");
    Object.defineProperty(input, "files", { value: [new File(["x"], "a.png")] });
    Object.defineProperty(input, "value", { value: "", writable: true });
    await act(async () => input.dispatchEvent(new Event("change", { bubbles: true })));
    expect(document.querySelector('.upload-failed[aria-label="Failed"]')).not.toBeNull();
    expect(person.on(slot).getAttribute("src")).toContain("photo1");
  });
});
