import type { ReactNode } from "react";
import { useTranslate } from "../words/i18n.ts";
import { Link } from "../navigation/link.tsx";
import { BrandMark } from "../ui/brand-mark.tsx";

/** The mark in a bar of one site: the way back to all of them. */
export function HomeLink(): ReactNode {
  const t = useTranslate();
  return (
    <Link className="logo" to="/" aria-label={t("frame.back")} title={t("frame.back")}>
      <BrandMark />
    </Link>
  );
}
