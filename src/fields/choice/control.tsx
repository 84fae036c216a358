import { Image } from "lucide-react";
import type { ReactNode } from "react";
import { ChoiceGroup } from "#/editor/ui/choice-group.tsx";
import { Segmented } from "#/editor/ui/segmented.tsx";
import { useTranslate } from "#/editor/words/i18n.ts";
import { fieldWord } from "#/editor/words/own-names.ts";
import type { FieldControlProps } from "../field-control.ts";
import type { ChoiceField, Swatch } from "./spec.ts";

type ChoiceProps = FieldControlProps<ChoiceField>;

/** Letters that one row has room for, each option's edges counted as `edges` of them. */
const roomOfRow = 38;
const edges = 2;

/** In how many columns options stand: one row where their words fit into it, else two. */
function columnsOf(labels: readonly string[]): number {
  const letters = labels.reduce((sum, { length }) => sum + length + edges, 0);
  return letters <= roomOfRow ? labels.length : Math.ceil(labels.length / 2);
}

function nameOf({ optionNames }: ChoiceField, option: string): string {
  const words = optionNames?.[option];
  return words ? fieldWord(words) : option;
}

/** Its options by their names, in one row or two; colours as swatches. */
export function ChoiceControl(props: ChoiceProps): ReactNode {
  const { spec, value, onChange } = props;
  const label = spec.label ? fieldWord(spec.label) : "";
  const choices = spec.options.map((option) => ({ value: option, label: nameOf(spec, option) }));
  const columns = columnsOf(choices.map((choice) => choice.label));
  return (
    <section className="grid tight" style={{ "--columns": columns }}>
      <p className="label">{label}</p>
      {spec.swatches ? (
        <Swatches {...props} label={label} swatches={spec.swatches} />
      ) : (
        <Segmented isFull label={label} choices={choices} value={value} onChoose={onChange} />
      )}
    </section>
  );
}

interface SwatchesProps extends ChoiceProps {
  readonly label: string;
  readonly swatches: Readonly<Record<string, Swatch>>;
}

/** Colours of the site with their names. One that the theme doesn't have is offered only where it is chosen already. */
function Swatches({ spec, value, onChange, tools, label, swatches }: SwatchesProps): ReactNode {
  const t = useTranslate("editing");
  const { hasSecondColour, showTheme } = tools;
  const isMissing = (option: string): boolean => {
    const swatch = swatches[option];
    return typeof swatch === "object" && "isSecond" in swatch && !hasSecondColour;
  };
  const offered = spec.options.filter((option) => option === value || !isMissing(option));
  const choices = offered.map((option) => {
    const name = nameOf(spec, option);
    const content = (
      <>
        <Sample swatch={swatches[option]} tools={tools} />
        <span>{name}</span>
      </>
    );
    return { value: option, label: name, content };
  });
  return (
    <>
      <div
        style={{ "--columns": choices.length > 3 ? Math.ceil(choices.length / 2) : choices.length }}
      >
        <ChoiceGroup
          label={label}
          className="swatches"
          choices={choices}
          value={value}
          onChoose={onChange}
        />
      </div>
      {spec.options.some(isMissing) && (
        <p className="hint">
          {t(isMissing(value) ? "background.secondGone" : "background.secondMissing")}{" "}
          <button type="button" className="link" onClick={showTheme}>
            {t("background.chooseSecond")}
          </button>
        </p>
      )}
    </>
  );
}

function Sample({
  swatch,
  tools: { colours },
}: Pick<ChoiceProps, "tools"> & { swatch: Swatch | undefined }): ReactNode {
  if (typeof swatch !== "object")
    return (
      <span className="swatch-sample">
        <Image aria-hidden="true" />
      </span>
    );
  const style = { "--swatch": colours[swatch.colour], "--swatch-text": colours[swatch.text] };
  return (
    <span className="swatch-sample" style={style} aria-hidden="true">
      Aa
    </span>
  );
}
