import type { CalendarFile, TicketDocuments, TicketSheets } from '../ports/ticket-documents';

const day = { date: '2026-12-05', startAt: '2026-12-05T17:00:00Z', timezone: 'Africa/Lagos' };
const entry = { ...day, uid: 'att_1@svc', sequence: 2, title: 'Design Fair' };

const invite = {
  method: 'REQUEST',
  writtenAt: new Date('2026-11-21T07:00:00Z'),
  organiser: { name: 'Adire House', email: 'no-reply@shop.example' },
  guest: { name: 'Adé', email: 'ade@example.com' },
  entries: [entry, { ...entry, uid: 'att_2@svc' }],
} satisfies CalendarFile;

const sheets: TicketSheets = {
  merchant: 'Adire House',
  title: 'Design Fair',
  seats: [{ holder: 'Adé', tier: 'Entry', days: [day], ref: 'att_1', code: 'SVC1.a.b' }],
  issuedAt: new Date('2026-11-21T07:00:00Z'),
};

/** Tests the contract of every `TicketDocuments`. */
export function ticketDocumentsContract(make: () => TicketDocuments): void {
  it('writes calendar files with each entry and the guest', () => {
    const text = make().calendar(invite);
    expect(text).toMatch(/^BEGIN:VCALENDAR[^]*END:VCALENDAR\s*$/);
    for (const part of ['REQUEST', 'att_1@svc', 'att_2@svc', 'Design Fair', 'ade@example.com', 'no-reply@shop.example'])
      expect(text).toContain(part);
  });

  it('prints tickets as a PDF', async () => {
    const text = (await make().tickets(sheets)).toString('latin1');
    expect(text).toMatch(/^%PDF-[^]*%%EOF\s*$/);
  });

  it('[D-81] makes the same bytes of the same input, and different ones of another', async () => {
    expect(make().calendar(invite)).toBe(make().calendar(invite));
    expect(make().calendar({ ...invite, method: 'CANCEL' })).not.toBe(make().calendar(invite));
    expect(await make().tickets(sheets)).toEqual(await make().tickets(sheets));
    expect(await make().tickets({ ...sheets, seats: [{ ...sheets.seats[0]!, code: 'SVC1.a.c' }] })).not.toEqual(
      await make().tickets(sheets),
    );
  });
}
