import type { ReactNode } from "react";
import { Anchor, Item, Items, useEnvironment, useField } from "#/sections/kit/index.ts";
import { navigationFields } from "#/site/navigation.ts";
import { fitData } from "./fit-data.ts";
import { fitSteps, lastStep } from "./link-fit.ts";
import type { FitStep } from "./link-fit.ts";
import { SocialIcon, socialNames } from "./social-icon.tsx";

/** Milliseconds at rest before an icon says its name: a pointer on its way to another is left alone. */
const tipDelay = 300;

function Social(): ReactNode {
  const { message } = useEnvironment();
  const kind = useField(navigationFields.socials.item.kind);
  const name = socialNames[kind] ?? message("website");
  const label = message("socialLink", { name });
  return (
    <Anchor of="link" className="icon-button" label={label} fallback="none" tipDelay={tipDelay}>
      <SocialIcon kind={kind} />
    </Anchor>
  );
}

/**
 * Icons of the site's social networks. `steps` tells from which window on each of them stands in the bar; in its menu
 * are those that don't always.
 */
export function SocialLinks({
  steps,
  isInMenu = false,
}: {
  steps?: readonly FitStep[];
  isInMenu?: boolean;
}): ReactNode {
  return (
    <Items
      of="socials"
      className="nav__social"
      data={isInMenu && steps ? fitData(lastStep(steps)) : undefined}
    >
      {({ index }) =>
        isInMenu && steps?.[index] === fitSteps[0] ? null : (
          <Item data={steps && fitData(steps[index])}>
            <Social />
          </Item>
        )
      }
    </Items>
  );
}
