import type { Page } from "@playwright/test";
import { EditorScreen } from "../screens/editor-screen.ts";
import type { Product } from "./product.ts";
import { signInQuietly } from "./sign-in.ts";

/** A page that shows a site in the editor, its owner signed in. */
export async function openEditor(
  page: Page,
  product: Pick<Product, "appOrigin">,
  { site, slug = "home" }: { site: number; slug?: string },
): Promise<EditorScreen> {
  await signInQuietly(page.context(), product);
  const editor = new EditorScreen(page);
  await editor.open(product.appOrigin, site, slug);
  return editor;
}
