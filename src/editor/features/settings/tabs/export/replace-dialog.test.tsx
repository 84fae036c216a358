// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ReplacementPreview } from "#/api/projects.ts";
import { bytesPerBatch, operationsPerBatch } from "#/site/operations/batch.ts";
import type { Call } from "../../../../api/request.ts";
import type { Editor } from "../../../../session/editor.ts";
import { HeldUpload } from "../../../../testing/held-upload.ts";
import { click, mount, until } from "../../../../testing/mount.tsx";
import type { Mounted } from "../../../../testing/mount.tsx";
import { sampleDocument } from "../../../../testing/sample-document.ts";
import { createSampleEditor } from "../../../../testing/sample-editor.ts";
import { loadWords } from "../../../../words/i18n.ts";
import { ReplaceDialog } from "./replace-dialog.tsx";

let mounted: Mounted;
let editor: Editor;
let cancelled: unknown[];

beforeEach(async () => {
  HeldUpload.all = [];
  vi.stubGlobal("XMLHttpRequest", HeldUpload);
  cancelled = [];
  editor = createSampleEditor((async (path: string, options?: { body?: unknown }) => {
    if (path === "sites/1/replacement/cancellation") cancelled.push(options?.body);
    return {};
  }) as Call);
  await loadWords("settings");
});
afterEach(() => {
  mounted.unmount();
  vi.unstubAllGlobals();
});

const upload = async (index: number): Promise<HeldUpload> => {
  await until(() => HeldUpload.all.length > index);
  return HeldUpload.all[index]!;
};

/** What a file would make of the sample site. */
async function open(more: Partial<ReplacementPreview> = {}): Promise<string> {
  const onClose = vi.fn();
  mounted = await mount(
    <ReplaceDialog file={new File(["x"], "kept.zip")} onClose={onClose} />,
    editor,
  );
  const plain = { name: "Kept", languages: ["en"], pictures: 2, files: 0 };
  const pages = sampleDocument().index.entries.map(({ id }) => id);
  const preview = { ...plain, pages, missingPictures: 0, bytes: 9_000, ...more };
  await (await upload(0)).answer(200, preview);
  await until(() => mounted.all(".replace-counts li").length > 0);
  return mounted.find("dialog").textContent ?? "";
}

/** The server's answer: the sample site under another name, for which it got a picture. */
function wanted() {
  const { site, ...rest } = sampleDocument();
  const renamed = { ...site, name: "Kept" };
  return { ...rest, site: renamed, assets: [], added: ["photo"], missing: [] };
}

const submit = () =>
  click(mounted.all("button").find(({ textContent }) => textContent === "Replace this site")!);

it("REPLACE-07: pictures that nobody has are counted before anything is replaced", async () => {
  expect(await open()).not.toContain("isn’t in the file");
  mounted.unmount();
  HeldUpload.all = [];
  expect(await open({ missingPictures: 1 })).toContain("1 picture that its pages show");
});

it.each([
  ["as many pages as one edit holds", operationsPerBatch - 2, 9_000, false],
  ["more pages", operationsPerBatch + 1, 9_000, true],
  ["as many bytes", 1, bytesPerBatch, false],
  ["more bytes", 1, bytesPerBatch + 1, true],
])(
  "REPLACE-08: of %s it is said whether it is saved in parts",
  async (_what, count, bytes, isSaid) => {
    const pages = [
      ...sampleDocument().index.entries.map(({ id }) => id),
      ...Array.from({ length: count }, (_, index) => `p${index}`),
    ].slice(0, count);
    const text = await open({ pages, bytes });
    expect(text.includes("saved in parts")).toBe(isSaid);
  },
);

it("REPLACE-06: pictures that came for an edit which is refused are given back", async () => {
  await open();
  editor.role.set("viewer");
  await submit();
  await (await upload(1)).answer(200, wanted());
  await until(() => cancelled.length > 0);
  expect(cancelled).toEqual([{ pictures: ["photo"] }]);
  expect(editor.store.records().site?.name).not.toBe("Kept");
});

it("REPLACE-06: and stay where it is made", async () => {
  await open();
  await submit();
  await (await upload(1)).answer(200, wanted());
  await until(() => editor.store.records().site?.name === "Kept");
  expect(cancelled).toEqual([]);
});
