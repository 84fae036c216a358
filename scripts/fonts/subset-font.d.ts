declare module "subset-font" {
  type Axis = number | { min: number; max: number; default?: number };
  export default function subsetFont(
    font: Buffer,
    text: string | null,
    options: {
      targetFormat: "woff2" | "truetype";
      keepFeatures?: string[];
      noHinting?: boolean;
      keepAllGlyphs?: boolean;
      variationAxes?: Record<string, Axis>;
    },
  ): Promise<Buffer>;
}
