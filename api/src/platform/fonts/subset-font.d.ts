declare module 'subset-font' {
  /** Makes a font of the letters of `text`, in the place of its axes that is named. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { readonly targetFormat: 'truetype'; readonly variationAxes: Readonly<Record<string, number>> },
  ): Promise<Buffer>;
}
