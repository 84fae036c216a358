import type { ReactNode } from "react";
import { takesAmount } from "#/lib/pay-address.ts";
import { useSectionId } from "../kit/environment.ts";
import {
  Picture,
  Root,
  Shown,
  Text,
  useCount,
  useEnvironment,
  useField,
  useText,
} from "../kit/index.ts";
import type { SectionViewProps } from "../kit/index.ts";
import { Price } from "../kit/price.tsx";
import { groundOf } from "../kit/root.tsx";
import { Amounts, EditedButtons } from "./amounts.tsx";
import type { Way } from "./amounts.tsx";
import { payDonateFields } from "./fields.ts";

const fields = payDonateFields;

/** How one can give: each month where that has a button, and once where it has one. */
function useWays(): readonly Way[] {
  const { resolve } = useEnvironment();
  const links = { monthly: useField(fields.monthlyLink), once: useField(fields.link) };
  const words = { monthly: useText(fields.monthlyButton), once: useText(fields.button) };
  return (["monthly", "once"] as const).flatMap((often) => {
    const link = links[often];
    const isThere = words[often].trim() !== "";
    return isThere ? [{ often, words: words[often], link: link ? resolve(link) : undefined }] : [];
  });
}

/** The currency of an amount that is typed here; undefined if the payment page has to ask for it. */
function useAskedCurrency(ways: readonly Way[]): string | undefined {
  const currency = useField(fields.amounts)[0]?.amount.currency;
  const isAsked = [useField(fields.passesAmount), useField(fields.asksAmount)].every(Boolean);
  return isAsked && ways.every(({ link }) => link && takesAmount(link.href)) ? currency : undefined;
}

/** The choice between both, where there are both. */
function Often(): ReactNode {
  const { unfolds } = useEnvironment();
  const group = `often-${useSectionId() ?? ""}`;
  const Tag = unfolds ? "span" : "label";
  return (
    <div className="pay-donate__often" {...(!unfolds && { role: "radiogroup" })}>
      {(["monthly", "once"] as const).map((often, index) => (
        <Tag key={often}>
          {!unfolds && (
            <input type="radio" name={group} data-choice={often} defaultChecked={index === 0} />
          )}
          <Text of={often} as="span" />
        </Tag>
      ))}
    </div>
  );
}

/** How much of the goal has come together. Nothing without a goal. */
function Goal(): ReactNode {
  const { unfolds } = useEnvironment();
  const goal = Number(useField(fields.goal).amount);
  const collected = Number(useField(fields.collected).amount);
  const words = useText(fields.goalWords).trim();
  if (goal <= 0 && !unfolds) return null;
  return (
    <div className="pay-donate__goal">
      <progress max={goal || 1} value={Math.min(collected, goal)} aria-label={words || undefined} />
      <p>
        <Text of="goalWords" as="span" />
        <span className="pay-donate__sums">
          <Price of={fields.collected} /> / <Price of={fields.goal} />
        </span>
      </p>
    </div>
  );
}

export function PayDonate({ rank }: SectionViewProps): ReactNode {
  const { unfolds } = useEnvironment();
  const ground = useField(fields.ground);
  const passesAmount = useField(fields.passesAmount);
  const ways = useWays();
  const asked = useAskedCurrency(ways);
  const title = useText(fields.title).trim();
  return (
    <Root
      className="section pay-donate"
      air={useField(fields.air)}
      data={{ "data-unfolded": unfolds ? "" : undefined }}
    >
      <div className="wrap">
        <div className="pay-donate__card" {...groundOf(ground)}>
          <div className="pay-donate__words">
            <div className="cq">
              <Text of="title" as={rank === 1 ? "h1" : "h2"} className="title" level={72} />
            </div>
            <Text of="text" as="p" className="lead" />
            <Shown when="picture">
              <span className="pay-donate__picture">
                <Picture of="picture" />
              </span>
            </Shown>
          </div>
          <div className="pay-donate__form" data-on="page">
            {(unfolds || ways.length > 1) && <Often />}
            <div
              className="pay-donate__amounts"
              data-count={useCount(fields.amounts)}
              {...(!unfolds && { role: "radiogroup", "aria-label": title || undefined })}
            >
              <Amounts
                ways={unfolds ? [] : ways}
                passesAmount={passesAmount}
                asked={unfolds ? undefined : asked}
              />
            </div>
            {unfolds && <EditedButtons />}
            <Goal />
          </div>
        </div>
      </div>
    </Root>
  );
}
