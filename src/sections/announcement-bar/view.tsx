import type { ReactNode } from "react";
import { textHash } from "#/lib/text-hash.ts";
import { readText } from "#/site/localized-text.ts";
import {
  Anchor,
  Icon,
  Shown,
  Text,
  useEnvironment,
  useField,
  useOwnTheme,
  useScope,
} from "../kit/index.ts";
import { useSectionId } from "../kit/environment.ts";
import { groundOf } from "../kit/root.tsx";
import { announcementBarFields } from "./fields.ts";

const { text, more, until, isClosable, ground } = announcementBarFields;

/** What a visitor who closes it has closed: its words, the same in every language. */
function useWordsHash(): string {
  const { primary } = useEnvironment();
  const words = [useField(text), useField(more)].map((one) => readText(one, primary, primary));
  return textHash(words.join("\n"));
}

function Close(): ReactNode {
  const { message, spoken } = useEnvironment();
  return (
    <button
      type="button"
      className="icon-button announcement-bar__close"
      aria-label={message("close")}
      {...spoken}
    >
      <Icon name="close" />
    </button>
  );
}

/** On a published page it stands above the navigation bar (decision 560); announcement.ts closes and ends it. */
export function AnnouncementBar(): ReactNode {
  const { unfolds } = useEnvironment();
  const { hidden, ghost } = useScope();
  const section = useSectionId();
  const words = useWordsHash();
  return (
    <aside
      id={`comp-${section}`}
      className="announcement-bar"
      data-announcement={useField(isClosable) ? words : ""}
      data-ends={useField(until)?.date}
      data-unfolded={unfolds ? "" : undefined}
      {...groundOf(useField(ground))}
      {...useOwnTheme()}
      data-hide={hidden}
      data-ghost={ghost}
    >
      <div className="wrap">
        <div className="announcement-bar__words">
          <Text of="text" as="p" />
          <Shown when="more">
            <Anchor of="moreLink">
              <Text of="more" as="span" />
            </Anchor>
          </Shown>
        </div>
        {useField(isClosable) && <Close />}
      </div>
    </aside>
  );
}
