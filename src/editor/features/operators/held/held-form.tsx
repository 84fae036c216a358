import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ReactNode } from "react";
import type { HeldDecision, HeldRelease } from "#/api/held-releases.ts";
import { lookAgain } from "../../../api/look-again.ts";
import { Button } from "../../../ui/button.tsx";
import { ChoiceGroup } from "../../../ui/choice-group.tsx";
import { useTranslate } from "../../../words/i18n.ts";
import { ReasonField } from "../reason-field.tsx";
import type { OperatorScreenProps } from "../screen-props.ts";
import { operatorKey } from "../use-pages.ts";
import { FormError, useSubmit } from "../use-submit.tsx";

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
  const queries = useQueryClient();
  const [decision, setDecision] = useState<HeldDecision["decision"]>("publish");
  const [reason, setReason] = useState("");
  const isRefusal = decision === "refuse";
  const isMissing = isRefusal && reason.trim() === "";
  const form = useSubmit(async () => {
    const body = isRefusal
      ? { decision, releaseId, reason: reason.trim() }
      : { decision, releaseId };
    try {
      await call(`operator/held/${siteId}`, { method: "PATCH", body });
      toast(t(`held.decisions.${decision}.done`, { name }));
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
        label={t("held.decision")}
        className="complaint-choices"
        value={decision}
        choices={decisions.map((value) => ({
          value,
          content: (
            <>
              <span className="strong">{t(`held.decisions.${value}.name`)}</span>
              <span className="hint">{t(`held.decisions.${value}.about`)}</span>
            </>
          ),
        }))}
        onChoose={setDecision}
      />
      {isRefusal && (
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
        variant={isRefusal ? "danger" : "primary"}
        isBusy={form.isBusy}
      >
        {t(`held.decisions.${decision}.submit`)}
      </Button>
    </form>
  );
}
