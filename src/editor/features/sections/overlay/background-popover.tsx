import { ImageUp, Trash2, X } from "lucide-react";
import type { KeyboardEvent, PointerEvent, ReactNode } from "react";
import { findSection } from "#/sections/registry.ts";
import type { FieldSpecs } from "#/fields/kinds.ts";
import type { Picture } from "#/site/image.ts";
import {
  acceptedPictures,
  removePicture,
  replacePicture,
  setPicture,
} from "../../../fields/picture/picture-commands.ts";
import { sectionsOf } from "../../../session/sections-of.ts";
import { useEditor } from "../../../session/editor.ts";
import { useTranslate } from "../../../words/i18n.ts";
import { Segmented } from "../../../ui/segmented.tsx";
import { Slider } from "../../../ui/slider.tsx";
import { assetAddress } from "../../../fields/picture/picture-files.ts";
import { canvasState } from "../../../canvas/canvas-state.ts";
import { EventChoice } from "./event-choice.tsx";
import { FileButton } from "../../../fields/picture/file-button.tsx";
import { useDraftValue } from "./use-draft-value.ts";
import { useSectionField } from "./use-section-field.ts";

const choiceNames = ["ground", "ink", "ratio", "kind"] as const;
/** How the picture is cut at three widths: width and height of the preview, and the page's width. */
const previews = [
  [148, 60, "1280"],
  [84, 64, "768"],
  [48, 62, "390"],
] as const;
const optionNames = {
  light: "background.light",
  dark: "background.dark",
  page: "background.page",
  band: "background.band",
  soft: "background.soft",
  brand: "background.brand",
  picture: "background.picture",
  links: "background.links",
  buttons: "background.buttons",
} as const;

/** Whether a template has anything to choose about what it stands on. */
export function hasBackground(specs: FieldSpecs): boolean {
  return (
    specs["background"]?.kind === "picture" ||
    choiceNames.some((name) => specs[name]?.kind === "choice")
  );
}

function share(value: number): number {
  return Math.min(1, Math.max(0, Math.round(value * 100) / 100));
}

/** The point of the picture that stays in view at every width. Dragged, or moved by arrow keys. */
function FocalPoint({ picture, section }: { picture: Picture; section: string }): ReactNode {
  const editor = useEditor();
  const t = useTranslate();
  const spot = { target: { page: editor.page.get(), section }, path: ["background"] };
  const stored = picture.focus ?? { x: 0.5, y: 0.5 };
  const [focus, show, commit] = useDraftValue(stored, (next) =>
    setPicture(editor, spot, { ...picture, focus: next }),
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
  const place = { left: `${focus.x * 100}%`, top: `${focus.y * 100}%` };
  const source = assetAddress(editor.site.id, picture.asset, { width: 480, crop: picture.crop });
  return (
    <div>
      <p className="lbl">{t("background.focus")}</p>
      <div
        className="fp"
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
          className="fp-dot"
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
      <div className="d3">
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
  );
}

function Overlay({ section }: { section: string }): ReactNode {
  const editor = useEditor();
  const t = useTranslate();
  const [stored, set] = useSectionField<number>(section, "overlay");
  const [value, show, commit] = useDraftValue(stored ?? 0, set);
  return (
    <section className="grid tight">
      <h4 className="lbl row">
        <span className="grow">{t("background.darken")}</span>
        <span className="num">{value.toFixed(2)}</span>
      </h4>
      <Slider
        label={t("background.darken")}
        min={0}
        max={1}
        step={0.05}
        value={value}
        onChange={(next) => {
          show(next);
          // custom properties only, until it is released
          canvasState(editor)
            .control.get()
            ?.elementOf({ page: editor.page.get(), section })
            ?.style.setProperty("--overlay", String(next));
        }}
        onRelease={commit}
      />
    </section>
  );
}

function Choice({
  section,
  name,
  options,
}: {
  section: string;
  name: (typeof choiceNames)[number];
  options: readonly string[];
}): ReactNode {
  const t = useTranslate();
  const [value, set] = useSectionField<string>(section, name);
  const choices = options.map((option) => {
    const key = optionNames[option as keyof typeof optionNames];
    return { value: option, label: key ? t(key) : option };
  });
  return (
    <section className="grid tight">
      <h4 className="lbl">{t(`background.${name}`)}</h4>
      <Segmented
        isFull
        label={t(`background.${name}`)}
        choices={choices}
        value={value ?? null}
        onChoose={set}
      />
    </section>
  );
}

/** What a section stands on: picture with focal point and overlay, ground, ink. */
export function BackgroundPopover({
  section,
  onClose,
}: {
  section: string;
  onClose: () => void;
}): ReactNode {
  const editor = useEditor();
  const t = useTranslate();
  const [picture] = useSectionField<Picture | null>(section, "background");
  const template = sectionsOf(editor).find(({ id }) => id === section)?.template ?? "";
  const specs = findSection(template)?.fields ?? {};
  const spot = { target: { page: editor.page.get(), section }, path: ["background"] };
  return (
    <div className="bg-p">
      <div className="row">
        <h3 className="h-sec grow">
          {t(specs["event"] ? "background.eventTitle" : "background.title")}
        </h3>
        <button
          type="button"
          className="btn ic gho"
          aria-label={t("close")}
          title={t("close")}
          onClick={onClose}
        >
          <X aria-hidden="true" />
        </button>
      </div>
      <EventChoice section={section} specs={specs} />
      {specs["background"]?.kind === "picture" && (
        <div className="row">
          <FileButton
            className="btn grow"
            accept={acceptedPictures}
            onFile={(file) => replacePicture(editor, spot, file)}
          >
            <ImageUp aria-hidden="true" />
            {t(picture ? "picture.replace" : "picture.add")}
          </FileButton>
          {picture && (
            <button
              type="button"
              className="btn ic"
              aria-label={t("picture.remove")}
              title={t("picture.remove")}
              onClick={() => removePicture(editor, spot)}
            >
              <Trash2 aria-hidden="true" />
            </button>
          )}
        </div>
      )}
      {picture && <FocalPoint picture={picture} section={section} />}
      {picture && specs["overlay"]?.kind === "number" && <Overlay section={section} />}
      {choiceNames.map((name) => {
        const spec = specs[name];
        return (
          spec?.kind === "choice" && (
            <Choice key={name} section={section} name={name} options={spec.options} />
          )
        );
      })}
    </div>
  );
}
