import type { ReactNode } from "react";
import { currentLanguage, useTranslate } from "#/editor/words/i18n.ts";
import type { ShownValueProps } from "../shown-value.ts";
import { iconLabel } from "./icon-label.ts";
import { iconLibrary } from "./icon-library.data.ts";
import { iconNames } from "./icon-names.data.ts";
import type { IconField } from "./spec.ts";

/** The icon with its name. */
export function ShownIcon({ value }: ShownValueProps<IconField>): ReactNode {
  const t = useTranslate("editing");
  const name = iconNames.find((one) => one === value);
  if (!name) return t("icon.own");
  const Drawing = iconLibrary[name];
  return (
    <>
      <Drawing className="size-14" aria-hidden="true" /> {iconLabel(name, currentLanguage())}
    </>
  );
}
