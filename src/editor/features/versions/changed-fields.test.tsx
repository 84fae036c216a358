// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import { alignment } from "#/fields/choice/spec.ts";
import type { ShownValueTools } from "#/fields/shown-value.ts";
import { text } from "#/fields/text/spec.ts";
import { readPage } from "#/site/operations/target.ts";
import type { Call } from "../../api/request.ts";
import { click, mount, until } from "../../testing/mount.tsx";
import type { Mounted } from "../../testing/mount.tsx";
import { createSampleEditor } from "../../testing/sample-editor.ts";
import type { ChangedContent } from "./changed-content.ts";
import { ChangedFields } from "./changed-fields.tsx";
import { useRestore } from "./use-restore.ts";
import type { VersionsClient } from "./versions-client.ts";

const call = () => new Promise<never>(() => undefined);

let mounted: Mounted | undefined;
afterEach(() => mounted?.unmount());

const tools: ShownValueTools = {
  primary: "ru",
  pictureAddress: ({ asset }) => `/assets/${asset}`,
  linkName: () => "",
  itemsOf: () => [],
  events: [],
};

function Restoring({ changed }: { changed: ChangedContent }) {
  const restore = useRestore({} as VersionsClient, 1);
  return (
    <ChangedFields
      changed={changed}
      template="Header21"
      isViewer={false}
      tools={tools}
      pastTools={tools}
      onRestoreText={restore.text}
      onRestoreValue={restore.value}
    />
  );
}

it("HIST-187, HIST-188: a value stands as it was and is, and comes back by one press that can be undone; so do translations with their original", async () => {
  const editor = createSampleEditor(call as Call);
  const target = { page: "home", section: "head" };
  const fields = () =>
    readPage(editor.store.records(), "home").sections.find(({ id }) => id === "head")?.fields;
  const words = { ru: { text: "Свет" }, en: { text: "Light" } };
  const at = { target, path: ["title"], now: "" };
  const was =
    (fields()?.["title"] as Record<string, { text: string }> | undefined)?.["ru"]?.text ?? "";
  editor.dispatch({ name: "field.set", args: { target, path: ["titleAlignment"], value: "end" } });
  const changed: ChangedContent = {
    texts: [
      {
        ...at,
        language: "ru",
        past: words.ru,
        now: was,
        spec: text({ role: "heading" }),
        item: undefined,
        isHidden: false,
        translations: [{ ...at, language: "en", past: words.en }],
      },
    ],
    values: [
      {
        target,
        path: ["titleAlignment"],
        spec: alignment("title"),
        item: undefined,
        past: "start",
        now: "end",
      },
    ],
  };
  mounted = await mount(<Restoring changed={changed} />, editor);
  await until(() => mounted?.all(".value-change ins").length === 1);
  const [ofText, ofValue] = mounted.all("li");
  expect(ofValue?.textContent).toBe(
    "Header with a picture › AlignmentAlign to the start → Align to the endRestore",
  );
  const [restoreText, restoreValue] = [ofText, ofValue].map((row) => row?.querySelector("button"));
  if (!restoreText || !restoreValue) return expect.unreachable();
  await click(restoreValue);
  expect(fields()?.["titleAlignment"]).toBe("start");
  expect(editor.toasts.get()[0]?.message).toBe("Restored");
  editor.toasts.get()[0]?.action?.run();
  expect(fields()?.["titleAlignment"]).toBe("end");
  await click(restoreText);
  expect(fields()?.["title"]).toMatchObject(words);
});
