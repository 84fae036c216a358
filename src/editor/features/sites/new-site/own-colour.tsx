import { useRef } from "react";
import type { ReactNode } from "react";
import { Pipette } from "lucide-react";
import type { Theme } from "#/site/theme.ts";
import { HexInput } from "../../../ui/hex-input.tsx";
import { useHexDraft } from "../../../ui/use-hex-draft.ts";
import { useTranslate } from "../../../words/i18n.ts";

type Colours = Pick<Theme, "brand" | "second">;

interface OwnColourProps {
  readonly colours: Colours;
  readonly onChange: (colours: Colours) => void;
}

/** Any colour at all: picked, or written as its hex digits, as a brand is told. */
export function OwnColour({ colours, onChange }: OwnColourProps): ReactNode {
  const t = useTranslate("sites");
  const { brand, second } = colours;
  const before = useRef<Colours>({ brand, second });
  const choose = (own: string): void => onChange({ brand: own, second: null });
  const draft = useHexDraft({
    value: brand,
    isOptional: false,
    onPreview: (next) => (next === null ? onChange(before.current) : choose(next)),
    onCommit: (next) => next !== null && choose(next),
  });
  return (
    <div className="start-own">
      <label className="start-own-colour" title={t("newSite.ownColour")}>
        <Pipette className="size-16" aria-hidden="true" />
        <input
          type="color"
          aria-label={t("newSite.ownColour")}
          value={brand}
          onChange={(event) => choose(event.target.value)}
        />
      </label>
      <HexInput
        label={t("newSite.colourCode")}
        draft={draft}
        // what was typed is taken back, and the preview stays open
        takesEscape={draft.text !== brand.toUpperCase()}
        onFocus={() => (before.current = { brand, second })}
      />
    </div>
  );
}
