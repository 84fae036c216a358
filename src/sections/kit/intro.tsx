import type { ReactNode } from "react";
import { defineFields } from "#/fields/field-spec.ts";
import type { OwnWords } from "#/fields/field-spec.ts";
import { text } from "#/fields/text/spec.ts";
import { MoreLink, moreLink } from "./more-link.tsx";
import type { SectionViewProps } from "./section-look.ts";
import { Shown, Text } from "./slots.tsx";
import type { HeadingLevel } from "./slot-props.ts";

interface IntroWords {
  readonly eyebrow?: OwnWords;
  readonly title: OwnWords;
  readonly paragraph?: OwnWords;
  readonly more?: OwnWords;
}

/** The fields of what opens a section: a few words, a title, a paragraph and a link to more of it. */
export function introFields({ eyebrow, title, paragraph, more }: IntroWords) {
  return defineFields({
    eyebrow: text({
      limit: 40,
      label: { en: "Words over the title", ru: "Слова над заголовком" },
      ...(eyebrow && { initial: eyebrow }),
    }),
    title: text({ role: "heading", limit: 60, initial: title }),
    paragraph: text({ role: "body", limit: 200, ...(paragraph && { initial: paragraph }) }),
    ...moreLink(more),
  });
}

/**
 * What opens a section, of the fields that `introFields` makes: the title at the start, the paragraph and the link at the
 * end of the line. Nothing where all are empty.
 */
export function Intro({
  rank,
  level = 56,
}: Pick<SectionViewProps, "rank"> & { readonly level?: HeadingLevel }): ReactNode {
  return (
    <Shown when={["eyebrow", "title", "paragraph", "more"]}>
      <div className="intro">
        <div className="intro__title cq">
          <Text of="eyebrow" as="p" className="eyebrow" />
          <Text of="title" as={rank === 1 ? "h1" : "h2"} className="title" level={level} />
        </div>
        <Shown when={["paragraph", "more"]}>
          <div className="intro__more">
            <Text of="paragraph" as="p" className="text" />
            <MoreLink />
          </div>
        </Shown>
      </div>
    </Shown>
  );
}
