// @vitest-environment jsdom
import { act } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { PlacedLink, SentFile } from "#/api/files.ts";
import type { Call } from "../../../api/request.ts";
import { click, mount, type, until } from "../../../testing/mount.tsx";
import type { Mounted } from "../../../testing/mount.tsx";
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
const prices = { ...menu, id: "prices", name: "prices.csv", kind: "csv", tags: [] };
const place: PlacedLink = {
  page: null,
  target: { part: "navigation" },
  template: null,
  path: ["links", "l1", "link"],
  file: "menu",
};

const form: SentFile = { name: "form.docx", kind: "docx", hash: "b".repeat(64), size: 5 };

/** The screen of a site with two files, of which the bar links to the menu. */
async function open(rest = "files", sent: SentFile | Promise<SentFile> = form) {
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
  await until(() => mounted.all(".file-row .tag").length === 1);
  return { editor, files: () => editor.store.records().site?.files ?? [] };
}

const names = () => mounted.all(".file-row .truncated").map((one) => one.textContent);

async function choose(selector: string, name: string): Promise<void> {
  const file = new File(["PK"], name);
  file.arrayBuffer = async () => new ArrayBuffer(2);
  const input = mounted.find<HTMLInputElement>(selector);
  await act(async () => {
    Object.defineProperty(input, "files", { configurable: true, value: [file] });
    input.dispatchEvent(new Event("change", { bubbles: true }));
  });
}

const button = (label: string): HTMLElement => {
  const found = mounted.all("button").find((one) => one.textContent === label);
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
});
