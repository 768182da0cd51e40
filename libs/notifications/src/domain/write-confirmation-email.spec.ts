import { PlainConfirmationCodes } from '@svc/contracts/testing';
import type { ConfirmationEmailSource } from '../ports/email-sources';
import { writeConfirmationEmail, writeGivenAwayEmail } from './write-confirmation-email';

const codes = new PlainConfirmationCodes();
const CONFIRMATION: ConfirmationEmailSource['confirmation'] = {
  id: '01890a5d-ac96-774b-bcce-b30209123456',
  purpose: 'ticket_give_away',
  email: 'ade@example.com',
  createdAt: '2030-06-01T12:00:00.000Z',
};
const write = (given: Partial<typeof CONFIRMATION> = {}, { minute = 1, language }: { minute?: number; language?: string } = {}) =>
  writeConfirmationEmail(
    { workspace: { displayName: 'Adire House' }, branding: {}, language, confirmation: { ...CONFIRMATION, ...given } },
    { codes, now: new Date(Date.parse(CONFIRMATION.createdAt) + minute * 60_000) },
  );

describe('[ADR 0067 r2] the mail with a code', () => {
  it('tells the code, what it confirms, and what to do if it was somebody else', () => {
    expect(write()).toMatchObject({
      subject: '123456 is your code for Adire House',
      heading: 'Confirm that you give your ticket away',
      facts: [{ name: 'Code', lines: ['123456'] }],
    });
    expect(write({ purpose: 'order_refund' }, { language: 'fr-CI' })).toMatchObject({
      language: 'fr-CI',
      subject: '123456 est votre code pour Adire House',
      heading: 'Confirmez votre demande de remboursement',
    });
  });

  it('names the event of a ticket that is given away', () => {
    const source = {
      workspace: { displayName: 'Adire House' },
      branding: {},
      confirmation: CONFIRMATION,
      ticket: { event: 'Launch night', holder: 'Adé' },
    };
    expect(writeConfirmationEmail(source, { codes, now: new Date(CONFIRMATION.createdAt) })).toMatchObject({
      facts: [
        { name: 'Event', lines: ['Launch night'] },
        { name: 'Code', lines: ['123456'] },
      ],
    });
  });

  it('is not written once the code was taken, or is too old', () => {
    expect(write({ endedAt: '2030-06-01T12:00:30.000Z' })).toBeUndefined();
    expect(write({}, { minute: 10 })).toBeUndefined();
  });
});

describe('[ADR 0067 r7] the mail to whoever has given a ticket away', () => {
  const given = {
    workspace: { displayName: 'Adire House' },
    branding: {},
    confirmation: { ...CONFIRMATION, endedAt: '2030-06-01T12:01:00.000Z' },
    ticket: { event: 'Launch night', holder: 'Bọ́lá' },
  };

  it('says what became of it, who has it, and what to do if it was somebody else', () => {
    const email = writeGivenAwayEmail(given)!;
    expect(email).toMatchObject({
      subject: 'You have given your ticket away: Launch night',
      facts: [
        { name: 'Event', lines: ['Launch night'] },
        { name: 'Now has it', lines: ['Bọ́lá'] },
      ],
    });
    expect(email.paragraphs.join(' ')).toContain('If it was not you, write to Adire House at once.');
    expect(writeGivenAwayEmail({ ...given, language: 'fr' })).toMatchObject({
      subject: expect.stringContaining('Vous avez donné votre billet'),
    });
  });

  it('is not written of what was not confirmed, or is gone', () => {
    expect([writeGivenAwayEmail({ ...given, confirmation: CONFIRMATION }), writeGivenAwayEmail({ ...given, ticket: undefined })]).toEqual([
      undefined,
      undefined,
    ]);
  });
});
