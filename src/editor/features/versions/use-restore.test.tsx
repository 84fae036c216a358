// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { placeOf } from "#/site/linked.ts";
import { linkSteps } from "#/site/linked-steps.ts";
import { readPage, readSite } from "#/site/operations/target.ts";
import type { SeenPage } from "#/site/restore/restore-section.ts";
import type { Call } from "../../api/request.ts";
import type { Editor } from "../../session/editor.ts";
import { click, mount, until } from "../../testing/mount.tsx";
import type { Mounted } from "../../testing/mount.tsx";
import { createSampleEditor } from "../../testing/sample-editor.ts";
import { useRestore } from "./use-restore.ts";
import type { VersionsClient } from "./versions-client.ts";

let mounted: Mounted | undefined;
afterEach(() => mounted?.unmount());

const target = { part: "linked", linked: "shared" } as const;
const client = {} as VersionsClient;

let editor: Editor;
let answer: (() => void) | undefined;

function Restoring({ past }: { past: SeenPage }) {
  const restore = useRestore(client, 1);
  return (
    <button type="button" aria-label="Restore" onClick={() => restore.section(past, "goods")} />
  );
}

const said = () => editor.toasts.get().map(({ message, action }) => [message, action?.label]);
const mode = () => readSite(editor.store.records()).linked?.[0]?.colorMode;

/** A linked section of two pages was made dark and is restored; the server says where it stands when told to. */
beforeEach(async () => {
  answer = undefined;
  const call = () => new Promise<unknown>((resolve) => (answer = () => resolve([])));
  editor = createSampleEditor(call as Call);
  const place = { page: "gallery", section: placeOf("there", "shared"), after: "bar" };
  const steps = linkSteps(readPage(editor.store.records(), "home"), "goods", "shared");
  editor.dispatch([...steps, { name: "section.add", args: place }]);
  const past = editor.store.records();
  const seen = { page: readPage(past, "home"), site: readSite(past) };
  const theme = { colorMode: "DARK", orientation: null };
  editor.dispatch({ name: "section.set", args: { target, theme } });
  mounted = await mount(<Restoring past={seen} />, editor);
  await click(mounted.find("button"));
});

it("LINKED-08: a linked section that was restored is said to be at once, and with its pages once they are known", async () => {
  expect(mode()).toBeUndefined();
  expect(said()).toEqual([["Section restored", "Undo"]]);
  await until(() => answer !== undefined);
  await act(async () => answer?.());
  await until(() => said()[0]?.[0] !== "Section restored");
  expect(said()).toEqual([["Section restored on 2 pages", "Undo"]]);
  editor.toasts.get()[0]?.action?.run();
  expect(mode()).toBe("DARK");
});

it("LINKED-08: its pages aren’t told any more once that was undone", async () => {
  editor.toasts.get()[0]?.action?.run();
  const undone = said();
  await until(() => answer !== undefined);
  await act(async () => answer?.());
  expect([mode(), said()]).toEqual(["DARK", undone]);
});
