import type { ReactNode } from "react";

/** Drawings that only an invitation has: icons of the kit are part of what every editor loads first. */
const drawings = {
  clock: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7.5V12l3 2" />
    </>
  ),
  people: (
    <>
      <circle cx="9" cy="8.5" r="3.5" />
      <path d="M2.5 19.5c.6-3.6 3.2-5.5 6.5-5.5s5.9 1.9 6.5 5.5M16 5.3a3.5 3.5 0 0 1 0 6.4m2 2.9c1.9.8 3.1 2.5 3.5 4.9" />
    </>
  ),
} as const;

/** When an event is, or how many may come. */
export function EventIcon({ name }: { readonly name: keyof typeof drawings }): ReactNode {
  return (
    <svg className="ico" viewBox="0 0 24 24" aria-hidden="true">
      {drawings[name]}
    </svg>
  );
}
