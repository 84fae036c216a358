import type { ReactNode, SVGProps } from "react";

/** Icons of 24 × 24, drawn for the published pages; stroke widths and corners follow the look. */
const icons = {
  arrow: <path d="M5 12h14m-6-6 6 6-6 6" />,
  tick: <path d="m5 12.5 4.5 4.5L19 7.5" />,
  place: (
    <>
      <path d="M12 21s7-6.1 7-11.2A7 7 0 0 0 5 9.8C5 14.9 12 21 12 21Z" />
      <circle cx="12" cy="10" r="2.5" />
    </>
  ),
  mail: (
    <>
      <rect x="3" y="5" width="18" height="14" rx="1.5" />
      <path d="m3.5 7 8.5 6.5L20.5 7" />
    </>
  ),
  phone: (
    <path d="M5 4h4l1.7 4.6-2.2 1.6a12 12 0 0 0 5.3 5.3l1.6-2.2L20 15v4a1.5 1.5 0 0 1-1.6 1.5A15.5 15.5 0 0 1 3.5 5.6 1.5 1.5 0 0 1 5 4Z" />
  ),
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
  play: <path d="M8.5 5.5v13l10.5-6.5Z" />,
  flag: <path d="M6 21V4m0 0h11l-2 4 2 4H6" />,
  menu: <path d="M3.5 8h17m-17 8h17" />,
  close: <path d="m5.5 5.5 13 13m0-13-13 13" />,
  plus: <path d="M12 5v14m-7-7h14" />,
  down: <path d="m6 9 6 6 6-6" />,
  up: <path d="M12 19V5m-6 6 6-6 6 6" />,
} as const;
export type IconName = keyof typeof icons;

interface IconProps {
  readonly name: IconName;
  readonly className?: string;
  /** What the page around it adds to its element. */
  readonly added?: SVGProps<SVGSVGElement>;
}

export function Icon({ name, className, added }: IconProps): ReactNode {
  const base = name === "arrow" ? "ico ico--arrow" : "ico";
  return (
    <svg
      className={className ? `${base} ${className}` : base}
      viewBox="0 0 24 24"
      aria-hidden="true"
      {...added}
    >
      {icons[name]}
    </svg>
  );
}
