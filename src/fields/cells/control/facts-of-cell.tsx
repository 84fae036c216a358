import { use } from "react";
import type { ReactNode } from "react";
import { ChoiceGroup } from "#/editor/ui/choice-group.tsx";
import { LinkControlContext } from "#/editor/ui/link-control.ts";
import { useTranslate } from "#/editor/words/i18n.ts";
import type { PaletteColours } from "#/site/palette.ts";
import type { CellFacts } from "../../cell-facts/spec.ts";
import type { NamedItem } from "../../field-control.ts";

/** The colours of kinds, by their places in the key (decision 861). */
const tones = ["tone1", "tone2", "tone3", "tone4", "tone5"] as const;

/** Most swatches side by side: their names are words of the owner. */
const mostInRow = 3;

interface KindProps {
  readonly label: string;
  readonly kinds: readonly NamedItem[];
  readonly colours: PaletteColours;
  /** None is "". */
  readonly value: string;
  readonly onChoose: (kind: string) => void;
}

/** The kinds of the key with their colours, and none of them. */
function KindChoice({ label, kinds, colours, value, onChoose }: KindProps): ReactNode {
  const t = useTranslate("fields");
  const choices = [{ id: "", name: t("cells.noColour") }, ...kinds].map(({ id, name }, at) => {
    const tone = tones[at - 1];
    const content = (
      <>
        <span
          className="swatch-sample"
          style={tone && { "--swatch": colours[tone] }}
          aria-hidden="true"
        />
        <span>{name}</span>
      </>
    );
    return { value: id, label: name, content };
  });
  return (
    <div className="grid tight" style={{ "--columns": Math.min(choices.length, mostInRow) }}>
      <p className="label">{label}</p>
      <ChoiceGroup
        label={label}
        className="swatches"
        choices={choices}
        value={value}
        onChoose={onChoose}
      />
    </div>
  );
}

interface FactsProps {
  /** The id of its column. */
  readonly column: string;
  readonly kinds: readonly NamedItem[];
  /** Those of the site, where the table stands. */
  readonly colours: PaletteColours;
  readonly facts: CellFacts;
  readonly onChange: (facts: CellFacts) => void;
}

/** The kind of a cell, which gives it its colour, and where it leads. */
export function FactsOfCell({ column, kinds, colours, facts, onChange }: FactsProps): ReactNode {
  const t = useTranslate("fields");
  const drawLink = use(LinkControlContext);
  const { kind, link } = facts;
  const isKnown = kinds.some(({ id }) => id === kind);
  return (
    <>
      {kinds.length > 0 && (
        <KindChoice
          label={t("cells.colour")}
          kinds={kinds}
          colours={colours}
          value={isKnown && kind !== undefined ? kind : ""}
          onChoose={(next) =>
            onChange({ ...(next !== "" && { kind: next }), ...(link && { link }) })
          }
        />
      )}
      {drawLink({
        part: column,
        label: t("cells.link"),
        link: link ?? null,
        onChange: (next) =>
          onChange({ ...(kind !== undefined && { kind }), ...(next && { link: next }) }),
      })}
    </>
  );
}
