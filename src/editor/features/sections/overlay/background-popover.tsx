import { X } from "lucide-react";
import type { ReactNode } from "react";
import { fieldOfRole } from "#/fields/field-of-role.ts";
import { kindOf } from "#/fields/kinds.ts";
import { popoverFields } from "#/fields/popover-fields.ts";
import { findSection } from "#/sections/definitions.ts";
import type { Picture } from "#/site/image.ts";
import { useEditor } from "../../../session/editor.ts";
import { useMay } from "../../../session/hooks.ts";
import { IconButton } from "../../../ui/button.tsx";
import { useTranslate } from "../../../words/i18n.ts";
import type { SectionSpot } from "../../../canvas/find-target.ts";
import { canvasState } from "../../../canvas/canvas-state.ts";
import { FieldsBeside } from "./fields-beside.tsx";
import { SectionThemeFields } from "./section-theme-fields.tsx";
import { useField } from "./use-field.ts";
import { useMaySet } from "./use-may-set.ts";
import { useContentTarget, useSection } from "./use-section.ts";
import "./background-popover.css";

/** What of a section or the footer is edited beside it: what it stands on, its picture, its event, its colours and side. */
export function BackgroundPopover({
  spot,
  onClose,
}: {
  spot: SectionSpot;
  onClose: () => void;
}): ReactNode {
  const editor = useEditor();
  const t = useTranslate("editing");
  const template = useSection(spot)?.template ?? "";
  const target = useContentTarget(spot);
  const specs = findSection(template)?.fields ?? {};
  const backdrop = fieldOfRole(specs, "backdrop", "picture");
  const [picture] = useField<Picture | null>({ target, path: [backdrop ?? ""] });
  const maySet = useMaySet(target);
  const mayStyle = useMay()("editor");
  const isAboutEvent = popoverFields(specs).some(([, spec]) => kindOf(spec).events && maySet(spec));
  return (
    <div className="background-popover">
      <div className="row">
        <h2 className="section-title grow">
          {t(isAboutEvent ? "background.eventTitle" : "background.title")}
        </h2>
        <IconButton label={t("close")} icon={<X aria-hidden="true" />} onClick={onClose} />
      </div>
      <FieldsBeside
        target={target}
        specs={specs}
        element={() => canvasState(editor).control.get()?.elementOf(spot)}
        onLeave={onClose}
      />
      {mayStyle && (
        <SectionThemeFields spot={spot} isFolded={picture !== null && picture !== undefined} />
      )}
    </div>
  );
}
