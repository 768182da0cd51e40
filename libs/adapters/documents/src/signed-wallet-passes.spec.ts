import { createVerify } from 'node:crypto';
import type { Wallet } from '@svc/contracts';
import { makeWalletKeys, readPass } from '@svc/testing';
import type { WalletPass } from '@svc/ticketing';
import { aPass, walletPassesContract } from '@svc/ticketing/testing';
import sharp from 'sharp';
import { signApplePass } from './apple-pass';
import { SignedWalletPasses, type WalletKeys } from './signed-wallet-passes';

const NOW = new Date('2026-11-21T08:00:00Z');
const { variables, passTypeId, teamId, googlePublicKey } = makeWalletKeys();
const account = JSON.parse(variables.GOOGLE_WALLET_SERVICE_ACCOUNT) as { client_email: string; private_key: string };
const keys = {
  apple: {
    certificate: variables.APPLE_WALLET_CERTIFICATE,
    key: variables.APPLE_WALLET_KEY,
    wwdr: variables.APPLE_WALLET_WWDR,
    passTypeId,
    teamId,
    validTo: new Date('2027-11-21T08:00:00Z'),
  },
  google: { issuerId: variables.GOOGLE_WALLET_ISSUER_ID, clientEmail: account.client_email, privateKey: account.private_key },
} satisfies WalletKeys;
const passesOf = (some: WalletKeys) => new SignedWalletPasses(some, { applePass: signApplePass }, () => NOW);
const onlyOf = (wallets: readonly Wallet[]): WalletKeys => Object.fromEntries(wallets.map((wallet) => [wallet, keys[wallet]]));

describe('passes that are signed', () => {
  walletPassesContract((wallets) => passesOf(onlyOf(wallets)));

  it('[ADR 0069 r3] are offered for Apple Wallet until the certificate ends', () => {
    expect(passesOf({ ...keys, apple: { ...keys.apple, validTo: NOW } }).wallets()).toEqual(['google']);
    expect(passesOf({ ...keys, apple: { ...keys.apple, validTo: new Date(NOW.getTime() + 1) } }).wallets()).toEqual(['apple', 'google']);
  });
});

interface Field {
  key: string;
  label: string;
  value: string;
  ignoresTimeZone?: boolean;
}
interface ApplePass extends Record<string, unknown> {
  barcodes: { message: string }[];
  eventTicket: Record<'primaryFields' | 'secondaryFields' | 'auxiliaryFields' | 'backFields', Field[]>;
}

