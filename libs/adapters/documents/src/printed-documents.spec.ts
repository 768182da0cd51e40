import { qrCodesContract } from '@svc/ticketing/testing';
import { ticketDocumentsContract } from '@svc/notifications/testing';
import { aReceipt, receiptDocumentsContract } from '@svc/orders/testing';
import {
  KeptPrints,
  type MissingCharacters,
  PrintedQrCodes,
  PrintedReceiptDocuments,
  PrintedTicketDocuments,
  type PrintTools,
} from './printed-documents';
import { printHere } from './print-tickets';

const tools: PrintTools = { pictures: async () => undefined, onMissing: () => undefined };

describe('the cache of prints', () => {
  const printer = (maxBytes: number) => {
    const made: string[] = [];
    const prints = new KeptPrints<string>(maxBytes, ({ length }) => length);
    const print = (shown: object) =>
      prints.of(shown, async (all) => {
        made.push(JSON.stringify(all));
        return JSON.stringify(all);
      });
    return { made, print };
  };

  it('[D-106] makes a print once for the same content, also for concurrent requests', async () => {
    const { made, print } = printer(1_000);
    expect(await Promise.all([print({ day: 1 }), print({ day: 1 })])).toEqual(['{"day":1}', '{"day":1}']);
    await print({ day: 1 });
    expect(made).toEqual(['{"day":1}']);
  });

  it('[D-106] makes another print for different content, such as another day', async () => {
    const { made, print } = printer(1_000);
    for (const day of [1, 2, 1]) expect(await print({ day })).toBe(`{"day":${day}}`);
    expect(made).toHaveLength(2);
  });

  it('[D-106] takes no more memory than it may: prints used least recently go first', async () => {
    const { made, print } = printer(20);
    for (const day of [1, 2, 1, 3, 1, 2]) await print({ day });
    expect(made).toEqual(['{"day":1}', '{"day":2}', '{"day":3}', '{"day":2}']);
  });

  it('is empty without memory, and for prints larger than all of it', async () => {
    for (const maxBytes of [0, 5]) {
      const { made, print } = printer(maxBytes);
      await print({ day: 1 });
      await print({ day: 1 });
      expect(made).toHaveLength(2);
    }
  });

  it('retries after a failure', async () => {
    const prints = new KeptPrints<string>(1_000, ({ length }) => length);
    await expect(prints.of('x', () => Promise.reject(new Error('no paper')))).rejects.toThrow('no paper');
    expect(await prints.of('x', async () => 'printed')).toBe('printed');
  });
});

describe.each([0, 1_000_000])('QR codes, of which %i bytes are kept', (maxBytes) => {
  qrCodesContract(() => new PrintedQrCodes(printHere, maxBytes));
});

describe.each([0, 1_000_000])('documents that guests carry with them, of which %i bytes are kept', (maxBytes) => {
  ticketDocumentsContract(() => new PrintedTicketDocuments(printHere, maxBytes, tools));
});

describe('characters that no font draws', () => {
  const pdf = Buffer.from('%PDF');
  const reports: unknown[] = [];
  const onMissing: MissingCharacters = (missing, merchant) => reports.push([missing, merchant]);

  beforeEach(() => reports.splice(0));

  it.each([
    [['𓀀'], [[['𓀀'], 'Adé']]],
    [[], []],
  ])('[D-138] are reported with the merchant of the print, once for each print that is made: %p', async (missing, expected) => {
    const printer = { ...printHere, tickets: async () => ({ pdf, missing }), receipt: async () => ({ pdf, missing }) };
    const documents = new PrintedTicketDocuments(printer, 1_000, { ...tools, onMissing });
    const sheets = { merchant: 'Adé', title: 'Evening', seats: [], issuedAt: new Date(0) };
    for (let time = 0; time < 2; time += 1) expect(await documents.tickets(sheets)).toEqual(pdf);
    expect(reports).toEqual(expected);
    await new PrintedReceiptDocuments(printer, { ...tools, onMissing }).receipt(aReceipt({ merchant: 'Adé' }));
    expect(reports).toEqual([...expected, ...expected]);
  });
});

describe('pictures of a print', () => {
  const printed = async (pictures: PrintTools['pictures']) => {
    const taken: unknown[] = [];
    const printer = {
      ...printHere,
      tickets: async (sheets: { pictures?: object }) => (taken.push(sheets.pictures), { pdf: Buffer.from('%PDF'), missing: [] }),
    };
    const documents = new PrintedTicketDocuments(printer, 1_000, { ...tools, pictures });
    await documents.tickets({ merchant: 'Adé', title: 'Evening', seats: [], issuedAt: new Date(0), logoUrl: 'logo', coverUrl: 'cover' });
    return taken;
  };

  it('are read by their addresses, and left out where that fails', async () => {
    expect(await printed(async (url) => Buffer.from(url))).toEqual([{ logo: Buffer.from('logo'), cover: Buffer.from('cover') }]);
    const failing = async (url: string) => (url === 'logo' ? Promise.reject(new Error('gone')) : undefined);
    expect(await printed(failing)).toEqual([{ logo: undefined, cover: undefined }]);
  });

  it('are left out where they come late', async () => {
    jest.useFakeTimers();
    const late = printed(() => new Promise(() => undefined));
    await jest.advanceTimersByTimeAsync(3_000);
    expect(await late).toEqual([{ logo: undefined, cover: undefined }]);
    jest.useRealTimers();
  });
});

describe('printed receipts', () => {
  receiptDocumentsContract(() => new PrintedReceiptDocuments(printHere, tools));
});
