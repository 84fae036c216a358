import type { ReactNode } from "react";
import type { socialKinds } from "#/site/navigation.ts";
import { icon as facebook } from "#/vendors/facebook/icon.data.ts";
import { icon as instagram } from "#/vendors/instagram/icon.data.ts";
import { icon as telegram } from "#/vendors/telegram/icon.data.ts";
import { icon as viber } from "#/vendors/viber/icon.data.ts";
import { icon as whatsapp } from "#/vendors/whatsapp/icon.data.ts";

export type SocialKind = (typeof socialKinds)[number];

/** Names of the networks, as they call themselves; any other address has none. */
export const socialNames: Partial<Record<SocialKind, string>> = {
  telegram: "Telegram",
  vk: "VK",
  whatsapp: "WhatsApp",
  viber: "Viber",
  facebook: "Facebook",
  instagram: "Instagram",
  youtube: "YouTube",
  x: "X",
  linkedin: "LinkedIn",
  github: "GitHub",
  tiktok: "TikTok",
  pinterest: "Pinterest",
};

const shapes: Record<SocialKind, ReactNode> = {
  telegram: <path d={telegram} />,
  vk: (
    <path d="M4 7.5c.4 5.800 3.500 9.500 8.500 9.500V7.500m0 4.700c3-.4 5.100-2.200 6-4.700m-6 4.700c3.100.5 5.500 2.200 6.500 4.800" />
  ),
  whatsapp: <path d={whatsapp} />,
  viber: <path d={viber} />,
  facebook: <path d={facebook} />,
  instagram: <path d={instagram} />,
  youtube: (
    <>
      <rect x="2.500" y="5.500" width="19" height="13" rx="4" />
      <path d="m10 9 5 3-5 3V9Z" />
    </>
  ),
  x: <path d="m4 4 16 16M20 4 4 20" />,
  linkedin: (
    <path d="M5 10v9m0-13.500v.01M10 19v-9m0 4.200c0-2.400 1.600-4.200 4-4.200 2.600 0 4 1.700 4 4.500V19" />
  ),
  github: (
    <path d="M9.500 20.500v-3c-3.500.8-4.500-1.500-5-2.500m5 2.500c0-1 .3-1.700.9-2.200-3-.3-5.400-1.700-5.400-5.300 0-1.300.5-2.400 1.300-3.300-.2-.9-.2-2 .2-3 1.200 0 2.300.6 3.200 1.300a11 11 0 0 1 5.600 0c.9-.7 2-1.300 3.200-1.300.4 1 .4 2.100.2 3 .8.900 1.300 2 1.300 3.300 0 3.600-2.400 5-5.400 5.300.6.5.9 1.400.9 2.500v2.700" />
  ),
  tiktok: (
    <path d="M13.500 3.500v11.700a3.800 3.800 0 1 1-3.800-3.800m3.800-7.900c.3 2.800 2.300 4.700 5 5" />
  ),
  pinterest: (
    <>
      <circle cx="12" cy="12" r="8.500" />
      <path d="m10 19.500 2.300-9m-3 3.200c-1.600-2.900.4-5.700 3.200-5.700 2.300 0 3.700 1.600 3.500 3.700-.2 2.400-1.600 3.800-3.100 3.800-.9 0-1.600-.5-1.900-1.200" />
    </>
  ),
  other: (
    <>
      <circle cx="12" cy="12" r="8.500" />
      <path d="M3.500 12h17M12 3.500c5 5.500 5 11.500 0 17-5-5.500-5-11.500 0-17Z" />
    </>
  ),
};

export function SocialIcon({ kind }: { kind: SocialKind }): ReactNode {
  return (
    <svg className="ico" viewBox="0 0 24 24" aria-hidden="true">
      {shapes[kind]}
    </svg>
  );
}
