import type { ReactNode } from "react";
import { Anchor, Item, Items, useEnvironment, useField } from "#/sections/kit/index.ts";
import { navigationFields } from "#/site/navigation.ts";
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

/** Icons of the site's social networks, from the place `from` on; `data` for what follows after the first `plain`. */
export function SocialLinks({
  from = 0,
  plain = Infinity,
  data,
}: {
  from?: number;
  plain?: number;
  data?: Readonly<Record<`data-${string}`, string | number | undefined>>;
}): ReactNode {
  return (
    <Items of="socials" className="nav__social" data={from > 0 ? data : undefined}>
      {({ index }) =>
        index < from ? null : (
          <Item data={index < plain ? undefined : data}>
            <Social />
          </Item>
        )
      }
    </Items>
  );
}
