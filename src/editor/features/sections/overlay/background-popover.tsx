import { X } from "lucide-react";
import { Suspense } from "react";
import type { ReactNode } from "react";
import { fieldOfRole } from "#/fields/field-of-role.ts";
import type { ControlTools } from "#/fields/field-control.ts";
import type { FieldSpec, FieldSpecs } from "#/fields/kinds.ts";
import { kindOf } from "#/fields/kinds.ts";
import { findSection } from "#/sections/definitions.ts";
import { primaryLanguage } from "#/site/language.ts";
import { readText } from "#/site/localized-text.ts";
import { assetAddress } from "../../../fields/picture/picture-files.ts";
import { choosingOf } from "../../../fields/library/choosing.ts";
import { acceptedPictures, replacePicture } from "../../../fields/picture/picture-commands.ts";
import { useEditor } from "../../../session/editor.ts";
import { useSignal } from "../../../signals/signal.ts";
import { siteTopic } from "../../../document-store/topics.ts";
import { useStored } from "../../../document-store/use-stored.ts";
import { useTranslate } from "../../../words/i18n.ts";
import { navigate } from "../../../navigation/location.ts";
import type { SectionSpot } from "../../../canvas/find-target.ts";
import { canvasState } from "../../../canvas/canvas-state.ts";
import { fieldControls } from "./field-controls.ts";
import type { FieldControl } from "./field-controls.ts";
import { SectionThemeFields } from "./section-theme-fields.tsx";
import { useContentTarget, useSection } from "./use-section.ts";
import { useSectionField } from "./use-section-field.ts";

/** The fields of a section that are edited beside it. */
function popoverFields(specs: FieldSpecs): [string, FieldSpec][] {
  return Object.entries(specs).filter(([, spec]) => spec.edited === "popover");
}

function useControlTools(section: SectionSpot, name: string): ControlTools {
  const editor = useEditor();
  const target = useContentTarget(section);
  const language = useSignal(editor.language);
  const site = useStored(editor.store, siteTopic("events"), (records) => records.site);
  const primary = primaryLanguage(site?.languages ?? []);
  const spot = { target, path: [name] };
  return {
    events: (site?.events ?? []).map(({ id, title, start }) => ({
      id,
      name: `${readText(title, language, primary)} · ${start.slice(0, 10)}`,
    })),
    showEvents: () => navigate(`/sites/${editor.site.id}/settings/events`),
    pictureAddress: ({ asset, crop }) => assetAddress(editor.site.id, asset, { width: 480, crop }),
    replacePicture: (file) => replacePicture(editor, spot, file),
    choosePicture: () => choosingOf(editor).set(spot),
    acceptedPictures,
  };
}

interface ControlProps {
  readonly spot: SectionSpot;
  readonly name: string;
  readonly spec: FieldSpec;
  readonly Control: FieldControl;
}

/** The control of one field. */
function SectionField({ spot, name, spec, Control }: ControlProps): ReactNode {
  const editor = useEditor();
  const tools = useControlTools(spot, name);
  const [value, set] = useSectionField<unknown>(spot, name, kindOf(spec).setBy);
  if (value === undefined) return null;
  const preview = (next: unknown): void => {
    // custom properties only, until it is released
    const { style } = canvasState(editor).control.get()?.elementOf(spot) ?? {};
    for (const [name, property] of Object.entries(kindOf(spec).variables?.(next, spec) ?? {}))
      style?.setProperty(name, property);
  };
  return <Control {...{ spec, value, tools }} onChange={set} onPreview={preview} />;
}

/** A control that shows only where a field that it needs is filled. */
function NeedyField({ needs, ...props }: ControlProps & { needs: string }): ReactNode {
  const [needed] = useSectionField<unknown>(props.spot, needs);
  return needed !== null && needed !== undefined && <SectionField {...props} />;
}

/** What of a section or the footer is edited beside it: what it stands on, its picture, its event, its colours and side. */
export function BackgroundPopover({
  spot,
  onClose,
}: {
  spot: SectionSpot;
  onClose: () => void;
}): ReactNode {
  const t = useTranslate("editing");
  const template = useSection(spot)?.template ?? "";
  const specs = findSection(template)?.fields ?? {};
  const fields = popoverFields(specs);
  const isAboutEvent = fields.some(([, spec]) => kindOf(spec).events);
  return (
    <div className="background-popover">
      <div className="row">
        <h3 className="section-title grow">
          {t(isAboutEvent ? "background.eventTitle" : "background.title")}
        </h3>
        <button
          type="button"
          className="button icon-only ghost"
          aria-label={t("close")}
          title={t("close")}
          onClick={onClose}
        >
          <X aria-hidden="true" />
        </button>
      </div>
      <Suspense fallback={null}>
        {fields.map(([name, spec]) => {
          const needs = spec.needs && fieldOfRole(specs, spec.needs);
          const Control = fieldControls.get(spec.kind);
          if (!Control) return null;
          const props = { spot, name, spec, Control };
          return needs === undefined ? (
            <SectionField key={name} {...props} />
          ) : (
            <NeedyField key={name} needs={needs} {...props} />
          );
        })}
      </Suspense>
      <SectionThemeFields spot={spot} />
    </div>
  );
}
