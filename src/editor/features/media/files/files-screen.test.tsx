// @vitest-environment jsdom
import { act } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { PlacedLink, SentFile } from "#/api/files.ts";
import type { Call } from "../../../api/request.ts";
import { click, mount, type, until } from "../../../testing/mount.tsx";
import type { Mounted } from "../../../testing/mount.tsx";
import { HeldUpload } from "../../../testing/held-upload.ts";
import { createSampleEditor } from "../../../testing/sample-editor.ts";
import { loadWords } from "../../../words/i18n.ts";
import { MediaScreen } from "../media-screen.tsx";

/** jsdom has none; nobody else is here. */
class NobodyElse {
  addEventListener(): void {}
  close(): void {}
}

let mounted: Mounted;
afterEach(() => {
  mounted.unmount();
  vi.unstubAllGlobals();
});

const hash = "a".repeat(64);
const menu = { id: "menu", name: "menu.pdf", kind: "pdf", hash, size: 98_000, tags: ["food"] };
const prices = { ...menu, id: "prices", name: "prices.csv", kind: "csv", size: 97_000, tags: [] };
const place: PlacedLink = {
  page: null,
  target: { part: "navigation" },
  template: null,
  path: ["links", "l1", "link"],
  file: "menu",
};

const form: SentFile = { name: "form.docx", kind: "docx", hash: "b".repeat(64), size: 5 };

/** The screen of a site with two files, of which the bar links to the menu. */
async function open(rest = "files", sent: SentFile | Promise<SentFile> | null = form) {
  vi.stubGlobal("EventSource", NobodyElse);
  const call = (async (path: string) => {
    if (path === "sites/1/file-links") return [place];
    if (path === "sites/1/files/sent") return sent;
    return [];
  }) as Call;
  const subtle = { digest: async () => new ArrayBuffer(32) };
  vi.stubGlobal("crypto", { subtle, getRandomValues: crypto.getRandomValues.bind(crypto) });
  const editor = createSampleEditor(call);
  editor.dispatch([
    { name: "file.add", args: { file: menu, after: null } },
    { name: "file.add", args: { file: prices, after: null } },
  ]);
  mounted = await mount(<MediaScreen rest={rest} />, editor);
  await act(async () => loadWords("files"));
  if (rest.startsWith("files")) await until(() => mounted.all(".file-row .tag").length === 1);
  return { editor, files: () => editor.store.records().site?.files ?? [] };
}

const names = () => mounted.all(".file-row .truncated").map((one) => one.textContent);

function fileNamed(name: string): File {
  const file = new File(["PK"], name);
  file.arrayBuffer = async () => new ArrayBuffer(2);
  return file;
}

async function choose(selector: string, ...files: string[]): Promise<void> {
  const input = mounted.find<HTMLInputElement>(selector);
  await act(async () => {
    Object.defineProperty(input, "files", { configurable: true, value: files.map(fileNamed) });
    input.dispatchEvent(new Event("change", { bubbles: true }));
  });
}

async function drop(...files: string[]): Promise<void> {
  const event = new Event("drop", { bubbles: true, cancelable: true });
  const dataTransfer = { types: ["Files"], files: files.map(fileNamed) };
  await act(async () => document.dispatchEvent(Object.assign(event, { dataTransfer })));
}

const button = (label: string, within: ParentNode = document): HTMLElement => {
  const found = [...within.querySelectorAll("button")].find((one) => one.textContent === label);
  if (!found) throw new Error(`No button is ${label}`);
  return found;
};

