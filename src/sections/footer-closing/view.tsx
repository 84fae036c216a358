import type { ReactNode } from "react";
import { Buttons, Text, useField } from "../kit/index.ts";
import { FooterColumns, FooterLegal, FooterRoot } from "../kit/footer-parts.tsx";
import { footerClosingFields } from "./fields.ts";

export function FooterClosing(): ReactNode {
  return (
    <FooterRoot className="footer-closing" ground={useField(footerClosingFields.ground)}>
      <div className="wrap">
        <div className="footer-closing__line">
          <div className="cq">
            <Text of="title" as="h2" className="title" level="display" />
          </div>
          <Buttons of="buttons" />
        </div>
        <FooterColumns />
        <FooterLegal note="note" />
      </div>
    </FooterRoot>
  );
}
