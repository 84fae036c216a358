import type { ReactNode } from "react";
import { Anchor, Icon, Item, Items, Text, useCount, useText } from "#/sections/kit/index.ts";
import { PlainLinks } from "#/sections/kit/plain-links.tsx";
import { navigationFields } from "#/site/navigation.ts";
import { fitData } from "./fit-data.ts";
import { SocialLinks } from "./social-links.tsx";
import type { FitStep } from "./link-fit.ts";
import { fitSteps, lastStep } from "./link-fit.ts";

/** Milliseconds at rest before a link that is cut off is told in full. */
const tipDelay = 300;

/** The links of a link's own menu, wherever they stand; nothing where it has none. */
export function NestedLinks(): ReactNode {
  if (useCount(navigationFields.links.item.links) === 0) return null;
  return <PlainLinks of="links" />;
}

/** Opens the menu of a link, which itself leads to its page. Without scripts it opens by a press. */
function Submenu(): ReactNode {
  const name = useText(navigationFields.links.item.text);
  if (useCount(navigationFields.links.item.links) === 0) return null;
  return (
    <details className="sub" name="nav">
      <summary aria-label={name}>
        <Icon name="down" />
      </summary>
      <div className="menu" data-on="page">
        <NestedLinks />
      </div>
    </details>
  );
}

/** The links in one row; those that a window has no room for are under "More". */
export function BarLinks({
  texts,
  hasMenu,
  steps,
  socials,
}: {
  texts: readonly string[];
  /** Which of them have a menu of their own. */
  hasMenu: readonly boolean[];
  steps: readonly FitStep[];
  /** From which window on each social icon stands in the bar. */
  socials: readonly FitStep[];
}): ReactNode {
  const moreLabel = useText(navigationFields.moreLabel);
  const linkSteps = steps.filter((step) => step !== fitSteps[0]);
  const whole = lastStep([...steps, ...socials]);
  return (
    <>
      <Items of="links">
        {({ index }) => (
          <Item
            {...(hasMenu[index] ? { className: "nav__has" } : {})}
            data={{ ...fitData(steps[index]), "data-label": texts[index] }}
          >
            <Anchor of="link" className="nav__link">
              <Text of="text" as="span" data={{ "data-tip": "", "data-tip-delay": tipDelay }} />
            </Anchor>
            <Submenu />
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
            {lastStep(socials) !== fitSteps[0] && <SocialLinks steps={socials} isInMenu />}
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
      <NestedLinks />
    </Item>
  );
}
