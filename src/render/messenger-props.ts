import type { MessengerCard, MessengerWidgetProps } from "#/chrome/messenger-widget.tsx";
import { primaryLanguage } from "#/site/language.ts";
import type { LocalizedText } from "#/site/localized-text.ts";
import { readText } from "#/site/localized-text.ts";
import { activeMessengers, messengerFields, messengerVendor } from "#/site/messenger.ts";
import type { Messenger } from "#/site/messenger.ts";
import type { VisitorMessageKey } from "#/site/visitor-messages/translation.ts";
import { spokenAttributes, wordLanguage, wordsIn } from "#/site/word-language.ts";
import type { Words } from "#/site/word-language.ts";
import type { PageFacts } from "./page-facts.ts";

function cardsOf(
  { name, value, data }: Messenger,
  { site, language, files, say }: PageFacts,
): MessengerCard[] {
  const vendor = messengerVendor(name);
  if (!vendor) return [];
  const primary = primaryLanguage(site.languages);
  const own = (text: LocalizedText, otherwise: Words = ""): Words => {
    const words = readText(text, language, primary);
    if (words === "") return otherwise;
    return wordsIn(words, text[language]?.text ? {} : wordLanguage(primary, language));
  };
  const spoken = (key: VisitorMessageKey): Words =>
    wordsIn(say(key, language), spokenAttributes(language));
  const { label, icon } = vendor;
  const avatar = data.avatar ? files(data.avatar, messengerFields.avatar) : undefined;
  const card = {
    name,
    label,
    icon,
    href: vendor.link(value),
    avatar: avatar ? { sources: avatar.sources, src: avatar.src } : null,
    title: own(data.name, label),
    subtitle: own(data.subtitle),
    message: own(data.message, spoken("chatGreeting")),
    button: own(data.buttonText, spoken("chatButton")),
  };
  return [card];
}

/** What the messengers of a site are rendered with; null where visitors see none. */
export function messengerProps(facts: PageFacts): MessengerWidgetProps | null {
  const cards = activeMessengers(facts.site.settings.messengers).flatMap((one) =>
    cardsOf(one, facts),
  );
  if (cards.length === 0) return null;
  const { language, say } = facts;
  return {
    cards,
    labels: {
      open: say("chatOpen", language),
      close: say("close", language),
      channels: say("chatChannels", language),
    },
  };
}
