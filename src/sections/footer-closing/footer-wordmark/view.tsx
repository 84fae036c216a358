import type { ReactNode } from "react";
import { Buttons, Text, useField } from "../../kit/index.ts";
import { FooterName } from "../../kit/footer-name.tsx";
import { FooterColumns, FooterLegal, FooterRoot } from "../../kit/footer-parts.tsx";
import { footerClosingFields } from "../fields.ts";

export function FooterWordmark(): ReactNode {
  return (
    <FooterRoot className="footer-wordmark" ground={useField(footerClosingFields.ground)}>
      <div className="wrap">
        <div className="footer-wordmark__grid">
          <div className="footer-wordmark__say cq">
            <Text of="title" as="h2" className="title" level={40} />
            <Buttons of="buttons" />
          </div>
          <FooterColumns />
        </div>
        <FooterName />
        <FooterLegal note="note" />
      </div>
    </FooterRoot>
  );
}
