import type { ReactNode } from "react";
import { Picture, Root, Text, useField, useInkOnPicture, useText } from "../kit/index.ts";
import type { SectionViewProps } from "../kit/index.ts";
import { Form } from "../kit/form-frame.tsx";
import { form } from "./form.tsx";
import { email1Fields } from "./fields.ts";

export function Email1({ rank }: SectionViewProps): ReactNode {
  const overlay = useField(email1Fields.overlay);
  const ground = useField(email1Fields.ground);
  const { isDark, strength } = useInkOnPicture(email1Fields);
  const hasPicture = useField(email1Fields.background) !== null;
  const isPicture = ground === "picture";
  // a picture that isn't there leaves the soft ground
  const onPicture = hasPicture ? (isDark ? "tint" : "photo") : "soft";
  return (
    <Root
      className="section email-1"
      air={useField(email1Fields.air)}
      variables={{ "--overlay": String(overlay), "--strength": String(strength) }}
    >
      <div className="wrap">
        <div className="email-1__card" data-on={isPicture ? onPicture : ground}>
          {isPicture && (
            <div className="email-1__photo">
              <Picture of="background" isBackground />
            </div>
          )}
          <div className="email-1__text cq">
            <Text
              of="title"
              as={rank === 1 ? "h1" : "h2"}
              className="title"
              level={48}
              data={{ "data-align": useField(email1Fields.titleAlignment) }}
            />
            <Text
              of="paragraph"
              as="p"
              className="lead"
              data={{ "data-align": useField(email1Fields.paragraphAlignment) }}
            />
          </div>
          <Form
            of={form}
            given={{ hasHint: useText(email1Fields.hint) !== "" }}
            className="email-1__form"
          />
        </div>
      </div>
    </Root>
  );
}
