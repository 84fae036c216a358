// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import type { Call } from "../../api/request.ts";
import { pricingComparisonFields } from "#/sections/pricing-comparison/fields.ts";
import { EnvironmentContext, ScopeContext } from "#/sections/kit/environment.ts";
import type { Environment } from "#/sections/kit/environment.ts";
import type { LocalizedText } from "#/site/localized-text.ts";
import { mount } from "../../testing/mount.tsx";
import type { Mounted } from "../../testing/mount.tsx";
import { sampleDocument } from "../../testing/sample-document.ts";
import { createSampleEditor } from "../../testing/sample-editor.ts";
import { CanvasToolsContext } from "../canvas-tools.ts";
import type { CanvasTools } from "../canvas-tools.ts";
import { createHandles } from "../handle.ts";
import { EditableValue } from "./editable-value.tsx";

let mounted: Mounted | undefined;
afterEach(() => mounted?.unmount());

const scope = {
  target: { page: "home", section: "table" },
  path: ["rows", "r1"],
  specs: pricingComparisonFields.rows.item,
};
const { site } = sampleDocument();
const store = { records: () => ({ site }) };
const tools = { handles: createHandles(), store } as unknown as CanvasTools;

async function isMarked(text: LocalizedText | undefined, language = "en"): Promise<boolean> {
  mounted?.unmount();
  const environment = { language, primary: "ru" } as unknown as Environment;
  mounted = await mount(
    <CanvasToolsContext value={tools}>
      <EnvironmentContext value={environment}>
        <ScopeContext value={scope}>
          <EditableValue of="cells" isAlways text={text}>
            {(added) => <span {...added}>Cell</span>}
          </EditableValue>
        </ScopeContext>
      </EnvironmentContext>
    </CanvasToolsContext>,
    createSampleEditor((async () => ({})) as Call),
  );
  return mounted.find('[data-edit="value"]').hasAttribute("data-untranslated");
}

it("TRANS-120, TRANS-221: a cell that shows the original’s words is marked, one that has its own, figures or a tick is not", async () => {
  const original = { ru: { text: "без ограничений" } };
  expect(await isMarked(original)).toBe(true);
  expect(await isMarked({ ...original, en: { text: "" } })).toBe(true);
  expect(await isMarked({ ...original, en: { text: "no limit" } })).toBe(false);
  expect(await isMarked(original, "ru")).toBe(false);
  expect(await isMarked({ ru: { text: "26" } })).toBe(false);
  expect(await isMarked({ ru: { text: site.name } })).toBe(false);
  expect(await isMarked(undefined)).toBe(false);
});
