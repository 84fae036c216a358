import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ReactNode } from "react";
import type { ComplaintDecision, OperatorComplaint } from "#/api/operator-complaints.ts";
import { lookAgain } from "../../../api/look-again.ts";
import { Button } from "../../../ui/button.tsx";
import { ChoiceGroup } from "../../../ui/choice-group.tsx";
import { useTranslate } from "../../../words/i18n.ts";
import { ReasonField } from "../reason-field.tsx";
import type { OperatorScreenProps } from "../screen-props.ts";
import { operatorKey } from "../use-pages.ts";
import { FormError, useSubmit } from "../use-submit.tsx";

const decisions = ["no-issue", "warn", "unpublish"] as const;

interface DecisionFormProps extends OperatorScreenProps {
  readonly complaint: OperatorComplaint;
}

/** What an operator decides about a complaint, once. */
export function DecisionForm({ complaint, call, toast }: DecisionFormProps): ReactNode {
  const t = useTranslate("operators");
  const queries = useQueryClient();
  const [decision, setDecision] = useState<ComplaintDecision>("no-issue");
  const [reason, setReason] = useState("");
  const needsReason = decision !== "no-issue";
  const isMissing = needsReason && reason.trim() === "";
  const form = useSubmit(async () => {
    const body = needsReason ? { decision, reason: reason.trim() } : { decision };
    try {
      await call(`operator/complaints/${complaint.id}`, { method: "PATCH", body });
      toast(t("complaints.done", { name: complaint.site.name }));
    } finally {
      await lookAgain(queries, [operatorKey]);
    }
  });
  return (
    <form
      className="complaint-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!form.isBusy) form.submit(!isMissing);
      }}
    >
      <ChoiceGroup
        label={t("complaints.decision")}
        className="complaint-choices"
        value={decision}
        choices={decisions.map((value) => ({
          value,
          content: (
            <>
              <span className="strong">{t(`complaints.decisions.${value}.name`)}</span>
              <span className="hint">{t(`complaints.decisions.${value}.about`)}</span>
            </>
          ),
        }))}
        onChoose={setDecision}
      />
      {needsReason && (
        <ReasonField
          label={t("reasonForOwner")}
          value={reason}
          isMissing={form.wasTried && isMissing}
          onChange={setReason}
        />
      )}
      <FormError error={form.error} />
      <Button
        type="submit"
        size="lg"
        variant={decision === "unpublish" ? "danger" : "primary"}
        isBusy={form.isBusy}
      >
        {t(`complaints.decisions.${decision}.submit`)}
      </Button>
    </form>
  );
}
