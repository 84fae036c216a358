import type { ReactNode } from "react";
import type { CanvasControl } from "../../../canvas/canvas-control.ts";
import { Tracked } from "../../../canvas/overlay/tracked.tsx";
import { Toolbar } from "../../../ui/layer/toolbar.tsx";
import { useTranslate } from "../../../words/i18n.ts";
import { BackgroundButton } from "./background-button.tsx";
import { placeToolbar } from "./place-toolbar.ts";
import { TextTools, useTypedText } from "./text-tools.tsx";

const footer = { part: "footer" } as const;

/** What can be done with the footer: it is on every page, so it is neither moved nor removed. */
export function FooterToolbar({ canvas }: { canvas: CanvasControl }): ReactNode {
  const t = useTranslate("editing");
  const text = useTypedText(canvas, footer);
  const name = t("section.footer");
  return (
    <Tracked
      canvas={canvas}
      find={() => canvas.elementOf(footer)}
      place={placeToolbar}
      className="section-toolbar-place"
    >
      <Toolbar
        label={t("section.toolbar", { name })}
        orientation="vertical"
        className={text ? "section-toolbar is-typing" : "section-toolbar"}
        data={{ "data-section-toolbar": "", "data-canvas-keys": "" }}
      >
        <span className="section-toolbar-name" aria-hidden="true">
          {name}
        </span>
        <BackgroundButton spot={footer} />
        {text && <TextTools canvas={canvas} handle={text} />}
      </Toolbar>
    </Tracked>
  );
}
