import type { ReactNode } from "react";
import { Icon, Picture, Root, Shown, Text, useField } from "../kit/index.ts";
import type { IconName, SectionViewProps } from "../kit/index.ts";
import { Form } from "../kit/form-frame.tsx";
import { form } from "./form.tsx";
import { contact14Fields } from "./fields.ts";

function Detail({
  of,
  icon,
  isContact = false,
}: {
  of: "address" | "email" | "phone";
  icon: IconName;
  isContact?: boolean;
}): ReactNode {
  const alignment = useField(contact14Fields[`${of}Alignment` as const]);
  const titleAlignment = useField(contact14Fields[`${of}TitleAlignment` as const]);
  return (
    <Shown when={of}>
      <div className="detail">
        <dt>
          <Icon name={icon} />
          <Text of={`${of}Title`} as="span" data={{ "data-align": titleAlignment }} />
        </dt>
        <dd>
          <Text of={of} as="span" isContact={isContact} data={{ "data-align": alignment }} />
        </dd>
      </div>
    </Shown>
  );
}

export function Contact14({ rank }: SectionViewProps): ReactNode {
  const overlay = useField(contact14Fields.overlay);
  const strength = useField(contact14Fields.strength);
  const ground = useField(contact14Fields.ground);
  const on = useField(contact14Fields.background) === null ? undefined : "photo";
  return (
    <Root
      className="section contact-14"
      air={useField(contact14Fields.air)}
      ground={on ? "picture" : ground}
      variables={{ "--overlay": String(overlay), "--strength": String(strength) }}
    >
      {on && (
        <div className="contact-14__photo">
          <Picture of="background" isBackground />
        </div>
      )}
      <div className="wrap contact-14__grid">
        <Shown when={["title", "paragraph"]}>
          <div className="contact-14__intro cq" data-on={on}>
            <Text
              of="title"
              as={rank === 1 ? "h1" : "h2"}
              className="title"
              level={56}
              data={{ "data-align": useField(contact14Fields.titleAlignment) }}
            />
            <Text
              of="paragraph"
              as="p"
              className="lead"
              data={{ "data-align": useField(contact14Fields.paragraphAlignment) }}
            />
          </div>
        </Shown>
        <Form of={form} given={{}} className="form panel contact-14__form" />
        <Shown when={["address", "email", "phone"]}>
          <dl className="contact-14__details" data-on={on}>
            <Detail of="address" icon="place" />
            <Detail of="email" icon="mail" isContact />
            <Detail of="phone" icon="phone" isContact />
          </dl>
        </Shown>
      </div>
    </Root>
  );
}
