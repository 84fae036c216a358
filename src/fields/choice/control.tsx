import { Image } from "lucide-react";
import type { ReactNode } from "react";
import { ChoiceGroup } from "#/editor/ui/choice-group.tsx";
import { LabelledChoice } from "#/editor/ui/labelled-choice.tsx";
import { useTranslate } from "#/editor/words/i18n.ts";
import { fieldWord } from "#/editor/words/own-names.ts";
import type { FieldControlProps } from "../field-control.ts";
import type { ChoiceField, Swatch } from "./spec.ts";

type ChoiceProps = FieldControlProps<ChoiceField>;

function nameOf({ optionNames }: ChoiceField, option: string): string {
  const words = optionNames?.[option];
  return words ? fieldWord(words) : option;
}

/** Its options by their names; colours as swatches. */
export function ChoiceControl(props: ChoiceProps): ReactNode {
  const { spec, value, onChange } = props;
  const label = spec.label ? fieldWord(spec.label) : "";
  if (spec.swatches)
    return (
      <section className="grid tight">
        <p className="label">{label}</p>
        <Swatches {...props} label={label} swatches={spec.swatches} />
      </section>
    );
  const choices = spec.options.map((option) => ({ value: option, label: nameOf(spec, option) }));
  return <LabelledChoice {...{ label, choices, value }} onChoose={onChange} />;
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
