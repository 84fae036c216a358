import { act } from "react";
import type { ComponentType } from "react";
import type { SiteRecord } from "#/site/site.ts";
import type { Call } from "../../../api/request.ts";
import type { Editor } from "../../../session/editor.ts";
import { click, mount } from "../../../testing/mount.tsx";
import type { Mounted } from "../../../testing/mount.tsx";
import { createSampleEditor } from "../../../testing/sample-editor.ts";
import { createDraftKeeper } from "../../../session/drafts/draft-keeper.ts";
import type { DraftKeeper } from "../../../session/drafts/draft-keeper.ts";
import { DraftsContext } from "../../../session/drafts/drafts-context.ts";

const nobody: Call = () => Promise.reject(new Error("Nobody is called here"));

/** A tab of the settings of the sample site, for tests. */
export interface OpenTab extends Mounted {
  readonly editor: Editor;
  readonly drafts: DraftKeeper;
  site(): SiteRecord;
  /** The field, switch, button or choice with this name. @throws where there is none */
  named(name: string | RegExp, selector?: string): HTMLElement;
  /** What is said beside a field. */
  noteOf(field: HTMLElement): string;
  press(name: string | RegExp): Promise<void>;
  /** Types into the field with this name, and leaves it. */
  fill(name: string | RegExp, text: string): Promise<HTMLElement>;
}

function nameOf(element: HTMLElement): string {
  const { labels } = element as HTMLInputElement;
  const by = element.getAttribute("aria-labelledby");
  return (
    element.getAttribute("aria-label") ??
    (by === null ? null : document.getElementById(by)?.textContent) ??
    labels?.[0]?.textContent ??
    element.textContent
  );
}

/** Types as React hears it; the field has the focus meanwhile. */
export async function typeInto(field: HTMLElement, text: string): Promise<void> {
  const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set;
  await act(async () => {
    field.focus();
    set?.call(field, text);
    field.dispatchEvent(
      new InputEvent(field.tagName === "SELECT" ? "change" : "input", { bubbles: true }),
    );
  });
}

export async function openTab(
  Tab: ComponentType,
  editor = createSampleEditor(nobody),
): Promise<OpenTab> {
  const drafts = createDraftKeeper(sessionStorage, editor.site.id);
  const mounted = await mount(
    <DraftsContext value={drafts}>
      <Tab />
    </DraftsContext>,
    editor,
  );
  const tab: OpenTab = {
    ...mounted,
    editor,
    drafts,
    site() {
      const { site } = editor.store.records();
      if (!site) throw new Error("The sample has no site");
      return site;
    },
    named(name, selector = "input, textarea, select, button, [role=radio]") {
      const found = mounted
        .all(selector)
        .find((one) =>
          typeof name === "string" ? nameOf(one).trim() === name : name.test(nameOf(one)),
        );
      if (!found) throw new Error(`Nothing is called ${String(name)}`);
      return found;
    },
    noteOf: (field) =>
      document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent ?? "",
    press: (name) => click(tab.named(name)),
    async fill(name, text) {
      const field = tab.named(name, "input:not([type=radio]), textarea, select");
      await typeInto(field, text);
      await act(async () => field.blur());
      return field;
    },
  };
  return tab;
}
