/** The pages of the demo studio. */
export const studioPages = [
  { name: "home", path: "/" },
  { name: "work", path: "/work/" },
  { name: "services", path: "/services/" },
  { name: "people", path: "/studio/" },
  { name: "open studio", path: "/open-studio/" },
  { name: "contact", path: "/contact/" },
  { name: "privacy", path: "/privacy/" },
] as const;

/** Its languages with the prefixes of their paths. */
export const studioLanguages = [
  { code: "en", prefix: "" },
  { code: "de", prefix: "/de" },
  { code: "ru", prefix: "/ru" },
] as const;
