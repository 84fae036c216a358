import { Images, Trash2 } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import type { ReactNode } from "react";
import type { Picture } from "#/site/image.ts";
import type { CanvasControl } from "../../canvas/canvas-control.ts";
import { CanvasPopover } from "../../canvas/overlay/canvas-popover.tsx";
import { shownLogo } from "../../canvas/shown-logo.ts";
import { valueOfKind } from "../../document-store/read-field.ts";
import { fieldTopic } from "../../document-store/topics.ts";
import { useStored } from "../../document-store/use-stored.ts";
import { choosingOf } from "../../fields/library/choosing.ts";
import {
  acceptedPictures,
  removePicture,
  replacePicture,
} from "../../fields/picture/picture-commands.ts";
import { assetAddress } from "../../fields/picture/picture-files.ts";
import { useEditor } from "../../session/editor.ts";
import { IconButton } from "../../ui/button.tsx";
import { FileButton } from "../../ui/file-button.tsx";
import { useTranslate } from "../../words/i18n.ts";
import { LogoWidth } from "./logo-tools.tsx";

const navigation = { part: "navigation" as const };

type Field = "logo" | "logoOnDark";

/** Width of the pictures' files, twice that of their box. */
const fileWidth = 256;

function useLogo(field: Field): Picture | null | undefined {
  return useStored(useEditor().store, fieldTopic(navigation, [field]), (records) =>
    valueOfKind(records, { target: navigation, path: [field], kind: "picture" }),
  );
}

/** Which of the logos the page's bar shows, also while that changes. */
function useShownField(canvas: CanvasControl): unknown {
  const [shown, setShown] = useState<unknown>(() => shownLogo(canvas)?.handle.path[0]);
  useEffect(
    () =>
      canvas.tracker.track({
        find: () => null,
        place: () => setShown(shownLogo(canvas)?.handle.path[0]),
      }),
    [canvas],
  );
  return shown;
}

/** One of the logos on its ground, or the way to the first picture of it. */
function LogoRow({ field, isShown }: { field: Field; isShown: boolean }): ReactNode {
  const editor = useEditor();
  const t = useTranslate("editing");
  const id = useId();
  const spot = { target: navigation, path: [field] };
  const picture = useLogo(field);
  const isOnDark = field === "logoOnDark";
  const name = t(isOnDark ? "logo.onDark" : "logo.tools");
  const add = t(isOnDark ? "logo.addOnDark" : "logo.add");
  return (
    <div className="logo-row" role="group" aria-labelledby={id}>
      <p className="logo-name">
        <span id={id} className="strong">
          {name}
        </span>
        {picture && isShown && <span className="tag">{t("logo.isShown")}</span>}
      </p>
      {picture && (
        <div className={isOnDark ? "logo-ground on-dark" : "logo-ground"}>
          <img
            src={assetAddress(editor.site.id, picture.asset, {
              width: fileWidth,
              crop: picture.crop,
            })}
            alt=""
          />
        </div>
      )}
      <div className="row">
        <FileButton
          className="button sm"
          accept={acceptedPictures}
          {...(picture && { label: `${t("picture.replace")}: ${name}` })}
          onFile={(file) => replacePicture(editor, spot, file)}
        >
          {picture ? t("picture.replace") : add}
        </FileButton>
        <IconButton
          size="sm"
          label={`${t("frame.media")}: ${name}`}
          icon={<Images aria-hidden="true" />}
          onClick={() => choosingOf(editor).set(spot)}
        />
        {picture && (
          <IconButton
            size="sm"
            label={`${t("picture.remove")}: ${name}`}
            icon={<Trash2 aria-hidden="true" />}
            onClick={({ currentTarget }) => {
              // this button goes with the picture
              currentTarget.parentElement?.querySelector("button")?.focus();
              removePicture(editor, spot);
            }}
          />
        )}
      </div>
    </div>
  );
}

interface LogosProps {
  readonly canvas: CanvasControl;
  readonly element: HTMLElement;
  /** It was opened for the width. */
  readonly isForWidth: boolean;
  readonly onClose: () => void;
}

/** The bar's logo and the one that stands in for it on dark ground, and their width. */
export function LogosPopover({ canvas, element, isForWidth, onClose }: LogosProps): ReactNode {
  const t = useTranslate("editing");
  const holder = useRef<HTMLDivElement>(null);
  const shown = useShownField(canvas);
  const find = (): HTMLElement | undefined =>
    shownLogo(canvas)?.element.querySelector("img") ?? canvas.elementOf(navigation);
  const picture = useLogo("logo");
  useEffect(() => {
    holder.current
      ?.querySelector<HTMLElement>(isForWidth ? "input[type=range]" : "button")
      ?.focus();
  }, [isForWidth]);
  return (
    <CanvasPopover
      canvas={canvas}
      element={element}
      find={find}
      label={t("logo.tools")}
      onEscape={onClose}
    >
      <div ref={holder} className="logos">
        <LogoRow field="logo" isShown={shown === "logo"} />
        {picture && <LogoRow field="logoOnDark" isShown={shown === "logoOnDark"} />}
        {picture && <LogoWidth canvas={canvas} />}
      </div>
    </CanvasPopover>
  );
}
