import { RotateCcw, RotateCw } from "lucide-react";
import { useRef, useState } from "react";
import type { KeyboardEvent, ReactNode, RefObject } from "react";
import Cropper from "react-easy-crop";
import "react-easy-crop/react-easy-crop.css";
import type { PictureField } from "#/fields/picture/spec.ts";
import type { Picture } from "#/site/image.ts";
import { setPicture } from "../picture-commands.ts";
import type { PictureSpot } from "../upload-state.ts";
import { useEditor } from "../../../session/editor.ts";
import { useTranslate } from "../../../words/i18n.ts";
import { Dialog, DialogHead } from "../../../ui/dialog.tsx";
import { Slider } from "../../../ui/slider.tsx";
import { assetAddress } from "../picture-files.ts";
import { ratioOf } from "../stand-in-picture.ts";
import { areaOf, cropOf, joinTurn, mostOf, offsetOf, splitTurn } from "./crop-area.ts";
import type { FrameSpot, PercentArea } from "./crop-area.ts";
import { NumberInput } from "./number-input.tsx";
import "./crop.css";

interface CropDialogProps {
  readonly spot: PictureSpot;
  readonly spec: PictureField;
  readonly picture: Picture;
  readonly onClose: () => void;
}

const zoomRange = { min: 1, max: 4 } as const;
const nowhere: PercentArea = { x: 0, y: 0, width: 100, height: 100 };
const noTurn = { quarters: 0, rest: 0 } as const;
const nothing = (): void => undefined;

interface CropState {
  readonly offset: { readonly x: number; readonly y: number };
  readonly zoom: number;
  readonly turn: { readonly quarters: number; readonly rest: number };
  /** null until the picture has come: before that there is nothing to crop. */
  readonly area: PercentArea | null;
}

function TurnControls({
  state,
  change,
}: {
  state: CropState;
  change: (part: Partial<CropState>) => void;
}): ReactNode {
  const t = useTranslate("editing");
  const { quarters, rest } = state.turn;
  const turnBy = (by: number): void =>
    change({ turn: { quarters: (quarters + by + 4) % 4, rest } });
  return (
    <>
      <section>
        <h3 className="label row">
          <span className="grow">{t("crop.straighten")}</span>
          <NumberInput
            label={t("crop.degrees")}
            unit="°"
            min={-45}
            max={45}
            step={0.5}
            value={rest}
            onChange={(next) => change({ turn: { quarters, rest: next } })}
          />
        </h3>
        <Slider
          label={t("crop.straighten")}
          min={-45}
          max={45}
          step={0.5}
          value={rest}
          from={0}
          onChange={(next) => change({ turn: { quarters, rest: next } })}
          onRelease={nothing}
        />
      </section>
      <section>
        <h3 className="label">{t("crop.turn")}</h3>
        <div className="row">
          <button type="button" className="button grow" onClick={() => turnBy(-1)}>
            <RotateCcw aria-hidden="true" />
            {t("crop.left")}
          </button>
          <button type="button" className="button grow" onClick={() => turnBy(1)}>
            <RotateCw aria-hidden="true" />
            {t("crop.right")}
          </button>
        </div>
      </section>
    </>
  );
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Where an arrow key takes the frame: 1 % of the picture, with Shift 10 %. */
function spotByKey({ key, shiftKey }: KeyboardEvent, { x, y }: PercentArea): FrameSpot | undefined {
  const by = arrows[key];
  const step = shiftKey ? 10 : 1;
  return by && { x: x + by[0] * step, y: y + by[1] * step };
}

interface Attempts {
  /** Another one with each time that the picture is asked for. */
  readonly attempt: number;
  readonly isMissing: boolean;
  readonly fail: () => void;
  readonly retry: () => void;
}

/** A picture that can't be had now may be had later. */
function useAttempts(): Attempts {
  const [attempt, setAttempt] = useState(0);
  const [isMissing, setMissing] = useState(false);
  const retry = (): void => {
    setMissing(false);
    setAttempt(attempt + 1);
  };
  return { attempt, isMissing, fail: () => setMissing(true), retry };
}

function Missing({ onRetry }: { onRetry: () => void }): ReactNode {
  const say = useTranslate();
  return (
    <div className="crop-missing" role="alert">
      <p>{say("failed")}</p>
      <button type="button" className="button" onClick={onRetry}>
        {say("retry")}
      </button>
    </div>
  );
}

interface StageProps {
  readonly picture: Picture;
  /** Width by height. */
  readonly ratio: number;
  readonly state: CropState;
  readonly change: (part: Partial<CropState>) => void;
  readonly stage: RefObject<HTMLDivElement | null>;
  readonly moveTo: (spot: FrameSpot) => void;
}

function CropStage({ picture, ratio, state, change, stage, moveTo }: StageProps): ReactNode {
  const editor = useEditor();
  const t = useTranslate("editing");
  const { crop } = picture;
  const { attempt, isMissing, fail, retry } = useAttempts();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the frame is moved by arrow keys, as its label says
    <div
      ref={stage}
      className="crop-stage"
      role="application"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the frame is moved by arrow keys, as its label says
      tabIndex={0}
      aria-label={t("crop.frame")}
      onKeyDown={(event) => {
        const spot = state.area && spotByKey(event, state.area);
        if (!spot) return;
        event.preventDefault();
        moveTo(spot);
      }}
    >
      <Cropper
        key={attempt}
        mediaProps={{ onError: fail }}
        // its styles are in the build: a policy for scripts takes no markup written as text
        disableAutomaticStylesInjection
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
        // a picture that hasn't come has no size, and its parts are no numbers
        onCropAreaChange={(area) => area.width > 0 && area.height > 0 && change({ area })}
      />
      {isMissing && <Missing onRetry={retry} />}
    </div>
  );
}

