import { replayOf, requestFingerprint } from './kept-answer';

const REQUEST = { path: '/admin/orders/:ref/refund', params: { ref: 'ord_1' }, query: {}, body: { amountMinor: 4_850, reason: 'Chipped' } };

describe('the fingerprint of a request of the management API', () => {
  it('[D-150] is the same for the same request, whatever the order of its members', () => {
    const other = { ...REQUEST, body: { reason: 'Chipped', amountMinor: 4_850 } };
    expect(requestFingerprint(other)).toBe(requestFingerprint(REQUEST));
  });

  it('[D-150] takes an absent body for an empty one', () => {
    expect(requestFingerprint({ ...REQUEST, body: undefined })).toBe(requestFingerprint({ ...REQUEST, body: {} }));
  });

  it.each([
    { body: { amountMinor: 4_851, reason: 'Chipped' } },
    { body: { amountMinor: '4850', reason: 'Chipped' } },
    { params: { ref: 'ord_2' } },
    { query: { force: true } },
    { path: '/admin/orders/:ref/cancel' },
  ])('[D-150] is another with %j', (changed) => {
    expect(requestFingerprint({ ...REQUEST, ...changed })).not.toBe(requestFingerprint(REQUEST));
  });
});

describe('a repeated request', () => {
  const answer = { status: 200, headers: [], body: '{}' };

  it('[D-150] gets the answer of the first one', () => {
    expect(replayOf({ fingerprint: 'f1', answer }, 'f1')).toBe(answer);
  });

  it('[D-150] is refused when it differs from the first one', () => {
    expect(() => replayOf({ fingerprint: 'f1', answer }, 'f2')).toThrow(expect.objectContaining({ code: 'IDEMPOTENCY_KEY_REUSED' }));
    expect(() => replayOf({ fingerprint: 'f1' }, 'f2')).toThrow(expect.objectContaining({ code: 'IDEMPOTENCY_KEY_REUSED' }));
  });

  it('[D-150] is a conflict that stays, once the answer was erased with a person', () => {
    expect(() => replayOf({ fingerprint: 'f1' }, 'f1')).toThrow(expect.objectContaining({ code: 'CONFLICT', name: 'FinalConflict' }));
  });
});
