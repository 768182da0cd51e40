import { faultsOfFees, warnOfCurrencies, warnOfMoney } from './currency-warnings';
import { workspaceSettings } from './workspace-settings';

const { rails, fees } = workspaceSettings.parse({});
const settings = (flatMinor: number, currencies: string[] = ['KWD', 'NGN']) => ({
  currencies,
  rails,
  fees: { ...fees, frontdesk: { pct: 0, flatMinor, flatByCurrency: { NGN: 105, MGA: 150 } } },
});

describe('the currencies of a workspace', () => {
  it('[D-128] are warned of when no payment provider charges them', () => {
    expect(warnOfCurrencies({ currencies: ['NGN', 'HUF', 'ISK', 'IQD'], rails })).toEqual([
      { path: 'currencies[3]', message: expect.stringContaining('No payment provider charges IQD') },
    ]);
  });

  it('[D-128] are warned of when every way to pay them is switched off', () => {
    const off = { enabled: false };
    const warned = (switched: Partial<typeof rails>) =>
      warnOfCurrencies({ currencies: ['NGN', 'USD'], rails: { ...rails, ...switched } }).map(({ path }) => path);
    expect([warned({}), warned({ card: off }), warned({ card: off, bank_transfer: off }), warned({ international_card: off })]).toEqual([
      [],
      [],
      ['currencies[0]'],
      ['currencies[1]'],
    ]);
  });
});

describe('the fees of a workspace', () => {
  it('[D-128] are refused between the steps of their currency when they change, and warned of where they are unchanged', () => {
    const stored = settings(15);
    expect(faultsOfFees(settings(25), stored)).toEqual([
      { path: 'fees.frontdesk.flatMinor', message: expect.stringContaining('give 20 or 30') },
    ]);
    expect([faultsOfFees(stored, stored), faultsOfFees(settings(20), stored)]).toEqual([[], []]);
    expect(warnOfMoney(stored).map(({ path }) => path)).toEqual(['fees.frontdesk.flatMinor', 'fees.frontdesk.flatByCurrency.MGA']);
  });

  it('[D-128] stay, with a warning, when another primary currency turns them into amounts that nobody charges', () => {
    const naira = settings(15, ['NGN', 'KWD']);
    expect([faultsOfFees(settings(15), naira), faultsOfFees(settings(25), naira).map(({ path }) => path)]).toEqual([
      [],
      ['fees.frontdesk.flatMinor'],
    ]);
    expect(warnOfMoney(settings(15)).map(({ path }) => path)).toContain('fees.frontdesk.flatMinor');
  });
});