function ZoomControl({ state, change }: Pick<StageProps, "state" | "change">): ReactNode {
  const t = useTranslate("editing");
  return (
    <section>
      <h3 className="label row">
        <span className="grow">{t("crop.zoom")}</span>
        <NumberInput
          label={t("crop.times")}
          unit="×"
          {...zoomRange}
          step={0.01}
          value={state.zoom}
          onChange={(zoom) => change({ zoom })}
        />
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

/** The frame's upper left corner, in per cent of the picture. */
function PlaceControls({ state, moveTo }: Pick<StageProps, "state" | "moveTo">): ReactNode {
  const t = useTranslate("editing");
  const area = state.area ?? nowhere;
  return (
    <section>
      <h3 className="label">{t("crop.place")}</h3>
      <div className="row">
        {(["x", "y"] as const).map((axis) => (
          <NumberInput
            key={axis}
            label={t(axis === "x" ? "crop.fromLeft" : "crop.fromTop")}
            isLabelShown
            unit="%"
            min={0}
            max={mostOf(area)[axis]}
            step={1}
            value={area[axis]}
            onChange={(next) => moveTo({ x: area.x, y: area.y, [axis]: next })}
          />
        ))}
      </div>
    </section>
  );
}

/** Chooses the part of a picture that its slot shows. The original is kept: it can be chosen anew at any time. */
export function CropDialog({ spot, spec, picture, onClose }: CropDialogProps): ReactNode {
  const editor = useEditor();
  const t = useTranslate("editing");
  const [state, setState] = useState<CropState>({
    offset: { x: 0, y: 0 },
    zoom: 1,
    turn: picture.crop ? splitTurn(picture.crop.turn) : noTurn,
    area: null,
  });
  const change = (part: Partial<CropState>): void => setState((before) => ({ ...before, ...part }));
  const stage = useRef<HTMLDivElement>(null);
  const moveTo = (spot: FrameSpot): void => {
    const media = stage.current?.querySelector("img")?.getBoundingClientRect();
    if (media && state.area)
      change({ offset: offsetOf({ ...state, area: state.area }, spot, media) });
  };
  const asset = editor.assets.get().get(picture.asset);
  const { width, height } = spec.ratio === "free" && asset ? asset : ratioOf(spec);
  const apply = (): void => {
    const crop = state.area && cropOf(state.area, joinTurn(state.turn));
    if (state.area) setPicture(editor, spot, { ...picture, crop, focus: null });
    onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} className="crop-dialog">
      <DialogHead title={t("crop.title")} closeLabel={t("close")} onClose={onClose}>
        <span className="tag num">
          {spec.ratio === "free" ? t("crop.free") : spec.ratio.replace(":", " : ")}
        </span>
      </DialogHead>
      <div className="crop-body">
        <CropStage picture={picture} ratio={width / height} {...{ state, change, stage, moveTo }} />
        <fieldset className="crop-controls" disabled={!state.area}>
          <ZoomControl state={state} change={change} />
          <PlaceControls state={state} moveTo={moveTo} />
          <TurnControls state={state} change={change} />
        </fieldset>
      </div>
      <div className="dialog-foot">
        <button
          type="button"
          className="button ghost"
          disabled={!state.area}
          onClick={() => change({ offset: { x: 0, y: 0 }, zoom: 1, turn: noTurn })}
        >
          {t("crop.reset")}
        </button>
        <span className="size-12 tertiary-text hide-small">{t("crop.kept")}</span>
        <span className="grow" />
        <button type="button" className="button" onClick={onClose}>
          {t("cancel")}
        </button>
        <button type="button" className="button primary" disabled={!state.area} onClick={apply}>
          {t("crop.apply")}
        </button>
      </div>
    </Dialog>
  );
}
