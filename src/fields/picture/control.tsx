import { Images, ImageUp, Trash2 } from "lucide-react";
import type { KeyboardEvent, PointerEvent, ReactNode } from "react";
import { FileButton } from "#/editor/ui/file-button.tsx";
import { useDraftValue } from "#/editor/ui/use-draft-value.ts";
import { useTranslate } from "#/editor/words/i18n.ts";
import type { Picture } from "#/site/image.ts";
import type { FieldControlProps } from "../field-control.ts";
import type { PictureField } from "./spec.ts";

/** How the picture is cut at three widths: width and height of the preview, and the page's width. */
const previews = [
  [88, 36, "1280"],
  [52, 40, "768"],
  [30, 40, "390"],
] as const;
function share(value: number): number {
  return Math.min(1, Math.max(0, Math.round(value * 100) / 100));
}

interface FocalPointProps extends Pick<FieldControlProps<PictureField>, "onChange" | "tools"> {
  readonly picture: Picture;
}

/** The point of the picture that stays in view at every width. Dragged, or moved by arrow keys. */
function FocalPoint({ picture, onChange, tools }: FocalPointProps): ReactNode {
  const t = useTranslate("editing");
  const stored = picture.focus ?? { x: 0.5, y: 0.5 };
  const [focus, show, commit] = useDraftValue(stored, (next) =>
    onChange({ ...picture, focus: next }),
  );
  const handlePoint = (event: PointerEvent<HTMLElement>): void => {
    const box = event.currentTarget.getBoundingClientRect();
    show({
      x: share((event.clientX - box.left) / box.width),
      y: share((event.clientY - box.top) / box.height),
    });
  };
  const handleKey = (event: KeyboardEvent): void => {
    const step = event.shiftKey ? 0.1 : 0.01;
    const by = {
      ArrowLeft: [-step, 0],
      ArrowRight: [step, 0],
      ArrowUp: [0, -step],
      ArrowDown: [0, step],
    }[event.key];
    if (!by) return;
    event.preventDefault();
    show({ x: share(focus.x + (by[0] ?? 0)), y: share(focus.y + (by[1] ?? 0)) });
  };
  const place = { "--x": `${focus.x * 100}%`, "--y": `${focus.y * 100}%` };
  const source = tools.pictureAddress(picture);
  return (
    <div>
      <p className="label">{t("background.focus")}</p>
      <div className="focal-point-row">
        <div
          className="focal-point"
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            handlePoint(event);
          }}
          onPointerMove={(event) =>
            event.currentTarget.hasPointerCapture(event.pointerId) && handlePoint(event)
          }
          onPointerUp={commit}
        >
          <img src={source} alt="" draggable={false} />
          <span
            role="slider"
            tabIndex={0}
            className="focal-point-dot"
            style={place}
            aria-label={t("background.focusLabel", {
              x: Math.round(focus.x * 100),
              y: Math.round(focus.y * 100),
            })}
            aria-valuenow={Math.round(focus.x * 100)}
            onKeyDown={handleKey}
            onKeyUp={commit}
            onBlur={commit}
          />
        </div>
        <div className="device-previews">
          {previews.map(([width, height, label]) => (
            <figure key={label}>
              <img
                src={source}
                alt=""
                style={{ width, height, objectPosition: `${focus.x * 100}% ${focus.y * 100}%` }}
              />
              <figcaption className="num">{label}</figcaption>
            </figure>
          ))}
        </div>
      </div>
    </div>
  );
}

/** A picture with the point of it that stays in view. */
export function PictureControl({
  value: picture,
  onChange,
  tools,
}: FieldControlProps<PictureField>): ReactNode {
  const t = useTranslate("editing");
  return (
    <>
      <div className="row">
        <FileButton
          className="button grow"
          accept={tools.acceptedPictures}
          onFile={tools.replacePicture}
        >
          <ImageUp aria-hidden="true" />
          {t(picture ? "picture.replace" : "picture.add")}
        </FileButton>
        <button
          type="button"
          className="button icon-only"
          aria-label={t("frame.media")}
          title={t("frame.media")}
          onClick={tools.choosePicture}
        >
          <Images aria-hidden="true" />
        </button>
        {picture && (
          <button
            type="button"
            className="button icon-only"
            aria-label={t("picture.remove")}
            title={t("picture.remove")}
            onClick={() => onChange(null)}
          >
            <Trash2 aria-hidden="true" />
          </button>
        )}
      </div>
      {picture && <FocalPoint picture={picture} onChange={onChange} tools={tools} />}
    </>
  );
}
