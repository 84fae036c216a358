import { useEffect, useSyncExternalStore } from "react";
import type { ReactNode } from "react";
import type { SectionViewProps } from "#/sections/kit/index.ts";
import { serverReach } from "../reach/server-reach.ts";
import { findLook, loadLooks, subscribeToLooks } from "#/sections/looks.ts";

/** Asks for a look until it is there: at once, and whenever the connection is back. */
function useLoading(template: string, isMissing: boolean): void {
  useEffect(() => {
    if (!isMissing) return;
    const load = (): void => void loadLooks([template]).catch(() => undefined);
    load();
    return serverReach.onBack(load);
  }, [template, isMissing]);
}

/**
 * The view of a template. Its look is there already but where somebody else brought the template onto the page; then
 * the section follows a moment later.
 */
export function SectionView({
  template,
  ...props
}: SectionViewProps & { readonly template: string }): ReactNode {
  const look = useSyncExternalStore(subscribeToLooks, () => findLook(template));
  useLoading(template, look === undefined);
  return look && <look.View {...props} />;
}
