import { useState } from "react";
import type { ReactNode } from "react";
import { Field } from "#/editor/ui/field.tsx";
import { Segmented } from "#/editor/ui/segmented.tsx";
import { useTranslate } from "#/editor/words/i18n.ts";
import { readText, withText } from "#/site/localized-text.ts";
import type { LocalizedText } from "#/site/localized-text.ts";
import { cellFacts } from "../cell-facts/spec.ts";
import type { CellFactsValue } from "../cell-facts/spec.ts";
import type { FieldControlProps } from "../field-control.ts";
import { held } from "../held-value.ts";
import { FactsOfCell } from "./control/facts-of-cell.tsx";
import { linesOfCell } from "./spec.ts";
import type { CellsField, CellsValue } from "./spec.ts";

type Cell = CellsValue[string] | undefined;

interface LineProps {
  readonly label: string;
  readonly stored: string;
  readonly limit: number;
  readonly onChange: (words: string) => void;
}

/** A line of a cell, kept when it is left, or with Enter. */
function Line({ label, stored, limit, onChange }: LineProps): ReactNode {
  const [typed, setTyped] = useState<string>();
  const leave = (): void => {
    if (typed !== undefined && typed.trim() !== stored) onChange(typed.trim());
    setTyped(undefined);
  };
  return (
    <Field
      label={label}
      autoComplete="off"
      maxLength={limit}
      value={typed ?? stored}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={leave}
      onKeyDown={({ key }) => {
        if (key === "Enter") leave();
      }}
    />
  );
}

interface WordsProps extends Pick<LineProps, "stored" | "onChange"> {
  readonly spec: CellsField;
}

/** The words of a cell, and the note below them where its table has notes. */
function Words({ spec, stored, onChange }: WordsProps): ReactNode {
  const t = useTranslate("fields");
  const { words, note } = linesOfCell(stored);
  const change = (lines: { words: string; note: string }): void =>
    onChange(lines.note === "" ? lines.words : `${lines.words}\n${lines.note}`);
  return (
    <>
      <Line
        label={t("cells.words")}
        limit={spec.limit}
        stored={words}
        onChange={(typed) => change({ words: typed, note })}
      />
      {spec.note !== undefined && (
        <Line
          label={t("cells.note")}
          limit={spec.note}
          stored={note}
          onChange={(typed) => change({ words, note: typed })}
        />
      )}
    </>
  );
}

/** What the cells of the row are besides their words; none where their table has no such thing. */
function factsOf(
  { facts, max }: CellsField,
  value: unknown,
): { readonly legend: string; readonly all: CellFactsValue } | undefined {
  if (!facts) return undefined;
  const { legend } = facts;
  return { legend, all: held(cellFacts({ legend, max }), value) ?? {} };
}

function kindOfCell(cell: Cell): "yes" | "no" | "words" {
  if (cell === undefined) return "no";
  return cell === true ? "yes" : "words";
}

interface CellsProps extends FieldControlProps<CellsField> {
  /** The column of the one cell that is edited; all of the row are where it is none. */
  readonly only?: string | undefined;
}

/** What stands in each column, or in one: yes, no, or a few words. */
export function CellsControl({
  spec,
  value,
  onChange,
  tools,
  beside,
  only,
}: CellsProps): ReactNode {
  const t = useTranslate("fields");
  const { language, primary } = tools;
  const columns = tools.itemsOf(spec.columns).filter(({ id }) => only === undefined || id === only);
  const set = (id: string, cell: Cell): void => {
    const { [id]: _before, ...others } = value;
    onChange(cell === undefined ? others : { ...others, [id]: cell });
  };
  const facts = factsOf(spec, beside?.value);
  const kinds = facts ? tools.itemsOf(facts.legend) : [];
  const choices = (["yes", "no", "words"] as const).map((one) => ({
    value: one,
    label: t(`cells.${one}`),
  }));
  return (
    <section className="grid">
      {columns.map(({ id, name }) => {
        const cell = value[id];
        const words: LocalizedText | undefined = cell === true ? undefined : cell;
        return (
          <div key={id} className="grid tight" role="group" aria-label={name}>
            {only === undefined && <span className="label">{name}</span>}
            <Segmented
              isFull
              label={name}
              choices={choices}
              value={kindOfCell(cell)}
              onChoose={(kind) =>
                set(id, kind === "yes" ? true : kind === "no" ? undefined : (words ?? {}))
              }
            />
            {words && (
              <Words
                spec={spec}
                stored={readText(words, language, primary)}
                onChange={(typed) => set(id, withText(words, { language, primary, value: typed }))}
              />
            )}
            {cell !== undefined && facts && beside && (
              <FactsOfCell
                column={id}
                kinds={kinds}
                colours={tools.colours}
                facts={facts.all[id] ?? {}}
                onChange={(next) => {
                  const { [id]: _before, ...others } = facts.all;
                  const isEmpty = Object.keys(next).length === 0;
                  beside.onChange(isEmpty ? others : { ...others, [id]: next });
                }}
              />
            )}
          </div>
        );
      })}
    </section>
  );
}
