/** A browser's window with something in it, 132 by 96: what stands above a notice. `inside` is markup of our own. */
export function noticeDrawing(inside: string): string {
  return `<svg viewBox="0 0 132 96" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true"><rect x="1" y="1" width="130" height="94" rx="10"/><path d="M1 22h130"/><circle cx="13" cy="11.5" r="2.5"/><circle cx="22" cy="11.5" r="2.5"/><circle cx="31" cy="11.5" r="2.5"/>${inside}</svg>`;
}
