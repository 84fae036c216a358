// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { SentFile } from "#/api/files.ts";
import { fileLimits } from "#/site/file.ts";
import { until } from "../../testing/mount.tsx";
import { openWholeCanvas } from "../../testing/open-whole-canvas.tsx";

type Opened = Awaited<ReturnType<typeof openWholeCanvas>>;
let opened: Opened | undefined;
let asked: string[] = [];
beforeEach(() => {
  asked = [];
  // what jsdom lacks of a secure page
  const subtle = { digest: async () => new ArrayBuffer(32) };
  vi.stubGlobal("crypto", { subtle, getRandomValues: crypto.getRandomValues.bind(crypto) });
});
afterEach(() => {
  opened?.close();
  vi.unstubAllGlobals();
});

const words = "#comp-head .header-21__rest [data-edit=item] [data-edit=text]";
const hash = "a".repeat(64);
const sent: SentFile = { name: "menu.pdf", kind: "pdf", hash, size: 1_200_000 };

const text = () => document.querySelector(".link-editor")?.textContent ?? "";

async function choose(...files: File[]): Promise<void> {
  const input = document.querySelector<HTMLInputElement>(".link-editor input[type=file]");
  await act(async () => {
    Object.defineProperty(input, "files", { configurable: true, value: files });
    input?.dispatchEvent(new Event("change", { bubbles: true }));
  });
}

async function openLink(): Promise<Opened> {
  const call = async <Answer,>(path: string) => {
    asked.push(path);
    return sent as Answer;
  };
  const person = await openWholeCanvas({ call });
  opened = person;
  await person.click(person.on(words));
  await until(() => document.querySelector(".link-editor input[type=file]") !== null);
  return person;
}

const link = ({ on }: Opened) => on(words).closest<HTMLElement>('[data-edit="link"]');

it("FILE-07: a file of this device is sent, and the link leads to it; both are one step to undo", async () => {
  const person = await openLink();
  const file = new File(["%PDF"], "menu.pdf");
  file.arrayBuffer = async () => new ArrayBuffer(4);
  await choose(file);
  await until(() => text().includes("Downloads menu.pdf, 1.2 MB"));
  const files = () => person.editor.store.records().site?.files;
  expect(files()).toMatchObject([{ name: "menu.pdf", hash, tags: [] }]);
  const address = `/assets/${hash.slice(0, 22)}/menu.pdf`;
  expect(link(person)?.dataset["href"]).toBe(address);
  // the link is another element now, and the field stands beside that
  await until(() => document.querySelector<HTMLElement>(".canvas-pop")?.style.visibility === "");

  const [{ id = "" } = {}] = files() ?? [];
  await person.dispatch({ name: "file.remove", args: { file: id } });
  expect(link(person)?.dataset["href"]).toBeUndefined();
  await until(() => text().includes("The file that this link led to was deleted"));
  await person.undo();
  expect(link(person)?.dataset["href"]).toBe(address);
  await person.undo();
  expect(files()).toBeUndefined();
});

it("FILE-04: what is too large isn't sent, and that is said", async () => {
  await openLink();
  const chosen = (name: string, size: number): File => {
    const file = new File(["%PDF"], name);
    file.arrayBuffer = async () => new ArrayBuffer(4);
    return Object.defineProperty(file, "size", { value: size });
  };
  const files = () => asked.filter((path) => path.startsWith("sites/1/files"));
  await choose(chosen("film.pdf", fileLimits.bytes + 1));
  await until(() => text().includes("A file can be up to 25 MB."));
  expect(files()).toEqual([]);
  await choose(chosen("menu.pdf", fileLimits.bytes));
  await until(() => text().includes("Downloads menu.pdf"));
  expect(files()).toEqual(["sites/1/files/sent"]);
});
