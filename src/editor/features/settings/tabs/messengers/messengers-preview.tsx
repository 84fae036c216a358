import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import { MessengerWidget } from "#/chrome/messenger-widget.tsx";
import { messengerProps } from "#/render/messenger-props.ts";
import { PreviewPage } from "../../../../canvas/preview-page.tsx";
import { Preview } from "../../preview/preview.tsx";
import { useFacts } from "../../preview/use-facts.ts";
import { useTranslate } from "../../../../words/i18n.ts";

/** Counts what closes a card on a page of visitors: presses outside of it, and Escape. */
function useClosings(): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const control = new AbortController();
    const { signal } = control;
    const add = (): void => setCount((before) => before + 1);
    document.addEventListener("click", add, { signal });
    document.addEventListener("keydown", ({ key }) => key === "Escape" && add(), { signal });
    return () => control.abort();
  }, []);
  return count;
}

/** The messengers' card over a page of the site; here it stays open. */
export function MessengersPreview(): ReactNode {
  const t = useTranslate("settings");
  const closings = useClosings();
  const rendered = useFacts();
  const props = rendered && messengerProps(rendered.facts);
  const names = props?.cards.map(({ name }) => name).join();
  return (
    <Preview isOfFoot note={props ? undefined : t("messengers.noneActive")}>
      {rendered && <PreviewPage {...rendered} />}
      {rendered && props && (
        <div data-corner={rendered.facts.site.settings.messengers.alignment}>
          <MessengerWidget key={`${names}-${closings}`} {...props} wasOpen />
        </div>
      )}
    </Preview>
  );
}
