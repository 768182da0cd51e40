import { createPrivateKey } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeWalletKeys } from '@svc/testing';
import { readConfig } from './config';
import { BadConfiguration } from './refusals';
import { appleCertificateEnding } from './wallet-config';

const good = { NODE_ENV: 'development', DATABASE_URL: 'postgres://svc@localhost/svc', SECRET_KEY: Buffer.alloc(32, 7).toString('base64') };
const { variables, passTypeId, teamId } = makeWalletKeys();
const { GOOGLE_WALLET_ISSUER_ID, GOOGLE_WALLET_SERVICE_ACCOUNT, ...apple } = variables;
const google = { GOOGLE_WALLET_ISSUER_ID, GOOGLE_WALLET_SERVICE_ACCOUNT };
const base64 = (texts: Record<string, string>) =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, Buffer.from(text).toString('base64')]));

function sentences(some: Record<string, string>): readonly string[] {
  try {
    readConfig({ ...good, ...some });
  } catch (error) {
    return (error as BadConfiguration).sentences;
  }
  return [];
}

describe('the keys of wallets', () => {
  it('[ADR 0069 r2] are none unless they are set, and those of one wallet work without the other', () => {
    const wallets = (some: Record<string, string>) => readConfig({ ...good, ...some }).wallets;
    expect(wallets({})).toEqual({});
    expect(wallets(apple)).toMatchObject({ apple: { passTypeId, teamId }, google: undefined });
    expect(wallets(google)).toMatchObject({
      apple: undefined,
      google: { issuerId: GOOGLE_WALLET_ISSUER_ID, clientEmail: 'wallet@tickets.iam.gserviceaccount.com' },
    });
  });

  it('[ADR 0069 r2] are given as text, as text in base64, or as the path of a file', () => {
    const folder = mkdtempSync(join(tmpdir(), 'wallet-'));
    const files = Object.fromEntries(
      Object.entries({ ...apple, GOOGLE_WALLET_SERVICE_ACCOUNT }).map(([name, text]) => {
        const path = join(folder, name);
        writeFileSync(path, text);
        return [name, path];
      }),
    );
    const read = [
      variables,
      { ...base64({ ...apple, GOOGLE_WALLET_SERVICE_ACCOUNT }), GOOGLE_WALLET_ISSUER_ID },
      { ...files, GOOGLE_WALLET_ISSUER_ID },
    ].map((some) => readConfig({ ...good, ...some }).wallets);
    rmSync(folder, { recursive: true });
    expect(read[1]).toEqual(read[0]);
    expect(read[2]).toEqual(read[0]);
  });

  it('opens a key by its password', () => {
    const locked = String(
      createPrivateKey(apple.APPLE_WALLET_KEY).export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'sesame' }),
    );
    expect(readConfig({ ...good, ...apple, APPLE_WALLET_KEY: locked, APPLE_WALLET_KEY_PASSWORD: 'sesame' }).wallets.apple?.key).toBe(
      apple.APPLE_WALLET_KEY,
    );
    for (const password of [{}, { APPLE_WALLET_KEY_PASSWORD: 'open' }] as Record<string, string>[]) {
      expect(sentences({ ...apple, APPLE_WALLET_KEY: locked, ...password })).toEqual([
        expect.stringMatching(/^APPLE_WALLET_KEY_PASSWORD is (missing|not valid): it takes the password of APPLE_WALLET_KEY\.$/),
      ]);
    }
  });

  it.each<[string, Record<string, string>]>([
    ['APPLE_WALLET_CERTIFICATE', { APPLE_WALLET_CERTIFICATE: 'secret' }],
    ['APPLE_WALLET_CERTIFICATE', { APPLE_WALLET_CERTIFICATE: apple.APPLE_WALLET_WWDR }],
    ['APPLE_WALLET_CERTIFICATE', { APPLE_WALLET_CERTIFICATE: '/nowhere/pass.pem' }],
    ['APPLE_WALLET_KEY', { APPLE_WALLET_KEY: 'secret' }],
    ['APPLE_WALLET_KEY', { APPLE_WALLET_KEY: makeWalletKeys().variables.APPLE_WALLET_KEY }],
    ['APPLE_WALLET_WWDR', { APPLE_WALLET_WWDR: makeWalletKeys().variables.APPLE_WALLET_WWDR }],
    ['GOOGLE_WALLET_ISSUER_ID', { GOOGLE_WALLET_ISSUER_ID: 'BCR2DN' }],
    ['GOOGLE_WALLET_SERVICE_ACCOUNT', { GOOGLE_WALLET_SERVICE_ACCOUNT: '{"client_email":"secret"}' }],
    ['GOOGLE_WALLET_SERVICE_ACCOUNT', { GOOGLE_WALLET_SERVICE_ACCOUNT: '{' }],
  ])('[ADR 0069 r2] abort the start with a sentence about the valid values of %s that repeats nothing of it (%#)', (name, wrong) => {
    const faults = sentences({ ...variables, ...wrong });
    expect(faults).toEqual([expect.stringMatching(new RegExp(`^${name} is not valid: it takes [^]*[^.]\\.$`))]);
    expect(faults[0]).not.toMatch(/secret|nowhere|BCR2DN/);
  });

  it('[ADR 0069 r2] abort the start when some of a wallet are missing', () => {
    const { APPLE_WALLET_WWDR: _wwdr, ...some } = apple;
    expect(sentences(some)).toEqual(['APPLE_WALLET_WWDR is missing: it is needed with APPLE_WALLET_CERTIFICATE and APPLE_WALLET_KEY.']);
    expect(sentences({ GOOGLE_WALLET_ISSUER_ID })).toEqual([
      'GOOGLE_WALLET_SERVICE_ACCOUNT is missing: it is needed with GOOGLE_WALLET_ISSUER_ID.',
    ]);
  });

  it('[ADR 0069 r3] do not abort the start when the certificate has expired: each start warns, from 30 days before', () => {
    const { wallets } = readConfig({ ...good, ...makeWalletKeys({ validTo: new Date('2026-01-31T00:00:00Z') }).variables });
    const warnings = ['2025-12-31T23:59:59Z', '2026-01-02T00:00:00Z', '2026-01-31T00:00:00Z'].map((now) =>
      appleCertificateEnding(wallets, new Date(now)),
    );
    expect(warnings).toEqual([
      undefined,
      expect.stringContaining('ends on 2026-01-31'),
      expect.stringContaining('has ended on 2026-01-31'),
    ]);
    expect(appleCertificateEnding({}, new Date())).toBeUndefined();
  });
});
