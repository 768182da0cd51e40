import { labelsOfSettlement } from './message-outcome';

const dueAt = new Date(0);

describe('[ADR 0160 r3] the labels of an attempt to send a message', () => {
  it.each([
    ['535 5.7.8 Error: authentication failed', 'login'],
    ['Invalid login: 535 5.7.8', 'login'],
    ['Twilio answered 401: 20003: Authenticate', 'login'],
    ['451 4.7.1 <ada@shop.example>: try later', 'try_later'],
    ['Termii answered 503', 'try_later'],
    ['550 5.1.1 <ada@shop.example> unknown', 'refused'],
    ['WhatsApp answered 400: 131026', 'refused'],
    ['Twilio answered 429: too many', 'rate_limited'],
    ['connect ECONNREFUSED 127.0.0.1:25', 'connection'],
    ['getaddrinfo ENOTFOUND mail.example', 'connection'],
    ['Unexpected socket close', 'connection'],
    ['no answer in time', 'timeout'],
    ['Greeting never received: Connection timeout', 'timeout'],
    ['ada@shop.example +2348031234567', 'other'],
  ])('name the kind of a failure, and nothing of a person: %s', (reason, label) => {
    expect(labelsOfSettlement({ state: 'due', dueAt, reason })).toEqual({ outcome: 'due', reason: label });
    expect(labelsOfSettlement({ state: 'failed', reason })).toEqual({ outcome: 'failed', reason: label });
  });

  it('name no reason for a message that was sent, or is no longer true', () => {
    expect([
      labelsOfSettlement({ state: 'sent', at: dueAt }),
      labelsOfSettlement({ state: 'skipped', reason: 'Its event is over.' }),
    ]).toEqual([
      { outcome: 'sent', reason: 'none' },
      { outcome: 'skipped', reason: 'none' },
    ]);
  });
});
