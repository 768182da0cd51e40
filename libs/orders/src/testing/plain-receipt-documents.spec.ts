import { PlainReceiptDocuments } from './plain-receipt-documents';
import { receiptDocumentsContract } from './receipt-documents.contract';

describe('receipts that tests can read', () => {
  receiptDocumentsContract(() => new PlainReceiptDocuments());
});
