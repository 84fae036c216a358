import { useState } from "react";
import type { ReactNode } from "react";
import type { PictureField } from "#/fields/picture/spec.ts";
import type { Picture } from "#/site/image.ts";
import type { Size, Spot } from "#/site/turned-picture.ts";
import { setPicture } from "../picture-commands.ts";
import type { PictureSpot } from "../upload-state.ts";
import { useEditor } from "../../../session/editor.ts";
import { useTranslate } from "../../../words/i18n.ts";
import { Dialog, DialogHead } from "../../../ui/dialog.tsx";
import { ratioOf } from "../stand-in-picture.ts";
import { cropOf, joinTurn, splitTurn } from "./crop-area.ts";
import { CropControls } from "./crop-controls.tsx";
import { CropStage } from "./crop-stage.tsx";
import type { CropSizes, CropView, Wanted } from "./crop-view.ts";
import { offsetFor, viewOf } from "./crop-view.ts";
import "./crop.css";

interface CropDialogProps {
  readonly spot: PictureSpot;
  readonly spec: PictureField;
  readonly picture: Picture;
  /** The ratio of its place on the page, where that is known; else its field's is taken. */
  readonly place?: Size | undefined;
  readonly onClose: () => void;
}

const upright: Wanted = { offset: { x: 0, y: 0 }, zoom: 1, turn: { quarters: 0, rest: 0 } };
const square: Size = { width: 1, height: 1 };
/** What the controls show until there is something to crop. */
const unseen = viewOf(upright, { picture: square, frame: square });

interface CropState {
  readonly wanted: Wanted;
  /** undefined until the picture has come: before that there is nothing to crop. */
  readonly view: CropView | undefined;
  readonly change: (part: Partial<Wanted>) => void;
  readonly measure: (sizes: Partial<CropSizes>) => void;
  readonly moveTo: (spot: Spot) => void;
}

function useCropState({ crop }: Picture): CropState {
  const [wanted, setWanted] = useState<Wanted>({
    ...upright,
    turn: crop ? splitTurn(crop.turn) : upright.turn,
  });
  const [{ picture, frame }, setSizes] = useState<Partial<CropSizes>>({});
  // a picture that hasn't come has no size
  const isHere = picture && frame && picture.width > 0 && frame.width > 0;
  const view = isHere ? viewOf(wanted, { picture, frame }) : undefined;
  const change = (part: Partial<Wanted>): void => setWanted((before) => ({ ...before, ...part }));
  return {
    wanted,
    view,
    change,
    measure: (sizes) => setSizes((before) => ({ ...before, ...sizes })),
    moveTo: (spot) => {
      if (view && picture) change({ offset: offsetFor(view, spot, picture) });
    },
  };
}

/** Chooses the part of a picture that its slot shows. The original is kept: it can be chosen anew at any time. */
export function CropDialog({ spot, spec, picture, place, onClose }: CropDialogProps): ReactNode {
  const editor = useEditor();
  const t = useTranslate("editing");
  const { wanted, view, change, measure, moveTo } = useCropState(picture);
  const asset = editor.assets.get().get(picture.asset);
  const { width, height } = place ?? (spec.ratio === "free" && asset ? asset : ratioOf(spec));
  const apply = (): void => {
    if (!view) return;
    const crop = cropOf(view.area, joinTurn(view.turn));
    setPicture(editor, spot, { ...picture, crop, focus: null });
    onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} className="crop-dialog">
      <DialogHead title={t("crop.title")} closeLabel={t("close")} onClose={onClose}>
        <span className="tag num">
          {spec.ratio === "free" ? t("crop.free") : `${width} : ${height}`}
        </span>
      </DialogHead>
      <div className="crop-body">
        <CropStage
          picture={picture}
          ratio={width / height}
          {...{ wanted, view, change, measure, moveTo }}
        />
        <fieldset className="crop-controls" disabled={!view}>
          <CropControls view={view ?? unseen} change={change} moveTo={moveTo} />
        </fieldset>
      </div>
      <div className="dialog-foot">
        <button
          type="button"
          className="button ghost"
          disabled={!view}
          onClick={() => change(upright)}
        >
          {t("crop.reset")}
        </button>
        <span className="size-12 tertiary-text hide-small">{t("crop.kept")}</span>
        <span className="grow" />
        <button type="button" className="button" onClick={onClose}>
          {t("cancel")}
        </button>
        <button type="button" className="button primary" disabled={!view} onClick={apply}>
          {t("crop.apply")}
        </button>
      </div>
    </Dialog>
  );
}
