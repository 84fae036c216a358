import type { ReactNode } from "react";
import { Each } from "../kit/each.tsx";
import { useSectionId } from "../kit/environment.ts";
import { Icon, useEnvironment, useField, useText } from "../kit/index.ts";
import { headerSlidesFields } from "./fields.ts";

const { slides } = headerSlidesFields;

interface TickProps {
  readonly index: number;
  readonly count: number;
}

/** A radio button for a slide, which the style sheet reads: it needs no script. */
function Tick({ index, count }: TickProps): ReactNode {
  const { message } = useEnvironment();
  const name = useText(slides.item.name).trim();
  const place = message("pictureOf", { index: index + 1, count });
  return (
    <label className="slides__tick">
      <input
        type="radio"
        name={`slides-${useSectionId() ?? ""}`}
        defaultChecked={index === 0}
        aria-label={name === "" ? place : `${place}: ${name}`}
      />
      <span />
    </label>
  );
}

interface StepProps {
  readonly by: -1 | 1;
}

function Step({ by }: StepProps): ReactNode {
  const { message, spoken } = useEnvironment();
  return (
    <button
      className="icon-button"
      type="button"
      data-step={by}
      aria-label={message(by < 0 ? "previousPicture" : "nextPicture")}
      {...spoken}
    >
      {by < 0 ? (
        <svg className="ico ico--arrow" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M19 12H5m6 6-6-6 6-6" />
        </svg>
      ) : (
        <Icon name="arrow" />
      )}
    </button>
  );
}

/** Stops what moves by itself, and lets it go on. */
function Pause(): ReactNode {
  const { message, spoken } = useEnvironment();
  return (
    <button
      className="icon-button slides__pause"
      type="button"
      data-pause=""
      aria-pressed="false"
      aria-label={message("slidesPause")}
      {...spoken}
    >
      <svg className="ico" viewBox="0 0 24 24" aria-hidden="true">
        <path className="slides__bars" d="M9 6v12m6-12v12" />
        <path className="slides__play" d="M8.5 5.5v13l10.5-6.5Z" />
      </svg>
    </button>
  );
}

/** Which slide is shown, and by script the way from one to the next (islands/slides.ts). */
export function SlideControls({
  count,
  turns,
}: {
  readonly count: number;
  readonly turns: boolean;
}): ReactNode {
  const title = useText(headerSlidesFields.title).trim();
  return (
    <div className="wrap slides__controls">
      <div className="slides__ticks" role="radiogroup" aria-label={title || undefined}>
        <Each of={slides} items={useField(slides)}>
          {({ index }) => <Tick index={index} count={count} />}
        </Each>
      </div>
      <div className="slides__arrows">
        {turns && <Pause />}
        <Step by={-1} />
        <Step by={1} />
      </div>
    </div>
  );
}