describe('a pass for Apple Wallet', () => {
  const open = async (facts: Partial<WalletPass> = {}) => readPass(await passesOf(keys).apple({ ...aPass, ...facts }));
  const fieldsOf = async (facts: Partial<WalletPass> = {}) => {
    const { eventTicket } = (await open(facts)).pass as ApplePass;
    return new Map(
      Object.values(eventTicket)
        .flat()
        .map((field) => [field.key, field]),
    );
  };

  it('[ADR 0069 r1] is signed by the certificate’s key, over a manifest that has the hash of each file', async () => {
    const { files, unlike, isSignedBy } = await open();
    expect([...files.keys()]).toEqual(
      expect.arrayContaining(['pass.json', 'icon.png', 'icon@2x.png', 'icon@3x.png', 'manifest.json', 'signature']),
    );
    expect(unlike).toEqual([]);
    expect(isSignedBy(variables.APPLE_WALLET_CERTIFICATE)).toBe(true);
    expect(isSignedBy(variables.APPLE_WALLET_WWDR)).toBe(false);
  });

  it('[D-80] has the code that the ticket has, and shows event, date, place and guest', async () => {
    const { pass } = await open();
    expect(pass).toMatchObject({
      passTypeIdentifier: passTypeId,
      teamIdentifier: teamId,
      serialNumber: 'att_1-1',
      organizationName: 'Adire House',
      backgroundColor: 'rgb(43, 58, 103)',
      foregroundColor: 'rgb(255, 255, 255)',
    });
    expect((pass as ApplePass).barcodes).toMatchObject([{ format: 'PKBarcodeFormatQR', message: aPass.code, altText: 'att_1' }]);
    const fields = await fieldsOf();
    expect(['event', 'where', 'name', 'ticket', 'page'].map((key) => fields.get(key)!.value)).toEqual([
      'Design Fair',
      'Freedom Park',
      'Adé Ọláṣẹ́',
      'Entry · Ticket 1 of 2',
      aPass.url,
    ]);
    expect(fields.get('day1')!.value).toMatch(/^Saturday, 5 December 2026, 18:00 to 21:30 .*\nFreedom Park\nBroad Street\nLagos, Nigeria$/);
  });

  it('[ADR 0069 r4] goes by the time of the place, wherever the phone is, and is at hand when it begins', async () => {
    expect((await fieldsOf()).get('when')).toMatchObject({ value: '2026-12-05T18:00:00+01:00', ignoresTimeZone: true });
    expect((await open()).pass).toMatchObject({
      relevantDate: '2026-12-05T17:00:00.000Z',
      relevantDates: [{ date: '2026-12-05T17:00:00.000Z' }],
    });
  });

  it('lists each of several days, and a day that lasts all day without a time', async () => {
    const [day] = aPass.days as [WalletPass['days'][number]];
    const second = { date: '2026-12-06', timezone: 'Africa/Lagos', label: 'Makers’ Day' };
    const fields = await fieldsOf({ days: [day, second] });
    expect(fields.get('when')!.value).toBe('5 Dec, 6 Dec');
    expect(fields.get('day2')).toMatchObject({ label: 'Makers’ Day', value: 'Sunday, 6 December 2026' });
    expect((await open({ days: [second] })).pass).not.toHaveProperty('relevantDate');
  });

  it('is in the language of its holder', async () => {
    const days = aPass.days.map((day) => ({ ...day, location: { city: 'Abidjan', country: 'CI' } }));
    const fields = await fieldsOf({ days, locale: 'fr-FR', words: { ...aPass.words, when: 'Quand' } });
    expect(fields.get('day1')).toMatchObject({
      label: 'Quand',
      value: expect.stringMatching(/^samedi 5 décembre 2026, 18:00 – 21:30 .*\nAbidjan, Côte d’Ivoire$/) as string,
    });
  });

  it('says that it is online where there is no other place', async () => {
    const fields = await fieldsOf({ days: aPass.days.map((day) => ({ ...day, location: { onlineUrl: 'https://live.example/x' } })) });
    expect(fields.get('where')!.value).toBe('Online');
    expect(fields.get('day1')!.value).toContain('https://live.example/x');
  });

  it('shows the merchant’s logo, and a drawn icon where there is none or it cannot be read', async () => {
    const logo = await sharp({ create: { width: 400, height: 100, channels: 3, background: '#ff0000' } })
      .webp()
      .toBuffer();
    const { files } = await open({ logo });
    expect(await sharp(files.get('logo@2x.png')).metadata()).toMatchObject({ format: 'png', width: 320, height: 80 });
    expect(await sharp(files.get('icon@3x.png')).metadata()).toMatchObject({ width: 87, height: 87 });
    for (const none of [undefined, Buffer.from('no picture')]) {
      const plain = await open({ logo: none });
      expect(plain.files.has('logo.png')).toBe(false);
      const { data } = await sharp(plain.files.get('icon.png')).raw().toBuffer({ resolveWithObject: true });
      expect([...data.subarray(0, 3)]).toEqual([0x2b, 0x3a, 0x67]);
    }
  });
});

interface Claims extends Record<string, unknown> {
  payload: {
    eventTicketClasses: [Record<string, unknown> & { id: string }];
    eventTicketObjects: [Record<string, unknown> & { id: string; classId: string }];
  };
}

