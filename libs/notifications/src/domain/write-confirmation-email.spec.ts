import { PlainConfirmationCodes } from '@svc/contracts/testing';
import type { ConfirmationEmailSource } from '../ports/email-sources';
import { writeConfirmationEmail } from './write-confirmation-email';

const codes = new PlainConfirmationCodes();
const CONFIRMATION: ConfirmationEmailSource['confirmation'] = { id: '01890a5d-ac96-774b-bcce-b30209123456', purpose: 'ticket_give_away', email: 'ade@example.com', createdAt: '2030-06-01T12:00:00.000Z' };
const write = (given: Partial<typeof CONFIRMATION> = {}, { minute = 1, language }: { minute?: number; language?: string } = {}) =>
  writeConfirmationEmail({ workspace: { displayName: 'Adire House' }, branding: {}, language, confirmation: { ...CONFIRMATION, ...given } }, { codes, now: new Date(Date.parse(CONFIRMATION.createdAt) + minute * 60_000) });

describe('[ADR 0067 r2] the mail with a code', () => {
  it('tells the code, what it confirms, and what to do if it was somebody else', () => {
    expect(write()).toMatchObject({ subject: '123456 is your code for Adire House', heading: 'Confirm that you give your ticket away', facts: [{ name: 'Code', lines: ['123456'] }] });
    expect(write({ purpose: 'order_refund' }, { language: 'fr-CI' })).toMatchObject({ language: 'fr-CI', subject: '123456 est votre code pour Adire House', heading: 'Confirmez votre demande de remboursement' });
  });

  it('is not written once the code was taken, or is too old', () => {
    expect(write({ endedAt: '2030-06-01T12:00:30.000Z' })).toBeUndefined();
    expect(write({}, { minute: 10 })).toBeUndefined();
  });
});
