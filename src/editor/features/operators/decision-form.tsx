import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ReactNode } from "react";
import { lookAgain } from "../../api/look-again.ts";
import { ErrorNote } from "../../ui/error-note.tsx";
import { Button } from "../../ui/button.tsx";
import { ChoiceGroup } from "../../ui/choice-group.tsx";
import { useTranslate } from "../../words/i18n.ts";
import { ReasonField } from "./reason-field.tsx";
import { operatorKey } from "./use-pages.ts";
import { useSubmit } from "./use-submit.ts";

/** What can be decided, and what the button says that does it. */
export interface Decision<Value extends string> {
  readonly value: Value;
  readonly name: string;
  readonly about: string;
  readonly submit: string;
  /** Whether whoever it is about is told why. */
  readonly needsReason?: boolean;
  readonly isDangerous?: boolean;
}

interface DecisionFormProps<Value extends string> {
  readonly label: string;
  readonly decisions: readonly Decision<Value>[];
  /** The one that is chosen at first. */
  readonly first: Value;
  /** Does it and says so; the reason where the decision needs one. Rejects with what went wrong. */
  readonly onDecide: (value: Value, reason: string | undefined) => Promise<void>;
}

/** What an operator decides about something, once; the lists are asked for again. */
export function DecisionForm<Value extends string>({
  label,
  decisions,
  first,
  onDecide,
}: DecisionFormProps<Value>): ReactNode {
  const t = useTranslate("operators");
  const queries = useQueryClient();
  const [value, setValue] = useState(first);
  const [reason, setReason] = useState("");
  const chosen = decisions.find((one) => one.value === value);
  const needsReason = chosen?.needsReason ?? false;
  const isMissing = needsReason && reason.trim() === "";
  const form = useSubmit(async () => {
    try {
      await onDecide(value, needsReason ? reason.trim() : undefined);
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
        label={label}
        className="complaint-choices"
        value={value}
        choices={decisions.map((one) => ({
          value: one.value,
          content: (
            <>
              <span className="strong">{one.name}</span>
              <span className="hint">{one.about}</span>
            </>
          ),
        }))}
        onChoose={setValue}
      />
      {needsReason && (
        <ReasonField
          label={t("reasonForOwner")}
          value={reason}
          isMissing={form.wasTried && isMissing}
          onChange={setReason}
        />
      )}
      <ErrorNote error={form.error} />
      <Button
        type="submit"
        size="lg"
        variant={chosen?.isDangerous ? "danger" : "primary"}
        isBusy={form.isBusy}
      >
        {chosen?.submit}
      </Button>
    </form>
  );
}
