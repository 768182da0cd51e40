/** What a receipt says, in the words and the amounts of its reader. */
export interface ReceiptSheet {
  merchant: string;
  /** `#rrggbb` or one of its short forms. */
  colour?: string;
  /** BCP 47, of all texts. */
  language: string;
  title: string;
  /** What it is about, below the title: its number, its day, its buyer. */
  facts: readonly { name: string; value: string }[];
  /** What was bought. */
  lines: readonly { text: string; detail?: string; amount: string }[];
  /** What comes below the lines, down to what is left; `isMain` stands out. */
  sums: readonly { name: string; amount: string; isMain?: boolean }[];
  /** At its end: how the merchant is reached, that it is a test. */
  notes: readonly string[];
  /** Written into the file. */
  issuedAt: Date;
}

/** Prints receipts. The same input is always the same bytes. */
export abstract class ReceiptDocuments {
  /** A PDF of as many pages of A4 as it takes. Throws Throttled when too many are being printed. */
  abstract receipt(sheet: ReceiptSheet): Promise<Buffer>;
}
