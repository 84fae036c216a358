import type { ReactNode } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { useTranslate } from "../../../words/i18n.ts";
import { DeviceFrame } from "./device-frame.tsx";
import type { Device } from "./device-frame.tsx";
import type { Shown } from "./preview-head.tsx";

export const allDevices: readonly Device[] = ["desktop", "tablet", "phone"];

/** The page on one device, or on all three. */
export function DeviceStage({
  shown,
  html,
  colour,
}: {
  shown: Shown;
  html: string | undefined;
  colour: string;
}): ReactNode {
  const t = useTranslate("sites");
  const devices = shown === "all" ? allDevices : [shown];
  return (
    <div className={classNames("start-stage", devices.length === 1 && "is-one")}>
      {devices.map((device) => (
        <DeviceFrame
          key={device}
          device={device}
          label={t(`newSite.on.${device}`)}
          html={html}
          colour={colour}
        />
      ))}
    </div>
  );
}
