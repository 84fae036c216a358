import { Monitor, Smartphone, Tablet } from "lucide-react";
import { useState } from "react";
import type { ReactNode } from "react";
import { logoRanges } from "#/site/limits.ts";
import { navigationFields } from "#/site/navigation.ts";
import { useEditor } from "../../../../session/editor.ts";
import { Slider } from "../../../../ui/slider.tsx";
import { useFieldValue } from "../../form/use-field-value.ts";
import { useTranslate } from "../../../../words/i18n.ts";

const devices = [
  { device: "desktop", Icon: Monitor },
  { device: "tablet", Icon: Tablet },
  { device: "phone", Icon: Smartphone },
] as const;

const spot = { target: { part: "navigation" }, path: ["logoWidth"] } as const;

/** The width of the logo, and what each kind of device makes of it: its own range holds there. */
export function LogoWidth(): ReactNode {
  const editor = useEditor();
  const t = useTranslate("settings");
  const { min, max } = navigationFields.logoWidth;
  const stored = useFieldValue({ ...spot, path: [...spot.path] }, "number") ?? min;
  const [moved, setMoved] = useState<number | null>(null);
  const width = moved ?? stored;
  const release = (): void => {
    if (moved !== null && moved !== stored)
      editor.dispatch({ name: "field.set", args: { ...spot, value: moved } });
    setMoved(null);
  };
  return (
    <div className="field" data-field="part:navigation/logoWidth">
      <span className="label" aria-hidden="true">
        {t("navigation.width")}
        <span className="num tertiary-text">{width} px</span>
      </span>
      <Slider
        label={t("navigation.width")}
        min={min}
        max={max}
        value={width}
        valueText={`${width} px`}
        onChange={setMoved}
        onRelease={release}
      />
      <ul className="settings-devices hint">
        {devices.map(({ device, Icon }) => (
          <li key={device}>
            <Icon className="size-14" aria-hidden="true" />
            {t(`navigation.${device}`)}
            <span className="num">{Math.min(width, logoRanges[device].width[1])} px</span>
            {width > logoRanges[device].width[1] && (
              <span className="tag">{t("navigation.most")}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
