import type { ReactNode } from "react";
import type { OperatorComplaint } from "#/api/operator-complaints.ts";
import { useTranslate } from "../../../words/i18n.ts";
import { DecisionForm } from "../decision-form.tsx";
import type { OperatorScreenProps } from "../screen-props.ts";

const decisions = ["no-issue", "warn", "unpublish"] as const;

interface ComplaintFormProps extends OperatorScreenProps {
  readonly complaint: OperatorComplaint;
}

/** What an operator decides about a complaint. */
export function ComplaintForm({ complaint, call, toast }: ComplaintFormProps): ReactNode {
  const t = useTranslate("operators");
  return (
    <DecisionForm
      label={t("complaints.decision")}
      decisions={decisions.map((value) => ({
        value,
        name: t(`complaints.decisions.${value}.name`),
        about: t(`complaints.decisions.${value}.about`),
        submit: t(`complaints.decisions.${value}.submit`),
        needsReason: value !== "no-issue",
        isDangerous: value === "unpublish",
      }))}
      first="no-issue"
      onDecide={async (decision, reason) => {
        const body = { decision, ...(reason !== undefined && { reason }) };
        await call(`operator/complaints/${complaint.id}`, { method: "PATCH", body });
        toast(t("complaints.done", { name: complaint.site.name }));
      }}
    />
  );
}
