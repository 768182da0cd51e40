/** Content of a receipt, in the language and the amounts of its reader. */
export interface ReceiptSheet {
  merchant: string;
  /** `#rrggbb` or one of its short forms. */
  colour?: string;
  /** Language of all texts, BCP 47. */
  language: string;
  title: string;
  /** Facts below the title: its number, its day, its buyer. */
  facts: readonly { name: string; value: string }[];
  /** Sold items. */
  lines: readonly { text: string; detail?: string; amount: string }[];
  /** Sums below the lines, down to the balance; `isMain` is emphasised. */
  sums: readonly { name: string; amount: string; isMain?: boolean }[];
  /** Notes at its end: contact of the merchant, test mode. */
  notes: readonly string[];
  /** Time of issue, written into the file. */
  issuedAt: Date;
}

/** Prints receipts. The same input is always the same bytes. */
export abstract class ReceiptDocuments {
  /** Prints a PDF of as many A4 pages as needed. Throws Throttled when too many are being printed. */
  abstract receipt(sheet: ReceiptSheet): Promise<Buffer>;
}
