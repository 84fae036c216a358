import { parseSync, Visitor, type Function, type ArrowFunctionExpression } from "oxc-parser";

export interface MeasuredFunction {
  line: number;
  lines: number;
}

/** The lengths in lines of all functions of a source, nested ones included. */
export function functionLengths(file: string, source: string): MeasuredFunction[] {
  const found: MeasuredFunction[] = [];
  const lineOf = lineFinder(source);
  function measure(node: Function | ArrowFunctionExpression): void {
    if (node.body === null) return;
    const line = lineOf(node.start);
    found.push({ line, lines: lineOf(node.end) - line + 1 });
  }
  new Visitor({
    FunctionDeclaration: measure,
    FunctionExpression: measure,
    ArrowFunctionExpression: measure,
  }).visit(parseSync(file, source).program);
  return found;
}

/** Gives the line, from 1, of an offset. */
function lineFinder(source: string): (offset: number) => number {
  const ends = [...source.matchAll(/\n/g)].map((match) => match.index);
  return (offset) => {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? Infinity) < offset) low = middle + 1;
      else high = middle;
    }
    return low + 1;
  };
}
