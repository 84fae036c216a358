import { RotateCcw, RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import type { Spot } from "#/site/turned-picture.ts";
import { useTranslate } from "../../../words/i18n.ts";
import { Slider } from "../../../ui/slider.tsx";
import { mostOf } from "./crop-area.ts";
import type { CropView, Wanted } from "./crop-view.ts";
import { NumberInput } from "./number-input.tsx";

interface ControlProps {
  readonly view: CropView;
  readonly change: (part: Partial<Wanted>) => void;
  readonly moveTo: (spot: Spot) => void;
}

const nothing = (): void => undefined;

function TurnControls({ view, change }: Omit<ControlProps, "moveTo">): ReactNode {
  const t = useTranslate("editing");
  const { quarters, rest } = view.turn;
  const turnBy = (by: number): void =>
    change({ turn: { quarters: (quarters + by + 4) % 4, rest }, offset: view.offset });
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
            onChange={(next) => change({ turn: { quarters, rest: next }, offset: view.offset })}
          />
        </h3>
        <Slider
          label={t("crop.straighten")}
          min={-45}
          max={45}
          step={0.5}
          value={rest}
          from={0}
          onChange={(next) => change({ turn: { quarters, rest: next }, offset: view.offset })}
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

function ZoomControl({ view, change }: Omit<ControlProps, "moveTo">): ReactNode {
  const t = useTranslate("editing");
  return (
    <section>
      <h3 className="label row">
        <span className="grow">{t("crop.zoom")}</span>
        <NumberInput
          label={t("crop.times")}
          unit="×"
          {...view.range}
          step={0.01}
          value={view.zoom}
          onChange={(zoom) => change({ zoom, offset: view.offset })}
        />
      </h3>
      <Slider
        label={t("crop.zoom")}
        {...view.range}
        step={0.01}
        value={view.zoom}
        onChange={(zoom) => change({ zoom, offset: view.offset })}
        onRelease={nothing}
      />
    </section>
  );
}

/** The frame's upper left corner, in per cent of the picture. */
function PlaceControls({ view, moveTo }: Omit<ControlProps, "change">): ReactNode {
  const t = useTranslate("editing");
  const { area } = view;
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

/** Zoom, place and turn as numbers. */
export function CropControls(props: ControlProps): ReactNode {
  return (
    <>
      <ZoomControl {...props} />
      <PlaceControls {...props} />
      <TurnControls {...props} />
    </>
  );
}
