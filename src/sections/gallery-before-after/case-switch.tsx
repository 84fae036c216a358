import type { ReactNode } from "react";
import { Each } from "../kit/each.tsx";
import { useSectionId } from "../kit/environment.ts";
import { useField, useText } from "../kit/index.ts";
import { galleryBeforeAfterFields } from "./fields.ts";

const { cases } = galleryBeforeAfterFields;

function Choice({
  name,
  isFirst,
}: {
  readonly name: string;
  readonly isFirst: boolean;
}): ReactNode {
  return (
    <label>
      <input type="radio" name={name} defaultChecked={isFirst} />
      <span>{useText(cases.item.name)}</span>
    </label>
  );
}

/** Which case is shown: radio buttons that the style sheet reads, so that it needs no script. */
export function CaseSwitch(): ReactNode {
  const name = `case-${useSectionId() ?? ""}`;
  const label = useText(galleryBeforeAfterFields.title);
  return (
    <div className="before-after__switch" role="radiogroup" aria-label={label || undefined}>
      <Each of={cases} items={useField(cases)}>
        {({ index }) => <Choice name={name} isFirst={index === 0} />}
      </Each>
    </div>
  );
}
