import type { ReactNode } from "react";
import type { HeldRelease } from "#/api/held-releases.ts";
import { useTranslate } from "../../../words/i18n.ts";
import { DecisionForm } from "../decision-form.tsx";
import type { OperatorScreenProps } from "../screen-props.ts";

const decisions = ["publish", "refuse"] as const;

interface HeldFormProps extends OperatorScreenProps {
  readonly held: HeldRelease;
}

/** Lets a publication through, or refuses it with a reason. */
export function HeldForm({
  held: { siteId, releaseId, name },
  call,
  toast,
}: HeldFormProps): ReactNode {
  const t = useTranslate("operators");
  return (
    <DecisionForm
      label={t("held.decision")}
      decisions={decisions.map((value) => ({
        value,
        name: t(`held.decisions.${value}.name`),
        about: t(`held.decisions.${value}.about`),
        submit: t(`held.decisions.${value}.submit`),
        needsReason: value === "refuse",
        isDangerous: value === "refuse",
      }))}
      first="publish"
      onDecide={async (decision, reason) => {
        const body = { decision, releaseId, ...(reason !== undefined && { reason }) };
        await call(`operator/held/${siteId}`, { method: "PATCH", body });
        toast(t(`held.decisions.${decision}.done`, { name }));
      }}
    />
  );
}
