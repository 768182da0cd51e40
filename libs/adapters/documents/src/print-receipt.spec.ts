import { aReceipt } from '@svc/orders/testing';
import { printReceipt as print } from './print-receipt';

const printReceipt = async (...[sheet]: Parameters<typeof print>) => Buffer.from((await print(sheet)).pdf);

const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)!.length;

describe('receipts in print', () => {
  it('[D-81] are the same bytes for the same sheet, and embed their fonts', async () => {
    const pdf = await printReceipt(aReceipt({ merchant: 'Adé & Ọlá', colour: '#fff' }));
    expect(await printReceipt(aReceipt({ merchant: 'Adé & Ọlá', colour: '#fff' }))).toEqual(pdf);
    expect(pdf.toString('latin1')).toMatch(/\/FontFile2/);
    expect(pdf.toString('latin1')).not.toMatch(/Helvetica/);
  });

  it('are one page of A4 where that is enough', async () => {
    const pdf = await printReceipt(aReceipt());
    expect(pagesOf(pdf)).toBe(1);
    expect(pdf.toString('latin1')).toContain('/MediaBox [0 0 595.28 841.89]');
  });

  it.each([
    [12, 1],
    [60, 4],
  ])('go on to a further page where they have more content: %i lines', async (count, pages) => {
    const lines = Array.from({ length: count }, (_, index) => ({
      text: `Kaftan ${index}`,
      detail: 'Large',
      quantity: '2',
      price: '₦500',
      amount: '₦1,000',
    }));
    expect(pagesOf(await printReceipt(aReceipt({ lines })))).toBe(pages);
  });

  it('have seller and buyer side by side, however many lines each of their texts takes', async () => {
    const long = 'Adire House Studio '.repeat(20);
    const lines = Array.from({ length: 8 }, (_, index) => ({ text: `Kaftan ${index}`, quantity: '1', price: '₦500', amount: '₦500' }));
    const parties = [
      { title: 'Seller', lines: ['Adire House', ...Array<string>(2).fill(long)] },
      { title: 'Buyer', lines: [long, long, 'ada@example.com'] },
    ];
    expect(pagesOf(await printReceipt(aReceipt({ parties, lines })))).toBe(1);
    const high = parties.map((party) => ({ ...party, lines: [...party.lines, ...Array<string>(6).fill(long)] }));
    expect(pagesOf(await printReceipt(aReceipt({ parties: high, lines })))).toBe(3);
  });

  it('draw amounts of ten digits on one line', async () => {
    const lines = Array.from({ length: 27 }, () => ({ text: 'Kaftan', quantity: '1', price: '₦500', amount: '₦500' }));
    const sums = Array.from({ length: 4 }, () => ({ name: 'Total', amount: '₦9,999,999,999.00', isMain: true }));
    const { pdf, missing } = await print(aReceipt({ parties: [], payments: [], facts: [], notes: [], lines, sums }));
    expect([pagesOf(Buffer.from(pdf)), missing]).toEqual([1, []]);
  });

  it('take names of any length', async () => {
    const long = 'Ọ̀pọ̀lọpọ̀ ọ̀rọ̀ nípa iṣẹ́ '.repeat(30);
    const sheet = aReceipt({
      merchant: long,
      facts: [{ name: 'Order', value: long }],
      parties: [
        { title: 'Seller', lines: [long, long] },
        { title: 'Buyer', lines: [long] },
      ],
      lines: [{ text: long, detail: long, quantity: '2', price: '₦500', amount: '₦1,000' }],
      notes: [long],
    });
    expect(pagesOf(await printReceipt(sheet))).toBe(2);
  });
});
