import { aWorkspace } from '../testing';
import { feesSet, limitsSet, setByOperator, SetByOperator } from './set-by-operator';
import { besideOperator, itemOf, patched, withItem, type Workspace } from './workspace';
import type { WorkspacePatch } from './workspace-settings';

const FEE = { pct: 2.5, flatMinor: 100, flatByCurrency: { USD: 10 } };
const workspace = patched(aWorkspace({ timezone: 'Africa/Lagos', currencies: ['NGN', 'USD'] }), {
  fees: { frontdesk: FEE },
  limits: { register: { perMinute: 9_000, burst: 900 } },
});
const set = (patch: WorkspacePatch, before: Workspace = workspace, ownNumber?: string) =>
  setByOperator(before, patched(before, patch), ownNumber).map(({ path }) => path);

describe('the operator’s settings of a workspace', () => {
  it.each<[WorkspacePatch, string[]]>([
    [{ fees: { frontdesk: { ...FEE, pct: 0 }, product: { ...FEE } } }, ['fees.frontdesk', 'fees.product']],
    [{ fees: { frontdesk: { ...FEE, flatByCurrency: {} } } }, ['fees.frontdesk']],
    [{ currencies: ['USD', 'NGN'] }, ['currencies[0]']],
    [{ limits: { register: { perMinute: 9_000, burst: 901 } } }, ['limits.register']],
    [{ limits: { identity: { perMinute: 1_501, burst: 1 }, otpSendsPerDay: 101 } }, ['limits.identity', 'limits.otpSendsPerDay']],
    [{ texts: { mostPerDay: 499 } }, ['texts.mostPerDay']],
    [{ media: { fileMiBInAll: 10_239 } }, ['media.fileMiBInAll']],
    [{ texts: { mostPerDay: 100_000, countries: ['NG', 'LV'] } }, ['texts.mostPerDay', 'texts.countries']],
  ])('[D-130] are named when a change affects them: %j', (patch, paths) => {
    expect(set(patch)).toEqual(paths);
  });

  it.each<WorkspacePatch>([
    {},
    { fees: {} },
    { fees: { frontdesk: { ...FEE, flatByCurrency: { USD: 10, GHS: 0 } } } },
    { currencies: ['NGN', 'GHS'] },
    { limits: {} },
    { limits: { register: { perMinute: 9_000, burst: 900 }, identity: { perMinute: 1_500, burst: 50 }, otpSendsPerDay: 1 } },
    { limits: { register: { perMinute: 6_000, burst: 500 } } },
    { texts: { mostPerDay: 500, countries: ['NG'] } },
    { media: { fileMiBInAll: 10_240 } },
    { media: {} },
    { texts: { countries: [] } },
    { texts: { countries: null } },
    { otp: { countries: ['LV'] }, displayName: 'Ile' },
  ])('[D-130] are not affected by repeated values, lower limits, or the merchant’s own settings: %j', (patch) => {
    expect(set(patch)).toEqual([]);
  });

  it('[D-130] include the primary currency only while a flat fee is in it', () => {
    const before = { fees: { frontdesk: { ...FEE, flatMinor: 0 }, product: { ...FEE, flatMinor: 0 } }, currencies: ['NGN'] };
    expect(feesSet(before, { ...before, currencies: ['USD'] })).toEqual([]);
  });

  it('[D-130] include countries beyond the zone’s and the own number’s; moving the shop collects none', () => {
    expect(set({ texts: { countries: ['NG', 'GH'] } }, workspace, 'GH')).toEqual([]);
    const listed = patched(workspace, { texts: { countries: ['NG'] } });
    expect(set({ timezone: 'Africa/Accra' }, listed)).toEqual(['texts.countries']);
    expect(set({ timezone: 'Africa/Accra', texts: { countries: ['GH'] } }, listed)).toEqual([]);
    const granted = patched(workspace, { texts: { countries: ['LV'] } });
    expect([set({ timezone: 'Africa/Accra' }, granted), set({ texts: { countries: ['LV', 'NG'] } }, granted)]).toEqual([[], []]);
  });

  it('[D-130] include limits of a key above the defaults, its workspace’s limits and its own', () => {
    const workspaceLimits = { register: { perMinute: 9_000, burst: 900 }, otpSendsPerDay: 200 };
    const limits = { register: { perMinute: 9_000, burst: 900 }, otpSendsPerDay: 200 };
    expect(limitsSet(limits, { workspace: workspaceLimits })).toEqual([]);
    const more = { register: { perMinute: 9_001, burst: 900 }, otpSendsPerDay: 201 };
    expect(limitsSet(more, { workspace: workspaceLimits }).map(({ path }) => path)).toEqual(['limits.register', 'limits.otpSendsPerDay']);
    expect(limitsSet(more, { before: more })).toEqual([]);
  });

  it('[D-130] are named in one sentence', () => {
    const error = new SetByOperator([{ path: 'texts.mostPerDay', message: 'Leave it out.' }]);
    expect(error).toMatchObject({
      code: 'INSUFFICIENT_SCOPE',
      message: expect.stringContaining('texts.mostPerDay'),
      details: { fields: { 'texts.mostPerDay': 'Leave it out.' } },
    });
  });

  it('[D-130] are left out of a document, or as they are in force', () => {
    const inForce = itemOf(workspace);
    const { fees: _, ...without } = inForce;
    for (const fees of [undefined, {}, { frontdesk: FEE }, inForce.fees]) {
      const { item, faults } = besideOperator({ ...without, fees }, inForce);
      expect([faults, withItem(workspace, item)]).toEqual([[], workspace]);
    }
    const other = { ...without, currencies: ['USD', 'NGN'], fees: { product: { ...FEE } } };
    expect(besideOperator(other, inForce).faults.map(({ path }) => path)).toEqual(['fees.product', 'currencies[0]']);
  });
});
