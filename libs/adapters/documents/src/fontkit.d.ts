/** The part of fontkit that tickets use: it publishes no types. */
declare module 'fontkit' {
  /** A font that is parsed, table by table as they are asked for. */
  export interface Font {
    readonly postscriptName: string;
    layout(text: string): object;
  }
  /** Reads and parses the font at a path. */
  export function openSync(path: string): Font;
}
