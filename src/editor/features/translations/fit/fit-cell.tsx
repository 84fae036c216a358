import { Check, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { canvasState } from "../../../canvas/canvas-state.ts";
import type { Device } from "../../../canvas/canvas-state.ts";
import { useEditor } from "../../../session/editor.ts";
import { showProblem } from "../../../session/show-problem.ts";
import { classNames } from "../../../ui/class-names.ts";
import { useTranslate } from "../../../words/i18n.ts";
import type { Overflow } from "./find-overflow.ts";
import { FitFrame } from "./fit-frame.tsx";
import type { FitFrameProps } from "./fit-frame.tsx";

/** Texts that are named below a picture; how many there are is said. */
const mostNamed = 3;

interface FitCellProps extends FitFrameProps {
  readonly device: Device;
  /** Undefined until it is measured. */
  readonly found: readonly Overflow[] | undefined;
}

/** A page in a language at a width: what doesn't fit is marked, named and led to. */
export function FitCell({ device, found, ...frame }: FitCellProps): ReactNode {
  const editor = useEditor();
  const t = useTranslate("translations");
  const { page, language, title } = frame;
  const isBad = found !== undefined && found.length > 0;
  const show = ({ target }: Overflow): void => {
    canvasState(editor).device.set(device);
    showProblem(editor, { page: page.id, target, path: [], language });
  };
  return (
    <div
      role="group"
      aria-label={title}
      className={classNames("fit-cell", `of-${device}`, isBad && "is-bad")}
    >
      <FitFrame {...frame} />
      {found === undefined ? (
        <p className="hint">{t("fit.measuring")}</p>
      ) : isBad ? (
        <ul>
          {found.slice(0, mostNamed).map((one, index) => (
            <li key={index}>
              <button type="button" onClick={() => show(one)}>
                <TriangleAlert className="size-14" aria-hidden="true" />
                <span className="truncated">
                  {t(`fit.${one.kind}`, { text: one.text, count: one.pixels })}
                </span>
              </button>
            </li>
          ))}
          {found.length > mostNamed && (
            <li className="hint">{t("fit.more", { count: found.length - mostNamed })}</li>
          )}
        </ul>
      ) : (
        <p className="hint">
          <Check className="size-14" aria-hidden="true" />
          {t("fit.fits")}
        </p>
      )}
    </div>
  );
}
