import { RecordingOutbox } from '@svc/kernel/testing';
import { askForCode, CODE_MINUTES, type ConfirmationPurpose, type ConfirmationRequest, takeCode } from './confirmations';
import type { KnownFact } from './facts';
import { InMemoryConfirmations, PlainConfirmationCodes } from './testing';

const NOW = new Date('2030-06-01T12:00:00.000Z');
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const codes = new PlainConfirmationCodes();
const REQUEST: ConfirmationRequest = {
  workspaceId: '01890a5d-ac96-774b-bcce-b302099a9000',
  mode: 'live',
  purpose: 'ticket_give_away',
  subjectId: '01890a5d-ac96-774b-bcce-b302099a9001',
  asked: { email: 'bola@example.com', name: 'Bọ́lá' },
  email: 'ade@example.com',
};

describe('[ADR 0067 r2] a code by mail', () => {
  let tx: { confirmations: InMemoryConfirmations; outbox: RecordingOutbox<KnownFact> };
  let made: number;
  const ids = { next: () => `01890a5d-ac96-774b-bcce-${String((made += 1)).padStart(12, '0')}` };

  beforeEach(() => {
    made = 0;
    tx = { confirmations: new InMemoryConfirmations(), outbox: new RecordingOutbox() };
  });

  const ask = (minute = 0, overrides: Partial<ConfirmationRequest> = {}) =>
    askForCode(tx, { ...REQUEST, ...overrides }, { codes, ids, now: later(minute) });
  const newest = () => codes.codeOf(tx.confirmations.confirmations.at(-1)!.id);
  const take = (
    code: string,
    {
      minute = 1,
      action = REQUEST.asked,
      purpose = REQUEST.purpose,
    }: { minute?: number; action?: unknown; purpose?: ConfirmationPurpose } = {},
  ) => takeCode(tx, { ...REQUEST, asked: action, purpose, code }, { codes, now: later(minute) });

  it('[D-135] is refused while the service sends no mails, and does not count', async () => {
    const closed = Object.assign(new PlainConfirmationCodes(), { areMailed: false });
    await expect(askForCode(tx, REQUEST, { codes: closed, ids, now: NOW })).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
    expect([tx.confirmations.confirmations, tx.outbox.facts]).toEqual([[], []]);
  });

  it('confirms the requested action once', async () => {
    await ask();
    expect(tx.outbox.facts).toMatchObject([
      { type: 'confirmation.asked.v1', data: { confirmationId: tx.confirmations.confirmations[0]!.id } },
    ]);
    expect(await take(newest(), { action: { name: 'Bọ́lá', email: 'bola@example.com', phone: undefined } })).toBe('confirmed');
    expect(await take(newest())).toBe('over');
  });

  it('is accepted with the spaces that people type', async () => {
    await ask();
    const code = newest();
    expect(await take(` ${code.slice(0, 3)} ${code.slice(3)} `)).toBe('confirmed');
  });

  it('[D-122] is accepted as it is typed, and blank input is not a guess', async () => {
    await ask();
    for (const typed of ['', ' ', '-', '\u200b', '\u2014', '\u00ad']) expect(await take(typed)).toBe('wrong');
    expect(tx.confirmations.confirmations[0]!.guesses).toBe(0);
    const fullWidth = [...newest()].map((digit) => String.fromCodePoint(digit.codePointAt(0)! + 0xfee0)).join('\u2011');
    expect(await take(`\u202a${fullWidth}\u202c`)).toBe('confirmed');
  });

  it('confirms no other action and no other purpose', async () => {
    await ask();
    expect(await take(newest(), { action: { email: 'mallory@example.com', name: 'Bọ́lá' } })).toBe('over');
    expect(await take(newest(), { purpose: 'order_refund' })).toBe('over');
  });

  it('is not stored in readable form, with a digest of its action', async () => {
    await ask();
    expect(Object.keys(tx.confirmations.confirmations[0]!).sort()).toEqual([
      'createdAt',
      'digest',
      'email',
      'guesses',
      'id',
      'mode',
      'purpose',
      'subjectId',
      'workspaceId',
    ]);
  });

  it('is over after ten minutes', async () => {
    await ask();
    expect(await take(newest(), { minute: CODE_MINUTES })).toBe('over');
  });

  it('is over after five wrong guesses', async () => {
    await ask();
    const guesses = [];
    for (let guess = 0; guess < 5; guess += 1) guesses.push(await take('999999'));
    expect(guesses).toEqual(['wrong', 'wrong', 'wrong', 'wrong', 'over']);
    expect(await take(newest())).toBe('over');
  });

  it('replaces the previous one', async () => {
    await ask();
    const first = newest();
    await ask(1);
    expect(await take(first, { minute: 2 })).toBe('wrong');
    expect(await take(newest(), { minute: 2 })).toBe('confirmed');
  });

  it('is sent at most three times an hour for one subject', async () => {
    expect([await ask(0), await ask(1), await ask(2), await ask(3)]).toEqual(['sent', 'sent', 'sent', 'too_many']);
    expect(await ask(3, { subjectId: '01890a5d-ac96-774b-bcce-b302099a9009' })).toBe('sent');
    expect(await ask(61)).toBe('sent');
  });
});
