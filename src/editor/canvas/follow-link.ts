import { createRouter } from "#/site/router.ts";
import type { Router } from "#/site/router.ts";
import type { Editor } from "../session/editor.ts";

function pageAt(router: Router, path: string): string | undefined {
  return path === "/home" ? router.find("/")?.page : router.find(path)?.page;
}

/** Goes where an address leads: own pages are shown in the editor, all else in another tab. */
export function followLink(editor: Editor, href: string): void {
  const { site, index } = editor.store.records();
  if (!site || !index) return;
  const [path = "", section] = href.split("#comp-");
  const page = path === "" ? editor.page.get() : pageAt(createRouter(site, index), path);
  if (page === undefined) {
    const address = href.startsWith("/") ? new URL(href, editor.site.address).href : href;
    globalThis.open(address, "_blank", "noopener");
    return;
  }
  if (page !== editor.page.get()) editor.openPage(page);
  if (section !== undefined) editor.canvas.get()?.reveal({ page, section });
}
