import { useId, useState } from "react";
import type { ReactNode } from "react";
import { startersFor } from "#/starters/starters-for.ts";
import { createSitesClient } from "../../../api/sites-client.ts";
import { useEditor } from "../../../session/editor.ts";
import { useStarter } from "../../../starters/starter-page.ts";
import { ChoiceGroup } from "../../../ui/choice-group.tsx";
import { ErrorNote } from "../../../ui/error-note.tsx";
import { Select } from "../../../ui/select.tsx";
import { Waiting } from "../../../ui/waiting.tsx";
import { currentLanguage, useTranslate } from "../../../words/i18n.ts";
import { nameOf } from "../../../words/own-names.ts";
import { starterHere } from "./foreign-sources.ts";
import type { SourceProps } from "./page-source.ts";
import { SourceThumbnail } from "./source-thumbnail.tsx";

/** Single pages of starters, of one at a time. */
export function StarterSources({ source, onChoose }: SourceProps): ReactNode {
  const editor = useEditor();
  const t = useTranslate("pages");
  const id = useId();
  const [offered] = useState(() =>
    // an empty site has no page that is worth taking
    startersFor(currentLanguage()).filter(({ language }) => language !== undefined),
  );
  const [starter, setStarter] = useState(offered[0]?.id ?? "");
  const { data: answer, error } = useStarter(createSitesClient(editor.call), starter);
  const pages = answer ? starterHere(editor, answer).index.entries : [];
  const choices = pages.flatMap(({ id: page, name }) => {
    if (!answer) return [];
    const from = { kind: "starter", starter, answer, page, name } as const;
    const content = (
      <>
        <SourceThumbnail key={`${starter}/${page}`} source={from} title={name} />
        {name}
      </>
    );
    return [{ value: page, content, from }];
  });
  return (
    <>
      <div className="field">
        <label className="label" htmlFor={id}>
          {t("add.starter")}
        </label>
        <Select
          id={id}
          value={starter}
          options={offered.map((one) => [one.id, nameOf(`starters.${one.id}.name`, one.name)])}
          onChange={(chosen) => {
            setStarter(chosen);
            onChoose({ kind: "none" });
          }}
        />
      </div>
      <ErrorNote error={error} />
      {!answer && !error && <Waiting />}
      {answer && (
        <ChoiceGroup<string>
          label={t("add.starterPages")}
          className="source-grid"
          itemClass="source"
          choices={choices}
          value={source.kind === "starter" ? source.page : null}
          onChoose={(page) => {
            const chosen = choices.find(({ value }) => value === page);
            if (chosen) onChoose(chosen.from);
          }}
        />
      )}
    </>
  );
}
