import type { PrintedMark } from '@svc/contracts';

/** Content of a receipt, in the language and the amounts of its reader. */
export interface ReceiptSheet extends PrintedMark {
  merchant: string;
  /** `#rrggbb` or one of its short forms. */
  colour?: string;
  /** Language of all texts, BCP 47. */
  language: string;
  title: string;
  /** Facts below the title: its number, dates, way of payment and references. */
  facts: readonly { name: string; value: string }[];
  /** Seller, buyer and recipient, side by side: a title, and below it at least a line each, the name first. */
  parties: readonly { title: string; lines: readonly string[] }[];
  /** Headings of the columns of `lines`. */
  columns: { text: string; quantity: string; price: string; amount: string };
  /** Sold items. */
  lines: readonly { text: string; detail?: string; quantity: string; price: string; amount: string }[];
  /** Sums below the lines, down to the balance; `isMain` is emphasised. */
  sums: readonly { name: string; amount: string; isMain?: boolean }[];
  /** Payments and refunds, each with its day, its way and its reference. */
  payments: readonly { text: string; detail?: string; amount: string }[];
  /** Heading of `payments`. */
  paymentsTitle: string;
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
