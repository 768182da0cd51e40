import { summaryOf } from './failed-messages';

describe('[D-160] failed messages', () => {
  it('are summed up by kind and by reason, the most first, without addresses and ids', () => {
    const summary = summaryOf([
      { kind: 'order_confirmed', reason: '550 5.1.1 <ada@example.com> unknown', count: 1 },
      { kind: 'registration_confirmed', reason: '535 5.7.8 authentication failed 4f9Ab12cd', count: 2 },
      { kind: 'registration_confirmed', reason: '535 5.7.8 authentication failed 7e8Cd34ef', count: 3 },
      { kind: 'order_confirmed', reason: '550 5.1.1 <chidi@example.com> unknown', count: 1 },
    ]);
    expect(summary).toEqual({
      matched: 7,
      byKind: [
        { kind: 'registration_confirmed', count: 5 },
        { kind: 'order_confirmed', count: 2 },
      ],
      byReason: [
        { reason: '535 5.7.8 authentication failed …', count: 5 },
        { reason: '550 5.1.1 … unknown', count: 2 },
      ],
    });
  });

  it('are summed up in a bounded number of reasons', () => {
    const words = [...'abcdefghijklmnopqrstuvwxyz'];
    const { matched, byReason } = summaryOf(words.map((reason) => ({ kind: 'order_confirmed', reason, count: 1 })));
    expect([matched, byReason.length]).toEqual([26, 20]);
  });
});
