import type { ReactNode } from "react";
import type { SectionViewProps } from "./section-look.ts";
import { Shown, Text } from "./slots.tsx";

export interface HeadProps extends Pick<SectionViewProps, "rank"> {
  /** How the fields `title` and `paragraph` are aligned. */
  readonly titleAlignment: string;
  readonly paragraphAlignment: string;
  /** Whether the paragraph leads in, or is a text as any other. */
  readonly paragraph: "lead" | "text";
  /** A title that is aligned with what stands below it may be as wide as that. */
  readonly isStart?: boolean;
}

/** What stands above a section's content: its `title` and `paragraph`. Nothing where both are empty. */
export function Head(props: HeadProps): ReactNode {
  const { rank, titleAlignment, paragraphAlignment, paragraph, isStart = false } = props;
  return (
    <Shown when={["title", "paragraph"]}>
      <div className={isStart ? "head head--start cq" : "head cq"}>
        <Text
          of="title"
          as={rank === 1 ? "h1" : "h2"}
          className="title"
          level={56}
          data={{ "data-align": titleAlignment }}
        />
        <Text
          of="paragraph"
          as="p"
          className={paragraph}
          data={{ "data-align": paragraphAlignment }}
        />
      </div>
    </Shown>
  );
}
