import { type Wallet, WALLETS } from '@svc/contracts';
import { NotFound } from '@svc/kernel';
import type { WalletPass, WalletPasses } from '../ports/wallet-passes';

/** A pass with every optional field. */
export const aPass: WalletPass = {
  merchant: 'Adire House',
  colour: '#2b3a67',
  title: 'Design Fair',
  days: [
    {
      date: '2026-12-05',
      startAt: '2026-12-05T17:00:00Z',
      endAt: '2026-12-05T20:30:00Z',
      timezone: 'Africa/Lagos',
      location: { venueName: 'Freedom Park', address: 'Broad Street', city: 'Lagos', country: 'NG' },
    },
  ],
  holder: 'Adé Ọláṣẹ́',
  tier: 'Entry',
  seat: 'Ticket 1 of 2',
  ref: 'att_1',
  serial: 1,
  code: `SVC1.${'a'.repeat(28)}.${'b'.repeat(86)}`,
  url: 'https://shop.example/ile/t/att_1?t=AAAAAAAAAAAAAAAAAAAAAA',
  locale: 'en-NG',
  words: { when: 'When', where: 'Where', online: 'Online', ticket: 'Ticket', name: 'Name', number: 'Number', page: 'Page of the ticket' },
};

/** Describes all WalletPasses; `make` gets the wallets with keys. */
export function walletPassesContract(make: (wallets: readonly Wallet[]) => WalletPasses): void {
  it('makes a ZIP for Apple Wallet', async () => {
    const bytes = Buffer.from(await make(WALLETS).apple(aPass));
    expect(bytes.subarray(0, 2).toString('latin1')).toBe('PK');
  });

  it('makes an address of Google’s that carries a token of three parts', () => {
    expect(make(WALLETS).google(aPass)).toMatch(/^https:\/\/pay\.google\.com\/gp\/v\/save\/[\w-]+\.[\w-]+\.[\w-]+$/);
  });

  it('makes another pass of another ticket', async () => {
    const other = { ...aPass, code: aPass.code.replace('b', 'c') };
    const passes = make(WALLETS);
    expect(passes.google(other)).not.toBe(passes.google(aPass));
    expect(Buffer.from(await passes.apple(other)).equals(await passes.apple(aPass))).toBe(false);
  });

  it.each([[[]], [['apple']], [['google']], [['apple', 'google']]] as Wallet[][][])(
    'makes passes for the wallets that it has keys for, and no others: %j',
    async (wallets) => {
      const passes = make(wallets);
      expect(passes.wallets()).toEqual(wallets);
      const made = await Promise.allSettled([passes.apple(aPass), Promise.resolve().then(() => passes.google(aPass))]);
      expect(made.map(({ status }) => status)).toEqual(WALLETS.map((wallet) => (wallets.includes(wallet) ? 'fulfilled' : 'rejected')));
      for (const one of made) if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(NotFound);
    },
  );
}