describe("the files of the library", () => {
  it("FILE-09: are found by their names and tags", async () => {
    await open();
    expect(names()).toEqual(["prices.csv", "menu.pdf"]);
    const search = mounted.find<HTMLInputElement>('[role="searchbox"]');
    await type(search, "FOOD pdf");
    expect(names()).toEqual(["menu.pdf"]);
    await type(search, "nothing");
    expect(names()).toEqual([]);
  });

  it("FILE-09: stand in the order that is asked for, the newest first", async () => {
    await open();
    const order = async (label: string) => {
      await click(mounted.find('[aria-label^="Sort by"]'));
      const items = [...document.querySelectorAll<HTMLElement>('[role^="menuitem"]')];
      await click(items.find((one) => one.textContent === label)!);
      return names();
    };
    expect(await order("Name")).toEqual(["menu.pdf", "prices.csv"]);
    expect(await order("Newest")).toEqual(["prices.csv", "menu.pdf"]);
    expect(await order("Size")).toEqual(["menu.pdf", "prices.csv"]);
  });

  it("FILE-11: several are sent together; each says how far it is, what it is refused for, and is sent again where that may help", async () => {
    HeldUpload.all = [];
    vi.stubGlobal("XMLHttpRequest", HeldUpload);
    const { files } = await open("files", null);
    const row = (name: string) =>
      mounted.all("li.file-row").find((one) => one.textContent?.includes(name)) ?? document.body;
    const upload = async (index: number): Promise<HeldUpload> => {
      await until(() => HeldUpload.all.length > index);
      return HeldUpload.all[index]!;
    };
    expect(mounted.find<HTMLInputElement>('.media-head input[type="file"]').multiple).toBe(true);
    await choose('.media-head input[type="file"]', "form.docx", "tool.exe");
    await drop("lost.pdf", "large.pdf");
    const [taken, refused] = [await upload(0), await upload(1)];
    expect(row("lost.pdf").textContent).toContain("Waiting");
    const part = { lengthComputable: true, loaded: 2, total: 5 };
    const progress = Object.assign(new Event("progress"), part);
    await act(async () => taken.upload.dispatchEvent(progress));
    expect(row("form.docx").textContent).toContain("40% sent");
    expect(row("tool.exe").textContent).toContain("0% sent");

    const refusal = (code: string, reason: string) => ({ code, message: "", details: { reason } });
    await refused.answer(415, refusal("unsupported-media-type", "kind"));
    await until(() => row("tool.exe").textContent!.includes("can’t be offered"));
    expect(row("tool.exe").textContent).not.toContain("Try again");
    const lost = await upload(2);
    await act(async () => lost.dispatchEvent(new Event("error")));
    await until(() => row("lost.pdf").textContent!.includes("The connection was lost."));
    await (await upload(3)).answer(413, refusal("payload-too-large", "site-full"));
    // there is room once others are deleted
    await until(() => row("large.pdf").textContent!.includes("Try again"));

    await click(button("Try again", row("lost.pdf")));
    const again = { name: "lost.pdf", kind: "pdf", hash: "c".repeat(64), size: 7 };
    await (await upload(4)).answer(201, again);
    await taken.answer(201, form);
    await click(button("Remove", row("tool.exe")));
    await click(button("Remove", row("large.pdf")));
    await until(() => files().length === 4);
    expect(names().toSorted()).toEqual(["form.docx", "lost.pdf", "menu.pdf", "prices.csv"]);
  });

  it("FILE-09: come by being uploaded, which is undone like anything else", async () => {
    const { editor, files } = await open();
    await choose('.media-head input[type="file"]', "form.docx");
    await until(() => names()[0] === "form.docx");
    expect(files()[0]).toMatchObject({ kind: "docx", tags: [] });
    await act(async () => editor.undo());
    expect(names()).toEqual(["prices.csv", "menu.pdf"]);
  });

  it("FILE-09: say where links lead to them; deleting says what breaks, and can be undone", async () => {
    const { editor, files } = await open("files/menu");
    await until(() => mounted.all(".media-places li").length === 1);
    expect(mounted.find(".media-places").textContent).toBe("Whole site · navigation bar");
    await click(button("Delete"));
    const dialog = mounted.find('[role="dialog"], dialog');
    expect(dialog.textContent).toContain("1 link will lead nowhere:");
    const buttons = [...dialog.querySelectorAll("button")];
    await click(buttons.find((one) => one.textContent === "Delete")!);
    expect(files().map(({ id }) => id)).toEqual(["prices"]);
    await act(async () => editor.undo());
    expect(files().map(({ id }) => id)).toEqual(["prices", "menu"]);
  });

  it("FILE-09: are renamed and replaced for all links at once", async () => {
    const { files } = await open("files/menu");
    const name = mounted.find<HTMLInputElement>(".media-name-field input");
    await type(name, "Меню/весна");
    await act(async () => {
      name.focus();
      name.blur();
    });
    expect(files()[1]?.name).toBe("весна.pdf");
    await choose('.media-tools input[type="file"]', "form.docx");
    await until(() => files()[1]?.kind === "docx");
    expect(files()[1]).toMatchObject({ id: "menu", name: "form.docx", tags: ["food"] });
  });

  it("FILE-09: say so where the one to replace is gone when the other has been sent", async () => {
    const sent = Promise.withResolvers<SentFile>();
    const { editor } = await open("files/menu", sent.promise);
    await choose('.media-tools input[type="file"]', "form.docx");
    await act(async () => editor.dispatch({ name: "file.remove", args: { file: "menu" } }));
    expect(editor.toasts.get()).toEqual([]);
    sent.resolve(form);
    await until(() => editor.toasts.get().length > 0);
    expect(editor.toasts.get()).toMatchObject([{ message: "This file no longer exists" }]);
  });

  it("LIB-15: what is dropped among the pictures is sorted by kind, and told: new, there already, not taken", async () => {
    const known: SentFile = { name: menu.name, kind: "pdf", hash, size: menu.size };
    const { editor, files } = await open("", known);
    const data = { types: ["Files"], files: [fileNamed("menu.pdf")] };
    const drop = async (...more: File[]) => {
      const event = Object.assign(new Event("drop", { bubbles: true, cancelable: true }), {
        dataTransfer: { ...data, files: more },
      });
      await act(async () => void document.dispatchEvent(event));
    };
    const picture = new File(["x"], "loaf.jpg", { type: "image/jpeg" });
    await drop(fileNamed("menu.pdf"), picture);
    await until(() => editor.toasts.get().length > 0);
    // the sample takes no picture
    expect(editor.toasts.get()[0]?.message).toBe("1 already here, 1 couldn’t be added");
    expect(files()).toHaveLength(2);
    await act(async () => editor.toasts.get()[0]?.action?.run());
    expect(location.pathname).toBe("/sites/1/media/files");
  });

  it("LIB-14: Delete deletes the file that has the focus, and asks where something leads to it", async () => {
    const { files } = await open();
    const press = (name: string) =>
      act(async () => {
        const row = mounted.all(".file-row").find((one) => one.textContent?.includes(name));
        row?.dispatchEvent(new KeyboardEvent("keydown", { key: "Delete", bubbles: true }));
      });
    await press("prices.csv");
    expect(files().map(({ id }) => id)).toEqual(["menu"]);
    await press("menu.pdf");
    expect(mounted.all("dialog")).toHaveLength(1);
    expect(files()).toHaveLength(1);
  });
});
