import { isPageAddress } from "./page-path.ts";

interface Connection {
  readonly saveData?: boolean;
}

function savesData(): boolean {
  const connection: Connection | undefined = Reflect.get(navigator, "connection");
  return connection?.saveData === true;
}

function wantedPath(target: EventTarget | null): string | undefined {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href]");
  if (!link || link.target || link.hreflang || !isPageAddress(link)) return undefined;
  return link.pathname === location.pathname ? undefined : link.pathname;
}

/** Fetches the page of a link that is pointed at, touched or focused, unless the visitor saves data. */
export function prefetchOnIntent(prefetch: (path: string) => void): void {
  const handleIntent = ({ target }: Event): void => {
    const path = savesData() ? undefined : wantedPath(target);
    if (path !== undefined) prefetch(path);
  };
  for (const name of ["pointerover", "touchstart", "focusin"])
    document.addEventListener(name, handleIntent, { passive: true });
}
