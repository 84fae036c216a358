import type { ReactNode } from "react";
import { Anchor, Icon, Item, Items, Text, useText } from "#/sections/kit/index.ts";
import { navigationFields } from "#/site/navigation.ts";
import { SocialLinks } from "./social-links.tsx";
import type { FitStep } from "./link-fit.ts";
import { fitSteps, lastStep } from "./link-fit.ts";

/** Milliseconds at rest before a link that is cut off is told in full. */
const tipDelay = 300;

/** From this window on all social icons stand in the bar; below it the first few. */
const socialStep = 1440;
export const socialsBelow = 4;

/** `data-fit` where something depends on the window's width; its CSS is in bar-fit.css. */
export function fitData(step: FitStep | undefined): { "data-fit"?: string | number } {
  return step === fitSteps[0] ? {} : { "data-fit": step ?? "none" };
}

/** The social icon at this place stands in the bar from this step on. */
export function socialFit(index: number): FitStep {
  return index < socialsBelow ? fitSteps[0] : socialStep;
}

/** The links in one row; those that a window has no room for are under "More". */
export function BarLinks({
  texts,
  steps,
  socials,
}: {
  texts: readonly string[];
  steps: readonly FitStep[];
  socials: number;
}): ReactNode {
  const moreLabel = useText(navigationFields.moreLabel);
  const linkSteps = steps.filter((step) => step !== fitSteps[0]);
  const whole = lastStep([...steps, ...(socials > 0 ? [socialFit(socials - 1)] : [])]);
  return (
    <>
      <Items of="links">
        {({ index }) => (
          <Item data={{ ...fitData(steps[index]), "data-label": texts[index] }}>
            <Anchor of="link" className="nav__link">
              <Text of="text" as="span" data={{ "data-tip": "", "data-tip-delay": tipDelay }} />
            </Anchor>
          </Item>
        )}
      </Items>
      {whole !== fitSteps[0] && (
        <details className="more" name="nav" {...fitData(whole)}>
          <summary>
            <span className="steady" data-label={moreLabel}>
              <Text of="moreLabel" as="span" />
            </span>
            <Icon name="down" />
          </summary>
          <div className="menu" data-on="page">
            {linkSteps.length > 0 && (
              <Items of="links">
                {({ index }) =>
                  steps[index] === fitSteps[0] ? null : <MoreLink step={steps[index]} />
                }
              </Items>
            )}
            {socials > socialsBelow && (
              <SocialLinks from={socialsBelow} data={fitData(socialStep)} />
            )}
          </div>
        </details>
      )}
    </>
  );
}

function MoreLink({ step }: { step: FitStep | undefined }): ReactNode {
  return (
    <Item data={fitData(step)}>
      <Anchor of="link">
        <Text of="text" as="span" />
      </Anchor>
    </Item>
  );
}
