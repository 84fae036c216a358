import { Bookmark } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "../../navigation/link.tsx";
import { errorWords } from "../../words/error-words.ts";
import { useTranslate } from "../../words/i18n.ts";
import { listedMomentWords } from "../../words/moment-words.ts";
import type { TimelineEntryProps } from "./timeline-entry.tsx";
import { useNamedVersions } from "./use-versions.ts";
import { versionsPath } from "./versions-place.ts";

interface NamedVersionsProps extends Pick<TimelineEntryProps, "client" | "site" | "isCompared"> {
  /** The point that is looked at. */
  readonly revision: number;
}

/** The points that have names, newest first. */
export function NamedVersions(props: NamedVersionsProps): ReactNode {
  const { client, site, isCompared, revision } = props;
  const t = useTranslate("versions");
  const say = useTranslate("screens");
  const { data, error, refetch } = useNamedVersions(client);
  if (error)
    return (
      <p className="versions-note" role="alert">
        {t("failed")} {errorWords(say, error)}{" "}
        <button type="button" className="link" onClick={() => void refetch()}>
          {say("retry")}
        </button>
      </p>
    );
  if (!data) return <span className="skeleton version-more" aria-busy="true" />;
  if (data.length === 0) return <p className="versions-note">{t("noneNamed")}</p>;
  return (
    <ol className="version-named-list">
      {data.map((one) => (
        <li key={one.revision}>
          <Link
            className="menu-item"
            to={versionsPath(site, { revision: one.revision, isCompared })}
            aria-current={one.revision === revision ? "true" : undefined}
          >
            <Bookmark aria-hidden="true" />
            <span className="grow">
              {one.name}
              <time dateTime={one.time}>{listedMomentWords(one.time)}</time>
            </span>
          </Link>
        </li>
      ))}
    </ol>
  );
}
