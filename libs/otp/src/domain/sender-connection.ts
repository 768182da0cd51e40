import { countryOfNumber, parseOrRefuse } from '@svc/contracts';
import { InvalidInput, type SealedFor, type SecretBox } from '@svc/kernel';
import { z } from 'zod';
import { OTP_CHANNELS, type OtpChannel } from './challenge';

/** By whom a merchant's own number sends; the mailbox is for development alone. */
export const CONNECTION_KINDS = ['whatsapp', 'twilio', 'termii', 'mailbox'] as const;
export type ConnectionKind = (typeof CONNECTION_KINDS)[number];

const secret = (sentence: string) =>
  z
    .string(sentence)
    .trim()
    .regex(/^[\x21-\x7e]{8,1000}$/, sentence);

/** What a number is sent from with. What is optional is needed for callbacks alone: without it no delivery is reported. */
const connectionSchema = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({
      kind: z.literal('whatsapp'),
      phoneNumberId: z
        .string('Give the id of the phone number.')
        .regex(/^\d{5,20}$/, 'Give the id of the phone number, which is digits alone, and not the number itself.'),
      accessToken: secret('Give the access token of a system user.'),
      appSecret: secret('Give the secret of the app.').optional(),
      verifyToken: secret('Give a text of 8 characters or more, and the same at Meta.').optional(),
    }),
    z.strictObject({
      kind: z.literal('twilio'),
      accountSid: z
        .string('Give the SID of the account.')
        .regex(/^AC[0-9a-fA-F]{32}$/, 'Give the SID of the account: AC and 32 characters.'),
      authToken: secret('Give the auth token of the account.'),
      from: z
        .string('Give the number that texts come from.')
        .regex(
          /^(\+[1-9]\d{4,14}|MG[0-9a-fA-F]{32}|[A-Za-z0-9 ]{2,11})$/,
          'Give a number such as +15005550006, the SID of a messaging service (MG…) or an alphanumeric sender.',
        ),
    }),
    z.strictObject({
      kind: z.literal('termii'),
      apiKey: secret('Give the API key of the account.'),
      from: z
        .string('Give the sender id.')
        .regex(/^[A-Za-z0-9 ]{3,11}$/, 'Give a sender id that Termii has approved: 3 to 11 letters and digits.'),
      secretKey: secret('Give the secret key of the account.').optional(),
      host: z
        .string()
        .regex(/^([a-z0-9-]+\.)+termii\.com$/, 'Give the host that Termii has given the account, such as v3.api.termii.com.')
        .optional(),
    }),
    z.strictObject({ kind: z.literal('mailbox'), channel: z.enum(OTP_CHANNELS, 'Give whatsapp or sms.').default('sms') }),
  ],
  'Give the kind of the connection: whatsapp, twilio or termii; in development also mailbox.',
);
export type SenderConnection = z.output<typeof connectionSchema>;

/** A connection as it is kept. */
export interface SealedConnection {
  workspaceId: string;
  kind: ConnectionKind;
  /** What a SecretBox made of its text. */
  sealed: string;
  setAt: Date;
  /** Of the number, ISO 3166 two-letter code, where the connection tells it. */
  country?: string;
}

/** A connection as it is found; without its values when this service does not have the key that sealed them. */
export interface StoredConnection extends Omit<SealedConnection, 'sealed' | 'country'> {
  connection?: SenderConnection;
}

/** Throws InvalidInput naming each field that is missing, wrong, or not of this kind. */
export function checkConnection(given: unknown, { production }: { production: boolean }): SenderConnection {
  const connection = parseOrRefuse(connectionSchema, given);
  if (connection.kind !== 'mailbox' || !production) return connection;
  throw new InvalidInput('Codes cannot go to the mailbox here.', {
    fields: { kind: 'Give whatsapp, twilio or termii: there is a mailbox in development alone.' },
  });
}

/** The channel that this connection sends codes by. */
export function channelOf(connection: SenderConnection): OtpChannel {
  if (connection.kind === 'mailbox') return connection.channel;
  return connection.kind === 'whatsapp' ? 'whatsapp' : 'sms';
}

/** The country of the number that it sends from; the name of a sender or the id of an account tells none. */
export function countryOf(connection: SenderConnection): string | undefined {
  return connection.kind === 'twilio' ? countryOfNumber(connection.from) : undefined;
}

/** What is set, by the last characters: enough to tell one from another, and of use to nobody. */
export function hintsOf({ kind: _, ...fields }: SenderConnection): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, value]) => (value && field !== 'channel' ? [[field, `…${value.slice(-4)}`]] : [])),
  );
}

/** What a workspace's connection is sealed for. */
export function placeOfConnection(workspaceId: string): SealedFor {
  return { workspaceId, purpose: 'otp_connection' };
}

/** A connection as it is found, opened. */
export function openConnection({ sealed, country: _, ...stored }: SealedConnection, box: SecretBox): StoredConnection {
  try {
    return { ...stored, connection: JSON.parse(box.open(sealed, placeOfConnection(stored.workspaceId))) as SenderConnection };
  } catch {
    return stored;
  }
}
