import type { Settlement } from '@svc/notifications';
import { failureLineOf, withoutRecipients } from './failure-line';

const message = {
  id: '0191d3a4-5b6c-7d8e-9f00-112233445566',
  workspaceId: '0191d3a4-5b6c-7d8e-9f00-aabbccddeeff',
  kind: 'registration_confirmed',
  channel: 'email',
  attempts: 1,
} as const;
const dueAt = new Date();
const waiting = (reason: string): Settlement & { state: 'due' } => ({ state: 'due', dueAt, reason });

describe('[ADR 0142 r4] the log of a message that was not sent', () => {
  it('names ref, workspace and reason, and no address', () => {
    const { fields } = failureLineOf(message, waiting('451 4.7.1 <ada@shop.example>: try later'));
    expect(fields).toMatchObject({
      ref: expect.stringMatching(/^msg_/),
      workspace: expect.stringMatching(/^wks_/),
      kind: 'registration_confirmed',
      reason: '451 4.7.1 …: try later',
    });
    expect(JSON.stringify(fields)).not.toContain('ada@');
  });

  it.each([
    '550 5.1.1 <ada.obi@shop.example> unknown',
    '550 ada@shop.example',
    'The number +234 803 123-4567 is not valid',
    'to:+2348031234567',
  ])('holds no recipient: %s', (reason) => expect(withoutRecipients(reason)).not.toMatch(/@|234/));

  it.each([
    ['a refused login', message, waiting('535 5.7.8 Error: authentication failed'), /login.*SMTP_URL/],
    ['a login that is asked for', message, waiting('530 5.7.0 Authentication required'), /login/],
    [
      'a refused account of SMS',
      { ...message, channel: 'sms' as const },
      waiting('Twilio answered 401: 20003: Authenticate'),
      /login.*SMS_URL/,
    ],
    ['an outage of an hour', { ...message, attempts: 6 }, waiting('connect ECONNREFUSED 127.0.0.1:25'), /an hour/],
    ['a message that was given up', message, { state: 'failed', reason: '550 never' } as const, /given up/],
  ] as const)('is an error, since somebody should look: %s', (_, about, settlement, words) => {
    const { level, message: sentence } = failureLineOf(about, settlement);
    expect([level, sentence]).toEqual(['error', expect.stringMatching(words)]);
  });

  it.each([
    ['a mail server that is away', waiting('connect ECONNREFUSED 127.0.0.1:25')],
    ['a refusal for now', waiting('451 4.3.2 try later')],
    ['what is no longer true', { state: 'skipped', reason: 'Its content was no longer true.' } as const],
  ] as const)('is a warning where it resolves itself: %s', (_, settlement) => {
    expect(failureLineOf(message, settlement).level).toBe('warn');
  });
});
