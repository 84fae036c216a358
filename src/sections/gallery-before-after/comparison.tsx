import type { ReactNode } from "react";
import { Picture, Text, useEnvironment, useField } from "../kit/index.ts";
import { galleryBeforeAfterFields } from "./fields.ts";

const { item } = galleryBeforeAfterFields.cases;

/**
 * The two pictures of a case: side by side where no script runs, on paper and where they are edited; else the second one
 * over the first, from the divider on. A script moves the divider with the slider (islands/compare.ts).
 */
export function Comparison(): ReactNode {
  const { message, unfolds } = useEnvironment();
  const [before, after] = [useField(item.before), useField(item.after)];
  const hasBoth = before !== null && after !== null;
  return (
    <div className="before-after__frame" data-compare={hasBoth && !unfolds ? "" : undefined}>
      <div className="before-after__side">
        <Picture of="before" />
        <Text of="beforeLabel" as="span" className="before-after__label" />
      </div>
      <div className="before-after__side before-after__side--after">
        <Picture of="after" />
        <Text of="afterLabel" as="span" className="before-after__label" />
      </div>
      {hasBoth && !unfolds && (
        <>
          <span className="before-after__line">
            <svg className="ico" viewBox="0 0 24 24" aria-hidden="true">
              <path d="m9 7-5 5 5 5m6-10 5 5-5 5" />
            </svg>
          </span>
          <input type="range" min={0} max={100} defaultValue={50} aria-label={message("compare")} />
        </>
      )}
    </div>
  );
}
