import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { consentPopupCss } from "#/chrome/consent-popup-css.ts";
import { ConsentPopup } from "#/chrome/consent-popup.tsx";
import type { ConsentPopupTexts } from "#/chrome/consent-popup.tsx";
import type { CookieChoice } from "#/site/cookie-choice.ts";
import { adoptStyles } from "./adopt-styles.ts";
import { floatingWords } from "./floating-words.ts";

interface Wish {
  /** The choice that was made before. */
  readonly stored: CookieChoice | undefined;
  choose(choice: CookieChoice): void;
}

type Open = (wish: Wish) => void;

interface ConsentSettingsProps {
  readonly texts: ConsentPopupTexts;
  readonly onReady: (open: Open) => void;
}

function ConsentSettings({ texts, onReady }: ConsentSettingsProps): ReactNode {
  const [{ opening, wish }, setState] = useState<{ opening: number; wish?: Wish }>({ opening: 0 });
  useEffect(() => {
    onReady((next) => setState((before) => ({ opening: before.opening + 1, wish: next })));
  }, [onReady]);
  return (
    <ConsentPopup
      {...texts}
      opening={opening}
      stored={wish?.stored}
      onConfirm={(choice) => wish?.choose(choice)}
    />
  );
}

let ready: Promise<Open> | undefined;

/** Opens the popup in which visitors choose by category; the first time renders it. @throws where its words don't come */
export async function openSettings(place: HTMLElement, wish: Wish): Promise<void> {
  const { popup } = await floatingWords();
  if (!popup) return;
  ready ??= new Promise((resolve) => {
    adoptStyles(consentPopupCss);
    createRoot(place).render(<ConsentSettings texts={popup} onReady={resolve} />);
  });
  (await ready)(wish);
}
