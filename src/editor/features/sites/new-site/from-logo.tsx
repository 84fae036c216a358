import { useState } from "react";
import type { ReactNode } from "react";
import { ImageIcon } from "lucide-react";
import type { ColorMode, Theme } from "#/site/theme.ts";
import { ChoiceGroup } from "../../../ui/choice-group.tsx";
import { FileButton } from "../../../ui/file-button.tsx";
import { useTranslate } from "../../../words/i18n.ts";
import { Swatch } from "./swatch.tsx";
import type { BrandColours } from "./logo-colours.ts";

/** Kinds of files that a logo may be. */
const accept = "image/png,image/jpeg,image/webp,image/svg+xml";

type Found =
  | { readonly kind: "nothing" }
  | { readonly kind: "failed"; readonly why: "logoColourless" | "logoUnreadable" }
  | { readonly kind: "read"; readonly brands: readonly BrandColours[] };

async function read(file: File): Promise<Found> {
  try {
    const [{ logoPixels }, { brandsOf, logoColours }] = await Promise.all([
      import("./logo-pixels.ts"),
      import("./logo-colours.ts"),
    ]);
    const brands = brandsOf(logoColours(await logoPixels(file)));
    return brands.length > 0 ? { kind: "read", brands } : { kind: "failed", why: "logoColourless" };
  } catch {
    return { kind: "failed", why: "logoUnreadable" };
  }
}

interface FromLogoProps {
  readonly theme: Theme;
  readonly onChange: (colours: BrandColours) => void;
}

/** The colours of a logo: those that it has are offered, and the first is taken at once. The file stays where it is. */
export function FromLogo({ theme, onChange }: FromLogoProps): ReactNode {
  const t = useTranslate("sites");
  const [found, setFound] = useState<Found>({ kind: "nothing" });
  const take = async (file: File): Promise<void> => {
    const next = await read(file);
    setFound(next);
    const [first] = next.kind === "read" ? next.brands : [];
    if (first) onChange(first);
  };
  return (
    <>
      <FileButton className="button" accept={accept} onFile={(file) => void take(file)}>
        <ImageIcon className="size-16" aria-hidden="true" />
        {t("newSite.fromLogo")}
      </FileButton>
      {found.kind === "failed" && (
        <p className="field-error" role="alert">
          {t(`newSite.${found.why}`)}
        </p>
      )}
      {found.kind === "read" && (
        <Offered {...found} mode={theme.colorMode} brand={theme.brand} onChange={onChange} />
      )}
    </>
  );
}

interface OfferedProps {
  readonly mode: ColorMode;
  readonly brands: readonly BrandColours[];
  readonly brand: string;
  readonly onChange: (colours: BrandColours) => void;
}

function Offered({ mode, brands, brand, onChange }: OfferedProps): ReactNode {
  const t = useTranslate("sites");
  return (
    <ChoiceGroup
      label={t("newSite.logoColours")}
      className="start-palettes"
      choices={brands.map((colours) => ({
        value: colours.brand,
        content: <Swatch colorMode={mode} colours={colours} label={colours.brand.toUpperCase()} />,
      }))}
      value={brands.some((one) => one.brand === brand) ? brand : null}
      onChoose={(chosen) => {
        const colours = brands.find((one) => one.brand === chosen);
        if (colours) onChange(colours);
      }}
    />
  );
}
