import { Eye } from "lucide-react";
import { useState } from "react";
import type { ReactNode } from "react";
import { cutText } from "#/lib/cut-text.ts";
import type { OtherTab } from "../../session/editor.ts";
import { useEditor } from "../../session/editor.ts";
import { useSignal } from "../../signals/signal.ts";
import { Popover } from "../../ui/layer/popover.tsx";
import { useTranslate } from "../../words/i18n.ts";
import { FollowBar } from "./follow-bar.tsx";
import { following, useFollowing } from "./following.ts";
import { colourClass, othersOf, peopleOf } from "./people.ts";
import { placeWords } from "./place-words.ts";
import { useOwnPlace } from "./use-own-place.ts";
import "./presence.css";

/** So many people stand in the bar; the others are a number. */
const mostShown = 2;

interface FaceProps {
  readonly of: OtherTab;
  readonly here: readonly OtherTab[];
}

function Face({ of, here }: FaceProps): ReactNode {
  return (
    <span className={`avatar initials person-face ${colourClass(of, here)}`} aria-hidden="true">
      {cutText(of.name, 1).toUpperCase()}
    </span>
  );
}

function PersonRow({ of, here, onFollow }: FaceProps & { onFollow: () => void }): ReactNode {
  const editor = useEditor();
  const t = useTranslate("presence");
  const followed = useSignal(following(editor));
  const isFollowed = followed?.person === of.person;
  return (
    <li className="person-row">
      <Face of={of} here={here} />
      <span className="grow">
        <span className="strong truncated">{of.name}</span>
        <span className="hint">{placeWords(editor, of, { t, now: editor.timers.now() })}</span>
      </span>
      {of.role === "viewer" && <Eye className="tertiary-text" aria-hidden="true" />}
      <button
        type="button"
        className="button sm"
        aria-pressed={isFollowed}
        aria-label={t("followPerson", { name: of.name })}
        onClick={() => {
          following(editor).set(isFollowed ? null : of);
          onFollow();
        }}
      >
        {t("follow")}
      </button>
    </li>
  );
}

/** Who else has the site open: their faces in the bar, and the list of where they are. */
export function PeopleHere(): ReactNode {
  const editor = useEditor();
  const t = useTranslate("presence");
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const tabs = useSignal(editor.others);
  useOwnPlace();
  useFollowing();
  const people = peopleOf(othersOf(tabs));
  const shown = people.slice(0, people.length > mostShown + 1 ? mostShown : mostShown + 1);
  const label = t("here", { count: people.length });
  const close = (): void => setAnchor(null);
  return (
    <>
      <button
        type="button"
        className="people-here"
        aria-label={label}
        title={label}
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(anchor ? null : event.currentTarget)}
      >
        {shown.map((person) => (
          <Face key={person.person} of={person} here={people} />
        ))}
        {people.length > shown.length && (
          <span className="avatar initials">+{people.length - shown.length}</span>
        )}
      </button>
      {anchor && (
        <Popover anchor={anchor} label={t("title")} onClose={close}>
          <div className="people-here-list">
            <h2 className="section-title">{t("title")}</h2>
            <ul>
              {people.map((person) => (
                <PersonRow key={person.person} of={person} here={people} onFollow={close} />
              ))}
            </ul>
          </div>
        </Popover>
      )}
      <FollowBar people={people} />
    </>
  );
}
