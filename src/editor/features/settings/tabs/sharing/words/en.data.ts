export const sharingEn = {
  title: "Search and sharing",
  about: "How the site looks in browser tabs, in search results and when it’s shared.",
  pictures: "Pictures",
  favicon: "Site icon",
  faviconHint: "For tabs and bookmarks. Square, at least 180 × 180 pixels, or SVG.",
  socialImage: "Picture for sharing",
  socialImageHint:
    "Shown in messengers and social networks for pages without their own picture. Best at {{width}} × {{height}} pixels.",
  business: "Your business",
  businessAbout:
    "Search engines show these details beside the results. Nothing is published without a name.",
  businessName: "Business name",
  phone: "Phone",
  phoneWrong: "Enter a phone number of up to 40 characters",
  address: "Postal address",
  addressHint: "With an address, search engines treat it as a local business.",
} as const;
