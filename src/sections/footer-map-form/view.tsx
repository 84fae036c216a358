import type { ReactNode } from "react";
import { FooterColumns, FooterLegal, FooterRoot } from "../kit/footer-parts.tsx";
import { Form } from "../kit/form-frame.tsx";
import { Text, useField } from "../kit/index.ts";
import { MapPlace } from "../kit/map-place.tsx";
import { footerMapFormFields } from "./fields.ts";
import { form } from "./form.tsx";

export function FooterMapForm(): ReactNode {
  return (
    <FooterRoot className="footer-map-form" ground={useField(footerMapFormFields.ground)}>
      <div className="wrap">
        <div className="cq">
          <Text of="title" as="h2" className="title" level="display" />
        </div>
        <div className="footer-map-form__grid">
          <MapPlace of={footerMapFormFields} />
          <div className="footer-map-form__ask cq" data-on="page">
            <Text of="formTitle" as="h3" className="title" level={32} />
            <Form of={form} given={{}} className="form" />
          </div>
        </div>
        <FooterColumns />
        <FooterLegal note="note" />
      </div>
    </FooterRoot>
  );
}
