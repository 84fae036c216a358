import { useEffect, useState } from "react";
import { moved, navigate } from "../../navigation/location.ts";

/** At the end of the address of the list: a site is about to be made. */
export const newSiteHash = "#new";

/** Whether a site is about to be made, by a press or by the address. */
export function useNewSite(): readonly [boolean, (isNew: boolean) => void] {
  const [isNew, setNew] = useState(() => location.hash === newSiteHash);
  useEffect(() => {
    const look = (): void => {
      if (location.hash === newSiteHash) setNew(true);
    };
    addEventListener(moved, look);
    // typed into the address bar while the list is shown
    addEventListener("hashchange", look);
    return () => {
      removeEventListener(moved, look);
      removeEventListener("hashchange", look);
    };
  }, []);
  const change = (wanted: boolean): void => {
    if (!wanted && location.hash === newSiteHash)
      navigate(location.pathname + location.search, { replace: true });
    setNew(wanted);
  };
  return [isNew, change];
}
