import { createSite } from "./harness/new-site.ts";
import { openEditor } from "./harness/open-editor.ts";
import { shareProduct } from "./harness/shared-product.ts";
import { expect, test } from "./harness/story.ts";
import type { EditorScreen } from "./screens/editor-screen.ts";

const shared = shareProduct();

test("LIVE-03 (I4): two people type in one text at once, and nothing is lost", async ({
  page,
  anotherBrowser,
}) => {
  const { product, api } = shared();
  const site = await createSite(api);
  const anna = await openEditor(page, product, { site: site.id });
  const other = await anotherBrowser();
  const boris = await openEditor(await other.newPage(), product, { site: site.id });
  const title = (editor: EditorScreen) => editor.canvas.title(site.header);
  await anna.canvas.rewrite(title(anna), "bread");
  await expect(title(boris)).toHaveText("bread");

  for (const [editor, key] of [
    [anna, "ControlOrMeta+Home"],
    [boris, "ControlOrMeta+End"],
  ] as const) {
    await title(editor).click();
    await editor.page.keyboard.press(key);
  }
  await Promise.all([
    anna.page.keyboard.type("Good morning, warm ", { delay: 40 }),
    boris.page.keyboard.type(" and coffee at six", { delay: 40 }),
  ]);
  // both still have the caret: what was typed comes as it is typed
  for (const editor of [anna, boris])
    await expect(title(editor)).toHaveText("Good morning, warm bread and coffee at six");
  await anna.page.keyboard.type("rye ");
  await expect(title(boris)).toHaveText("Good morning, warm rye bread and coffee at six");
  await anna.page.keyboard.press("Escape");
  await anna.undo.click();
  for (const editor of [anna, boris])
    await expect(title(editor)).toHaveText(/^(Good morning, warm )?bread and coffee at six$/);
});
