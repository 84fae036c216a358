import type { VendorConfig } from "#/chrome/site-config.ts";
import type { CookieChoice } from "#/site/cookie-choice.ts";
import { consentFlags } from "#/vendors/consent-flag.ts";
import type { Load, LoaderPage, ShownPage } from "#/vendors/loader.ts";
import { floatingWords } from "./floating-words.ts";
import { pageEvent } from "./visit/page-event.ts";
import { whenThere } from "./when-there.ts";

interface Loader {
  readonly load: Load<string>;
}

/** What loaders may do with the page. */
export const loaderPage: LoaderPage = {
  script(src) {
    const script = document.createElement("script");
    script.async = true;
    script.src = src;
    document.head.append(script);
    return script;
  },
  globals: <Names>() => globalThis as unknown as Partial<Names>,
  onPage(notify) {
    document.addEventListener(pageEvent, (event) =>
      notify((event as CustomEvent<ShownPage>).detail),
    );
  },
};

/** The loader of a vendor: a file beside this one. */
function fetchLoader(file: string): Promise<Loader> {
  return import(/* @vite-ignore */ `./${file}`);
}

/** Loads the vendors of a site that a visitor allows (specification, section 4). */
export function loadVendors(config: VendorConfig, flags: CookieChoice, fetch = fetchLoader): void {
  const { loaders = {}, chatsData } = config;
  const values = { ...config, key: chatsData?.key ?? "" } as unknown as Record<string, string>;
  for (const file of consentFlags.flatMap((flag) => (flags[flag] ? (loaders[flag] ?? []) : [])))
    whenThere(fetch(file), ({ load }) => load(values, loaderPage));
}

/** Fetches what the vendors of this site are loaded with, and loads those that a visitor allows. */
export function loadAllowed(flags: CookieChoice): void {
  whenThere(floatingWords(), ({ vendors }) => {
    if (vendors) loadVendors(vendors, flags);
  });
}
