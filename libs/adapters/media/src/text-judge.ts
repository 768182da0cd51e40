/** Control characters, but for tab, line feed, vertical tab, form feed and carriage return. */
const CONTROL_CHARACTERS = /(?![\t\n\v\f\r])\p{Cc}/u;
/** Bytes of such characters, of which other encodings make no others; bytes from 128 on are letters and signs there. */
const CONTROL_BYTES = /(?![\t\n\v\f\r])(?:(?![\u0080-\u009f])\p{Cc})/u;
/** A letter or sign of an older encoding; ÿ and þ, which broken files often hold, only beside another letter. */
const SIGN_BYTES = /[\u0080-\u00fd]|[A-Za-z\u0080-\u00ff][\u00fe\u00ff]|[\u00fe\u00ff][A-Za-z\u0080-\u00ff]/;
/** The beginning of a character in UTF-8 whose end is missing. */
const BROKEN_OFF = /[\u00c2-\u00f4][\u0080-\u00bf]+$/;
const MOST_OF_A_CHARACTER = 4;

/**
 * Judges whether a file is a text, piece by piece: in UTF-8, in UTF-16 with its mark, or in an older encoding such as Windows-1252 or
 * Windows-1251, which spreadsheets and editors still write. A text has no control characters.
 */
export class TextJudge {
  private decoder?: TextDecoder;
  private isWide = false;
  private isUtf8 = true;
  private hasSigns = false;
  private hasControls = false;
  private end = '';

  /** Takes the next bytes. Returns false once the file can be no text. */
  take(bytes: Uint8Array): boolean {
    this.decoder ??= this.decoderFor(bytes);
    if (this.isWide) return this.decode(bytes) !== undefined && !this.hasControls;
    const raw = Buffer.from(bytes).toString('latin1');
    this.end = (this.end + raw).slice(-MOST_OF_A_CHARACTER);
    this.hasSigns ||= SIGN_BYTES.test(raw);
    if (CONTROL_BYTES.test(raw)) return false;
    if (this.isUtf8 && this.decode(bytes) === undefined) this.isUtf8 = false;
    return true;
  }

  /** Returns true for a text; all bytes are taken. */
  isText(): boolean {
    const isWhole = this.isUtf8 && this.decode() !== undefined;
    if (isWhole || this.isWide) return isWhole && !this.hasControls;
    return this.hasSigns && !(this.isUtf8 && BROKEN_OFF.test(this.end));
  }

  private decoderFor([first, second]: Uint8Array): TextDecoder {
    const wide = first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
    this.isWide = wide !== undefined;
    return new TextDecoder(wide ?? 'utf-8', { fatal: true });
  }

  /** Decodes the next bytes, or the end without any; undefined for bytes of another encoding. */
  private decode(bytes?: Uint8Array): string | undefined {
    try {
      const text = bytes ? this.decoder!.decode(bytes, { stream: true }) : (this.decoder?.decode() ?? '');
      this.hasControls ||= CONTROL_CHARACTERS.test(text);
      return text;
    } catch {
      return undefined;
    }
  }
}
