import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ReactNode } from "react";
import type { ExportOffer } from "#/api/exports.ts";
import { ApiError } from "../../../../api/api-error.ts";
import { lookAgain } from "../../../../api/look-again.ts";
import { useEditor } from "../../../../session/editor.ts";
import { useMay } from "../../../../session/hooks.ts";
import { Button } from "../../../../ui/button.tsx";
import { AddressField } from "../../form/address-field.tsx";
import { errorWords } from "../../../../words/error-words.ts";
import { useTranslate } from "../../../../words/i18n.ts";
import { ChoiceCards } from "../../form/choice-cards.tsx";
import { Part } from "../../form/part.tsx";
import { type ExportChoices, exportKey, useExportClient } from "./use-export.ts";

/** The address where the site will stand, kept once the server has taken it. */
function Address({ address }: { readonly address: string | null }): ReactNode {
  const t = useTranslate("settings");
  const words = useTranslate("screens");
  const editor = useEditor();
  const queries = useQueryClient();
  const client = useExportClient();
  const [typed, setTyped] = useState(address ?? "");
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const save = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setError(undefined);
    try {
      const wanted = typed.trim() === "" ? null : typed;
      await client.setAddress(wanted);
      editor.toast(t(wanted === null ? "export.removed" : "export.saved"));
      await lookAgain(queries, exportKey);
    } catch (thrown) {
      const isWrong = thrown instanceof ApiError && thrown.code === "export-address-wrong";
      setError(isWrong ? t("export.wrong") : errorWords(words, thrown));
    } finally {
      setBusy(false);
    }
  };

  return (
    <form
      className="export-address"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <AddressField
        label={t("export.address")}
        hint={t("export.addressHint")}
        placeholder="https://www.example.com"
        value={typed}
        error={error}
        onChange={setTyped}
      />
      <Button type="submit" isBusy={isBusy}>
        {t("export.save")}
      </Button>
    </form>
  );
}

interface ExportPlaceProps {
  readonly offer: ExportOffer;
  readonly forms: ExportChoices["forms"];
  readonly onForms: (forms: ExportChoices["forms"]) => void;
}

/** Where the exported site will stand, and what its forms do there. */
export function ExportPlace({ offer, forms, onForms }: ExportPlaceProps): ReactNode {
  const t = useTranslate("settings");
  const isOwner = useMay()("owner");
  const { address } = offer;
  return (
    <Part title={t("export.where")}>
      <div className="settings-group">
        {isOwner ? (
          <Address address={address} />
        ) : (
          <p className="hint">{address ?? t("export.askOwner")}</p>
        )}
        <span className="label">{t("export.visitorForms")}</span>
        <ChoiceCards<ExportChoices["forms"]>
          label={t("export.visitorForms")}
          cards={(["off", "here"] as const).map((value) => ({
            value,
            title: t(`export.${value}`),
            about: t(`export.${value}About`),
          }))}
          value={forms}
          onChoose={onForms}
        />
        {forms === "here" && address === null && (
          <p className="note warn">{t("export.obstacles.no-address")}</p>
        )}
      </div>
    </Part>
  );
}
