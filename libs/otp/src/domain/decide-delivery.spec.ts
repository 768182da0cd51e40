import { DELIVERY_STATUSES } from './challenge';
import { decideDelivery } from './decide-delivery';

const now = new Date('2026-02-01T12:00:00Z');
const at = new Date('2026-02-01T11:59:00Z');
const report = (status: (typeof DELIVERY_STATUSES)[number], fields: object = {}) => ({ providerRef: 'wamid.1', status, at, ...fields });

describe('the delivery state of a message', () => {
  it('is the first report, with its time and reason', () => {
    expect(decideDelivery(undefined, report('failed', { reason: '131026' }), now)).toEqual({ status: 'failed', at, reason: '131026' });
    expect(decideDelivery(undefined, report('sent', { at: undefined }), now)).toEqual({ status: 'sent', at: now });
  });

  it('is not dated in the future', () => {
    expect(decideDelivery(undefined, report('sent', { at: new Date('2126-01-01') }), now)?.at).toEqual(now);
  });

  it.each([
    ['sent', ['failed', 'delivered', 'read']],
    ['failed', ['delivered', 'read']],
    ['delivered', ['read']],
    ['read', []],
  ] as const)('changes after %s only by %j, in any order of reports', (present, followers) => {
    const followed = DELIVERY_STATUSES.filter((status) => decideDelivery({ status: present, at }, report(status), now));
    expect(new Set(followed)).toEqual(new Set(followers));
  });
});
