import { parseSync, Visitor } from "oxc-parser";

/** How many type assertions a source has, without `as const`. */
export function countCasts(file: string, source: string): number {
  let count = 0;
  new Visitor({
    TSAsExpression({ typeAnnotation: type }) {
      const isConst =
        type.type === "TSTypeReference" &&
        type.typeName.type === "Identifier" &&
        type.typeName.name === "const";
      if (!isConst) count += 1;
    },
    TSTypeAssertion() {
      count += 1;
    },
  }).visit(parseSync(file, source).program);
  return count;
}