describe('a pass for Google Wallet', () => {
  const tokenOf = (facts: Partial<WalletPass> = {}) =>
    passesOf(keys)
      .google({ ...aPass, ...facts })
      .split('/')
      .at(-1)!;
  const claimsOf = (facts: Partial<WalletPass> = {}) =>
    JSON.parse(Buffer.from(tokenOf(facts).split('.')[1]!, 'base64url').toString()) as Claims;
  const contentOf = (facts: Partial<WalletPass> = {}) => {
    const { payload } = claimsOf(facts);
    return { event: payload.eventTicketClasses[0], ticket: payload.eventTicketObjects[0] };
  };

  it('[ADR 0069 r1] is a token that the service account has signed', () => {
    const [header, content, signature] = tokenOf().split('.') as [string, string, string];
    expect(JSON.parse(Buffer.from(header, 'base64url').toString())).toEqual({ alg: 'RS256', typ: 'JWT' });
    expect(createVerify('RSA-SHA256').update(`${header}.${content}`).verify(googlePublicKey, signature, 'base64url')).toBe(true);
    expect(claimsOf()).toMatchObject({
      iss: 'wallet@tickets.iam.gserviceaccount.com',
      aud: 'google',
      typ: 'savetowallet',
      iat: NOW.getTime() / 1000,
    });
  });

  it('[D-80] has the code that the ticket has, and shows event, date, place and guest', () => {
    const { event, ticket } = contentOf({ logoUrl: 'https://shop.example/logo.png' });
    const text = (value: string) => ({ defaultValue: { language: 'en', value } });
    expect(event).toMatchObject({
      issuerName: 'Adire House',
      reviewStatus: 'UNDER_REVIEW',
      eventName: text('Design Fair'),
      venue: { name: text('Freedom Park'), address: text('Broad Street, Lagos') },
      dateTime: { start: '2026-12-05T18:00:00+01:00', end: '2026-12-05T21:30:00+01:00' },
    });
    expect(ticket).toMatchObject({
      classId: event.id,
      state: 'ACTIVE',
      barcode: { type: 'QR_CODE', value: aPass.code },
      ticketHolderName: aPass.holder,
      ticketType: text('Entry · Ticket 1 of 2'),
      hexBackgroundColor: '#2b3a67',
    });
  });

  it('[ADR 0069 r5] names event and ticket by their content, so that nobody sees the place of another’s ticket', () => {
    const elsewhere = aPass.days.map((day) => ({ ...day, location: { venueName: 'Terra Kulture' } }));
    const [here, again, other, moved] = [contentOf(), contentOf(), contentOf({ holder: 'Bọ́lá' }), contentOf({ days: elsewhere })];
    expect(again).toEqual(here);
    expect([other.event.id, other.ticket.id === here.ticket.id]).toEqual([here.event.id, false]);
    expect(moved.event.id).not.toBe(here.event.id);
    expect(here.event.id).toMatch(/^3388000000012345678\.[\w-]{16}$/);
  });

  it('[ADR 0069 r5] has the link to the ticket’s page, and the logo, where there is room for them', () => {
    const short = { days: aPass.days.map(({ location: _location, ...day }) => day), seat: undefined, url: 'https://a.example/a' };
    expect(contentOf(short).ticket).toMatchObject({ linksModuleData: { uris: [{ uri: short.url }] } });
    expect(contentOf({ ...short, logoUrl: 'https://a.example/a.png' }).event).toMatchObject({
      logo: { sourceUri: { uri: 'https://a.example/a.png' } },
    });
    expect(contentOf({ ...short, logoUrl: `https://a.example/${'a'.repeat(400)}.png` })).toMatchObject({
      event: expect.not.objectContaining({ logo: expect.anything() as object }) as object,
      ticket: { linksModuleData: {} },
    });
  });

  it('lists the dates of several days', () => {
    const [day] = aPass.days as [WalletPass['days'][number]];
    const { event, ticket } = contentOf({ days: [day, { date: '2026-12-07', endAt: '2026-12-07T20:00:00Z', timezone: 'Africa/Lagos' }] });
    expect(event).toMatchObject({ dateTime: { start: '2026-12-05T18:00:00+01:00', end: '2026-12-07T21:00:00+01:00' } });
    expect(ticket).toMatchObject({ textModulesData: [{ header: 'When', body: '5 Dec, 7 Dec' }] });
  });

  it.each(['Ọjọ́', '日本', 'x'])(
    '[ADR 0069 r5] fits into 1,800 characters with texts as long as these, logo and all else last: %s',
    (word) => {
      const long = word.repeat(100);
      const [day] = aPass.days as [WalletPass['days'][number]];
      const facts = {
        merchant: long,
        title: long,
        holder: long,
        tier: long,
        logoUrl: `https://shop.example/${'l'.repeat(300)}.png`,
        days: [{ ...day, location: { venueName: long, address: long } }, day],
      };
      expect(tokenOf(facts).length).toBeLessThanOrEqual(1_800);
      expect(contentOf(facts).ticket).toMatchObject({ barcode: { value: aPass.code } });
    },
  );
});
