declare module 'fontkit' {
  interface Font {
    hasGlyphForCodePoint(code: number): boolean;
  }
  /** Reads a font file, woff2 too. */
  export function openSync(file: string): Font;
}
