import type { ReactNode } from "react";
import { useField } from "../kit/index.ts";
import { FooterName } from "../kit/footer-name.tsx";
import { FooterColumns, FooterLegal, FooterRoot } from "../kit/footer-parts.tsx";
import { footerMinimalFields } from "./fields.ts";

export function FooterMinimal(): ReactNode {
  return (
    <FooterRoot className="footer-minimal" ground={useField(footerMinimalFields.ground)}>
      <div className="wrap">
        <FooterColumns />
        <FooterLegal note="note" />
        <FooterName />
      </div>
    </FooterRoot>
  );
}
