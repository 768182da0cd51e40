import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { WalletKeys } from '@svc/adapters/documents';
import { z } from 'zod';

export type { WalletKeys };

const FORMS = 'as the path of a file, as the text itself, or as the text in base64';
const CERTIFICATE = `takes the certificate of a Pass Type ID, which Apple has issued, in PEM, ${FORMS}`;
const KEY = `takes the private key that belongs to APPLE_WALLET_CERTIFICATE, in PEM, ${FORMS}`;
const KEY_PASSWORD = 'takes the password of APPLE_WALLET_KEY';
const WWDR = `takes the WWDR certificate of Apple that has issued APPLE_WALLET_CERTIFICATE, in PEM, ${FORMS}`;
const ISSUER = 'takes the issuer id of the Google Pay & Wallet Console, digits alone';
const ACCOUNT = `takes the JSON key of a service account of Google Cloud, ${FORMS}`;

/** Returns a schema for a text that begins like this, given as text, base64 or a file's path. */
function textOrFile(start: string, error: string) {
  return z.string().transform((value, context) => {
    const text = readGiven(value, start);
    if (text !== undefined) return text;
    context.addIssue({ code: 'custom', message: error });
    return z.NEVER;
  });
}

function readGiven(value: string, start: string): string | undefined {
  const begins = (text: string) => text.trimStart().startsWith(start);
  if (begins(value)) return value;
  const decoded = Buffer.from(value, 'base64').toString();
  return begins(decoded) ? decoded : readFile(value, begins);
}

function readFile(path: string, isGood: (text: string) => boolean): string | undefined {
  try {
    const text = readFileSync(path, 'utf8');
    return isGood(text) ? text : undefined;
  } catch {
    return undefined;
  }
}

const serviceAccount = z.object({ client_email: z.email(), private_key: z.string().refine((pem) => rsaKey(pem) !== undefined) });

/** Variables of the wallets that tickets can be added to; all of one wallet together, or none. */
export const walletVariables = {
  APPLE_WALLET_CERTIFICATE: textOrFile('-----BEGIN', CERTIFICATE)
    .refine((pem) => idsOf(certificateOf(pem)) !== undefined, CERTIFICATE)
    .optional(),
  APPLE_WALLET_KEY: textOrFile('-----BEGIN', KEY).optional(),
  APPLE_WALLET_KEY_PASSWORD: z.string().min(1).optional(),
  APPLE_WALLET_WWDR: textOrFile('-----BEGIN', WWDR)
    .refine((pem) => certificateOf(pem) !== undefined, WWDR)
    .optional(),
  GOOGLE_WALLET_ISSUER_ID: z
    .string()
    .regex(/^\d{1,25}$/, ISSUER)
    .optional(),
  GOOGLE_WALLET_SERVICE_ACCOUNT: textOrFile('{', ACCOUNT)
    .transform((text, context) => {
      const account = serviceAccount.safeParse(parsed(text));
      if (account.success) return account.data;
      context.addIssue({ code: 'custom', message: ACCOUNT });
      return z.NEVER;
    })
    .optional(),
};
type WalletVariables = z.output<z.ZodObject<typeof walletVariables>>;

const APPLE_TOGETHER = ['APPLE_WALLET_CERTIFICATE', 'APPLE_WALLET_KEY', 'APPLE_WALLET_WWDR'] as const;
const GOOGLE_TOGETHER = ['GOOGLE_WALLET_ISSUER_ID', 'GOOGLE_WALLET_SERVICE_ACCOUNT'] as const;

/** Returns faults of the variables: missing ones of a wallet that is set in part, and ones that do not belong together. */
export function walletFaults(variables: WalletVariables): { variable: string; message: string }[] {
  const missing = [APPLE_TOGETHER, GOOGLE_TOGETHER].flatMap((together) => {
    const absent = together.filter((name) => variables[name] === undefined);
    if (absent.length === together.length) return [];
    return absent.map((variable) => ({
      variable,
      message: `is needed with ${together.filter((name) => name !== variable).join(' and ')}`,
    }));
  });
  return missing.length > 0 ? missing : appleFaults(variables);
}

