import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { ReactNode, RefObject } from "react";
import { Icon } from "#/sections/kit/icon.tsx";
import { Worded } from "#/sections/kit/worded.tsx";
import { textOfWords } from "#/site/word-language.ts";
import type { Words } from "#/site/word-language.ts";

export interface MessengerAvatar {
  readonly sources: readonly { readonly type: string; readonly srcSet: string }[];
  readonly src: string;
}

/** Pages open in a tab of their own; what another program opens leaves this one where it is (R38). */
function tabOf(href: string): { target?: "_blank"; rel?: "noopener" } {
  return /^https?:/i.test(href) ? { target: "_blank", rel: "noopener" } : {};
}

/** A messenger as visitors see it. */
export interface MessengerCard {
  readonly name: string;
  /** What the messenger is called. */
  readonly label: string;
  /** Its icon, as a path of 24 × 24 units. */
  readonly icon: string;
  readonly href: string;
  readonly avatar: MessengerAvatar | null;
  readonly title: Words;
  readonly subtitle: Words;
  readonly message: Words;
  readonly button: Words;
}

/** What the widget is rendered with. */
export interface MessengerWidgetProps {
  readonly cards: readonly MessengerCard[];
  readonly labels: { readonly open: string; readonly close: string; readonly channels: string };
  /** It was opened before the island came. */
  readonly wasOpen?: boolean;
}

/**
 * Closes the card at a click outside of it and by Escape. Whether it is open is asked of the details themselves: they
 * are some time before they tell.
 */
function useClosing(details: RefObject<HTMLDetailsElement | null>, close: () => void): void {
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    // the shade that lies over the page while the card is open belongs to the details themselves
    const isInside = (target: EventTarget | null): boolean =>
      target instanceof Node &&
      target !== details.current &&
      (details.current?.contains(target) ?? false);
    document.addEventListener("click", ({ target }) => !isInside(target) && close(), { signal });
    document.addEventListener(
      "keydown",
      ({ key }) => {
        if (key !== "Escape" || !details.current?.open) return;
        close();
        if (isInside(document.activeElement)) details.current?.querySelector("summary")?.focus();
      },
      { signal },
    );
    return () => listening.abort();
  }, [details, close]);
}

function Avatar({ avatar }: { avatar: MessengerAvatar | null }): ReactNode {
  if (!avatar) {
    return (
      <span className="chat__nobody">
        <svg className="ico" viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="12" cy="8.5" r="4" />
          <path d="M4.500 20c.7-4 3.600-6 7.500-6s6.800 2 7.500 6" />
        </svg>
      </span>
    );
  }
  return (
    <picture>
      {avatar.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes="44px" />
      ))}
      <img src={avatar.src} alt="" width="44" height="44" loading="lazy" />
    </picture>
  );
}

/** The icon of a messenger. It comes with the page, so that the island holds none that nobody uses. */
export function MessengerIcon({ path }: { path: string }): ReactNode {
  return (
    <svg className="ico" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

interface ChannelsProps {
  readonly cards: readonly MessengerCard[];
  readonly label: string;
  readonly chosen: MessengerCard;
  readonly onChoose: (card: MessengerCard) => void;
}

/** The messengers to choose from, where there are several. */
function Channels({ cards, label, chosen, onChoose }: ChannelsProps): ReactNode {
  if (cards.length < 2) return null;
  return (
    <div className="chat__channels" role="group" aria-label={label}>
      {cards.map((card) => (
        <button
          key={card.name}
          type="button"
          aria-label={card.label}
          aria-pressed={card === chosen}
          data-messenger={card.name}
          data-tip={card.label}
          onClick={() => onChoose(card)}
        >
          <MessengerIcon path={card.icon} />
        </button>
      ))}
    </div>
  );
}

/** Whether scripts have the widget in hand: not in the markup that pages come with, nor while it is taken over. */
const neverChanges = () => () => undefined;
const isHere = (): boolean => true;
const isNotYetHere = (): boolean => false;

/**
 * The round opener at the window's foot and its card (specification, section 2). Without JavaScript the card opens and
 * closes by the opener; the island adds the outside click, Escape, the close icon and the choice of a messenger.
 */
export function MessengerWidget({
  cards,
  labels,
  wasOpen = false,
}: MessengerWidgetProps): ReactNode {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(wasOpen);
  const [name, choose] = useState(cards[0]?.name);
  const [close] = useState(() => () => {
    if (details.current) details.current.open = false;
  });
  useClosing(details, close);
  const isLive = useSyncExternalStore(neverChanges, isHere, isNotYetHere);
  const card = cards.find((one) => one.name === name);
  if (!card) return null;
  return (
    <details
      ref={details}
      className="messenger"
      data-messenger={card.name}
      data-live={isLive ? "" : undefined}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="opener" aria-label={labels.open}>
        <svg className="ico opener__open" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 5h16v11H11l-4.500 4v-4H4V5Z" />
        </svg>
        <Icon name="close" className="opener__close" />
      </summary>
      <div className="chat" role="dialog" aria-label={textOfWords(card.title)}>
        <div className="chat__head">
          <Avatar avatar={card.avatar} />
          <div>
            <b>
              <Worded of={card.title} />
            </b>
            {card.subtitle !== "" && (
              <span>
                <Worded of={card.subtitle} />
              </span>
            )}
          </div>
          {isLive && (
            <button className="icon-button" type="button" aria-label={labels.close} onClick={close}>
              <Icon name="close" />
            </button>
          )}
        </div>
        <div className="chat__area">
          <p className="chat__bubble" data-tip="" data-tip-on="click">
            <Worded of={card.message} />
          </p>
        </div>
        <div className="chat__foot" data-several={cards.length > 1 ? "" : undefined}>
          {isLive && (
            <Channels
              cards={cards}
              label={labels.channels}
              chosen={card}
              onChoose={(one) => choose(one.name)}
            />
          )}
          <a className="button" href={card.href} {...tabOf(card.href)}>
            <MessengerIcon path={card.icon} />
            <span>
              <Worded of={card.button} />
            </span>
          </a>
        </div>
      </div>
    </details>
  );
}
