import type { ReceiptDocuments, ReceiptSheet } from '../ports/receipt-documents';

/** Builds a receipt of one line; give only the fields of the test. */
export function aReceipt(overrides: Partial<ReceiptSheet> = {}): ReceiptSheet {
  return {
    merchant: 'Adire House',
    language: 'en',
    title: 'Receipt',
    facts: [{ name: 'Order', value: '1001' }],
    parties: [
      { title: 'Seller', lines: ['Adire House', 'Lagos'] },
      { title: 'Buyer', lines: ['Ada Obi'] },
    ],
    columns: { text: 'Item', quantity: 'Qty', price: 'Unit price', amount: 'Amount' },
    lines: [{ text: 'Kaftan', quantity: '2', price: '₦500', amount: '₦1,000' }],
    sums: [
      { name: 'Total', amount: '₦1,000', isMain: true },
      { name: 'Paid', amount: '₦1,000' },
    ],
    paymentsTitle: 'Payments',
    payments: [{ text: 'Card', detail: '21 November 2026 · Reference ref_1', amount: '₦1,000' }],
    notes: ['desk@adire.ng'],
    issuedAt: new Date('2026-11-21T07:00:00Z'),
    ...overrides,
  };
}

/** Tests an implementation of ReceiptDocuments. */
export function receiptDocumentsContract(make: () => ReceiptDocuments): void {
  it('prints receipts as a PDF', async () => {
    expect((await make().receipt(aReceipt())).toString('latin1')).toMatch(/^%PDF-[^]*%%EOF\s*$/);
  });

  it('[D-81] makes the same bytes of the same input, and others of another', async () => {
    expect(await make().receipt(aReceipt())).toEqual(await make().receipt(aReceipt()));
    expect(await make().receipt(aReceipt({ lines: [] }))).not.toEqual(await make().receipt(aReceipt()));
  });
}