function appleFaults({
  APPLE_WALLET_CERTIFICATE: pem,
  APPLE_WALLET_KEY: key,
  APPLE_WALLET_KEY_PASSWORD: password,
  APPLE_WALLET_WWDR: wwdr,
}: WalletVariables): { variable: string; message: string }[] {
  const [certificate, issuer] = [certificateOf(pem), certificateOf(wwdr)];
  if (!certificate || !idsOf(certificate) || !issuer || key === undefined) return [];
  if (isLocked(key) && rsaKey(key, password) === undefined) return [{ variable: 'APPLE_WALLET_KEY_PASSWORD', message: KEY_PASSWORD }];
  const opened = rsaKey(key, password);
  return [
    ...(opened && certificate.checkPrivateKey(opened) ? [] : [{ variable: 'APPLE_WALLET_KEY', message: KEY }]),
    ...(certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey) ? [] : [{ variable: 'APPLE_WALLET_WWDR', message: WWDR }]),
  ];
}

/** Returns the keys of the wallets that are set. */
export function walletsOf(variables: WalletVariables): WalletKeys {
  const { GOOGLE_WALLET_ISSUER_ID: issuerId, GOOGLE_WALLET_SERVICE_ACCOUNT: account } = variables;
  return {
    apple: appleKeysOf(variables),
    google:
      issuerId !== undefined && account ? { issuerId, clientEmail: account.client_email, privateKey: account.private_key } : undefined,
  };
}

function appleKeysOf({
  APPLE_WALLET_CERTIFICATE: pem,
  APPLE_WALLET_KEY,
  APPLE_WALLET_KEY_PASSWORD,
  APPLE_WALLET_WWDR: wwdr,
}: WalletVariables): WalletKeys['apple'] {
  const certificate = certificateOf(pem);
  const ids = idsOf(certificate);
  const key = APPLE_WALLET_KEY === undefined ? undefined : rsaKey(APPLE_WALLET_KEY, APPLE_WALLET_KEY_PASSWORD);
  if (!certificate || !ids || !key || wwdr === undefined) return undefined;
  return {
    ...ids,
    certificate: certificate.toString(),
    key: String(key.export({ type: 'pkcs8', format: 'pem' })),
    wwdr,
    validTo: new Date(certificate.validTo),
  };
}

const SOON_DAYS = 30;
const DAY_MS = 24 * 60 * 60_000;

/** Returns a warning for the operator about a certificate that has expired, or does within 30 days. */
export function appleCertificateEnding({ apple }: WalletKeys, now: Date): string | undefined {
  if (!apple || apple.validTo.getTime() - now.getTime() > SOON_DAYS * DAY_MS) return undefined;
  const end = apple.validTo.toISOString().slice(0, 10);
  return now < apple.validTo
    ? `APPLE_WALLET_CERTIFICATE ends on ${end}: make a new one for the Pass Type ID. From then on no tickets can be added to Apple Wallet; those that were added stay.`
    : `APPLE_WALLET_CERTIFICATE has ended on ${end}: no tickets can be added to Apple Wallet until there is a new one for the Pass Type ID.`;
}

function certificateOf(pem: string | undefined): X509Certificate | undefined {
  try {
    return pem === undefined ? undefined : new X509Certificate(pem);
  } catch {
    return undefined;
  }
}

/** Returns the ids that Apple writes into the subject: `UID=pass.example`, `OU=A1B2C3D4E5`. */
function idsOf(certificate: X509Certificate | undefined): { passTypeId: string; teamId: string } | undefined {
  const passTypeId = /^UID=(pass\..+)$/m.exec(certificate?.subject ?? '')?.[1];
  const teamId = /^OU=(.+)$/m.exec(certificate?.subject ?? '')?.[1];
  return passTypeId !== undefined && teamId !== undefined ? { passTypeId, teamId } : undefined;
}

/** Returns undefined for an invalid key, one of another kind than RSA, or one that the password does not open. */
function rsaKey(pem: string, passphrase?: string): KeyObject | undefined {
  try {
    const key = createPrivateKey({ key: pem, passphrase });
    return key.asymmetricKeyType === 'rsa' ? key : undefined;
  } catch {
    return undefined;
  }
}

function isLocked(pem: string): boolean {
  return pem.includes('ENCRYPTED');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
