import { RotateCcw, RotateCw } from "lucide-react";
import { useState } from "react";
import type { KeyboardEvent, ReactNode } from "react";
import Cropper from "react-easy-crop";
import type { PictureField } from "#/site/field.ts";
import type { Picture } from "#/site/image.ts";
import { setPicture } from "../../commands/picture-commands.ts";
import type { PictureSpot } from "../../commands/upload-state.ts";
import { useEditor } from "../../editor.ts";
import { useTranslate } from "../../i18n.ts";
import { Dialog, DialogHead } from "../../ui/dialog.tsx";
import { Slider } from "../../ui/slider.tsx";
import { assetAddress } from "../picture-files.ts";
import { ratioOf } from "../slots/stand-in-picture.ts";
import { areaOf, cropOf, joinTurn, splitTurn } from "./crop-area.ts";
import type { PercentArea } from "./crop-area.ts";
import "./crop.css";

interface CropDialogProps {
  readonly spot: PictureSpot;
  readonly spec: PictureField;
  readonly picture: Picture;
  readonly onClose: () => void;
}

const zoomRange = { min: 1, max: 4 } as const;
const noTurn = { quarters: 0, rest: 0 } as const;
const nothing = (): void => undefined;

interface CropState {
  readonly offset: { readonly x: number; readonly y: number };
  readonly zoom: number;
  readonly turn: { readonly quarters: number; readonly rest: number };
  readonly area: PercentArea | null;
}

function TurnControls({
  state,
  change,
}: {
  state: CropState;
  change: (part: Partial<CropState>) => void;
}): ReactNode {
  const t = useTranslate();
  const { quarters, rest } = state.turn;
  const turnBy = (by: number): void =>
    change({ turn: { quarters: (quarters + by + 4) % 4, rest } });
  return (
    <>
      <section>
        <h3 className="lbl row">
          <span className="grow">{t("crop.straighten")}</span>
          <span className="num">{rest.toFixed(1)}°</span>
        </h3>
        <Slider
          label={t("crop.straighten")}
          min={-45}
          max={45}
          step={0.5}
          value={rest}
          onChange={(next) => change({ turn: { quarters, rest: next } })}
          onRelease={nothing}
        />
      </section>
      <section>
        <h3 className="lbl">{t("crop.turn")}</h3>
        <div className="row">
          <button type="button" className="btn grow" onClick={() => turnBy(-1)}>
            <RotateCcw aria-hidden="true" />
            {t("crop.left")}
          </button>
          <button type="button" className="btn grow" onClick={() => turnBy(1)}>
            <RotateCw aria-hidden="true" />
            {t("crop.right")}
          </button>
        </div>
      </section>
    </>
  );
}

/** Moves the picture below the frame by 1 % of it, with Shift by 10 %. */
function movedByKey(
  event: KeyboardEvent<HTMLElement>,
  offset: CropState["offset"],
): CropState["offset"] | undefined {
  const by = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[
    event.key
  ];
  if (!by) return undefined;
  const media = event.currentTarget.querySelector("img")?.getBoundingClientRect();
  const step = event.shiftKey ? 0.1 : 0.01;
  return {
    x: offset.x + (by[0] ?? 0) * (media?.width ?? 0) * step,
    y: offset.y + (by[1] ?? 0) * (media?.height ?? 0) * step,
  };
}

interface StageProps {
  readonly picture: Picture;
  /** Width by height. */
  readonly ratio: number;
  readonly state: CropState;
  readonly change: (part: Partial<CropState>) => void;
}

function CropStage({ picture, ratio, state, change }: StageProps): ReactNode {
  const editor = useEditor();
  const t = useTranslate();
  const { crop } = picture;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the frame is moved by arrow keys, as its label says
    <div
      className="cr-s"
      role="application"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the frame is moved by arrow keys, as its label says
      tabIndex={0}
      aria-label={t("crop.frame")}
      onKeyDown={(event) => {
        const offset = movedByKey(event, state.offset);
        if (!offset) return;
        event.preventDefault();
        change({ offset });
      }}
    >
      <Cropper
        image={assetAddress(editor.site.id, picture.asset, { width: 2048 })}
        crop={state.offset}
        zoom={state.zoom}
        rotation={joinTurn(state.turn)}
        minZoom={zoomRange.min}
        maxZoom={zoomRange.max}
        aspect={ratio}
        {...(crop && { initialCroppedAreaPercentages: areaOf(crop) })}
        onCropChange={(offset) => change({ offset })}
        onZoomChange={(zoom) => change({ zoom })}
        onCropComplete={(area) => change({ area })}
      />
    </div>
  );
}

function ZoomControl({ state, change }: Pick<StageProps, "state" | "change">): ReactNode {
  const t = useTranslate();
  return (
    <section>
      <h3 className="lbl row">
        <span className="grow">{t("crop.zoom")}</span>
        <span className="num">{state.zoom.toFixed(2)}×</span>
      </h3>
      <Slider
        label={t("crop.zoom")}
        {...zoomRange}
        step={0.01}
        value={state.zoom}
        onChange={(zoom) => change({ zoom })}
        onRelease={nothing}
      />
    </section>
  );
}

/** Chooses the part of a picture that its slot shows. The original is kept: it can be chosen anew at any time. */
export function CropDialog({ spot, spec, picture, onClose }: CropDialogProps): ReactNode {
  const editor = useEditor();
  const t = useTranslate();
  const [state, setState] = useState<CropState>({
    offset: { x: 0, y: 0 },
    zoom: 1,
    turn: picture.crop ? splitTurn(picture.crop.turn) : noTurn,
    area: null,
  });
  const change = (part: Partial<CropState>): void => setState((before) => ({ ...before, ...part }));
  const asset = editor.assets.get().get(picture.asset);
  const { width, height } = spec.ratio === "free" && asset ? asset : ratioOf(spec);
  const apply = (): void => {
    const crop = state.area && cropOf(state.area, joinTurn(state.turn));
    if (state.area) setPicture(editor, spot, { ...picture, crop, focus: null });
    onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} className="cr-d">
      <DialogHead title={t("crop.title")} closeLabel={t("close")} onClose={onClose}>
        <span className="tag num">
          {spec.ratio === "free" ? t("crop.free") : spec.ratio.replace(":", " : ")}
        </span>
      </DialogHead>
      <div className="cr-b">
        <CropStage picture={picture} ratio={width / height} state={state} change={change} />
        <div className="cr-c">
          <ZoomControl state={state} change={change} />
          <TurnControls state={state} change={change} />
        </div>
      </div>
      <div className="df">
        <button
          type="button"
          className="btn gho"
          onClick={() => change({ offset: { x: 0, y: 0 }, zoom: 1, turn: noTurn })}
        >
          {t("crop.reset")}
        </button>
        <span className="s12 t3 hide-s">{t("crop.kept")}</span>
        <span className="grow" />
        <button type="button" className="btn" onClick={onClose}>
          {t("cancel")}
        </button>
        <button type="button" className="btn pri" disabled={!state.area} onClick={apply}>
          {t("crop.apply")}
        </button>
      </div>
    </Dialog>
  );
}
