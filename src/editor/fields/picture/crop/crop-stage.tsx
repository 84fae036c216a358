import { useState } from "react";
import type { KeyboardEvent, ReactNode } from "react";
import Cropper from "react-easy-crop";
import "react-easy-crop/react-easy-crop.css";
import type { Picture } from "#/site/image.ts";
import type { Spot } from "#/site/turned-picture.ts";
import { useEditor } from "../../../session/editor.ts";
import { useTranslate } from "../../../words/i18n.ts";
import { Waiting } from "../../../ui/waiting.tsx";
import { assetAddress } from "../picture-files.ts";
import { areaOf, joinTurn } from "./crop-area.ts";
import type { PercentArea } from "./crop-area.ts";
import type { CropSizes, CropView, Wanted } from "./crop-view.ts";

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Where an arrow key takes the frame: 1 % of the picture, with Shift 10 %. */
function spotByKey({ key, shiftKey }: KeyboardEvent, { x, y }: PercentArea): Spot | undefined {
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
  readonly wanted: Wanted;
  /** undefined until the picture has come. */
  readonly view: CropView | undefined;
  readonly change: (part: Partial<Wanted>) => void;
  readonly measure: (sizes: Partial<CropSizes>) => void;
  readonly moveTo: (spot: Spot) => void;
}

/** The picture below its frame. */
export function CropStage(props: StageProps): ReactNode {
  const { picture, ratio, wanted, view, change, measure, moveTo } = props;
  const editor = useEditor();
  const t = useTranslate("editing");
  const { crop } = picture;
  const { attempt, isMissing, fail, retry } = useAttempts();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the frame is moved by arrow keys, as its label says
    <div
      className="crop-stage"
      role="application"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the frame is moved by arrow keys, as its label says
      tabIndex={0}
      aria-label={t("crop.frame")}
      onKeyDown={(event) => {
        const spot = view && spotByKey(event, view.area);
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
        crop={view?.offset ?? wanted.offset}
        zoom={view?.zoom ?? wanted.zoom}
        rotation={joinTurn(wanted.turn)}
        minZoom={view?.range.min ?? 1}
        maxZoom={view?.range.max ?? Infinity}
        // the frame stays within the picture, not only within the box around a turned one: `view` is that
        restrictPosition={false}
        aspect={ratio}
        {...(crop && { initialCroppedAreaPercentages: areaOf(crop) })}
        onCropChange={(offset) => change({ offset })}
        onZoomChange={(zoom) => change({ zoom })}
        setMediaSize={({ width, height }) => measure({ picture: { width, height } })}
        setCropSize={(frame) => measure({ frame })}
      />
      {!view && !isMissing && (
        <div className="crop-missing">
          <Waiting />
        </div>
      )}
      {isMissing && <Missing onRetry={retry} />}
    </div>
  );
}
