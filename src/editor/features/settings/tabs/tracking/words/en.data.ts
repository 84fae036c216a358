export const trackingEn = {
  title: "Tracking",
  about: "Third-party analytics and ads. Paste the ID, never a script.",
  incomplete: "Fill in the other field too. Nothing loads until then.",
} as const;
