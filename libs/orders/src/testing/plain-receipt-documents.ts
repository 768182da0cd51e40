import { ReceiptDocuments, type ReceiptSheet } from '../ports/receipt-documents';

/** Receipts that tests can read: the unchanged input. */
export class PlainReceiptDocuments extends ReceiptDocuments {
  async receipt(sheet: ReceiptSheet): Promise<Buffer> {
    return Buffer.from(`%PDF- ${JSON.stringify(sheet)} %%EOF`);
  }
}
