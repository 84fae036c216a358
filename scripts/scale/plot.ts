interface Line {
  readonly name: string;
  /** Both from 0 to 1. */
  readonly points: readonly (readonly [x: number, y: number])[];
}

const [width, height, margin] = [640, 320, 48];
const colours = ["#1d4ed8", "#b45309", "#047857", "#be123c"];

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Lines over two axes from 0 to 100 %, as a file of SVG. */
export function plot(title: string, about: { across: string; lines: readonly Line[] }): string {
  const x = (at: number) => round(margin + at * (width - 2 * margin));
  const y = (at: number) => round(height - margin - at * (height - 2 * margin));
  const grid = [0, 0.25, 0.5, 0.75, 1].map(
    (at) =>
      `<path d="M${x(0)} ${y(at)}H${x(1)}" stroke="#ccc"/><text x="${x(0) - 6}" y="${y(at) + 4}" text-anchor="end">${at * 100} %</text><text x="${x(at)}" y="${height - margin + 18}" text-anchor="middle">${at * 100} %</text>`,
  );
  const drawn = about.lines.map(({ name, points }, at) => {
    const colour = colours[at % colours.length];
    const path = points.map(([px, py]) => `${x(px)} ${y(py)}`).join("L");
    return `<path d="M${path}" fill="none" stroke="${colour}" stroke-width="2"/><text x="${x(1) - 4}" y="${y(0.05 + at * 0.08)}" text-anchor="end" fill="${colour}">${name}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12"><title>${title}</title><rect width="${width}" height="${height}" fill="#fff"/><text x="${margin}" y="24" font-size="14">${title}</text>${[...grid, ...drawn].join("")}<text x="${width / 2}" y="${height - 8}" text-anchor="middle">${about.across}</text></svg>\n`;
}
