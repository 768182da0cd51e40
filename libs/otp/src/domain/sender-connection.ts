import { countryOfNumber, parseOrRefuse } from '@svc/contracts';
import { InvalidInput, type SealedFor, type SecretBox } from '@svc/kernel';
import { z } from 'zod';
import { OTP_CHANNELS, type OtpChannel } from './challenge';

/** Providers of a merchant's own number; the mailbox is for development only. */
export const CONNECTION_KINDS = ['whatsapp', 'twilio', 'termii', 'mailbox'] as const;
export type ConnectionKind = (typeof CONNECTION_KINDS)[number];

const secret = (sentence: string) =>
  z
    .string(sentence)
    .trim()
    .regex(/^[\x21-\x7e]{8,1000}$/, sentence);

/** Credentials of a number. Optional ones are needed for callbacks only: without them no delivery is reported. */
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
        .string('Give the number that sends the SMS.')
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

/** A connection as it is stored. */
export interface SealedConnection {
  workspaceId: string;
  kind: ConnectionKind;
  /** Text of the connection, sealed by a SecretBox. */
  sealed: string;
  setAt: Date;
  /** Country of the number, ISO 3166 two-letter code, where the connection reveals it. */
  country?: string;
}

/** A stored connection; without its values when this service does not have the key that sealed them. */
export interface StoredConnection extends Omit<SealedConnection, 'sealed' | 'country'> {
  connection?: SenderConnection;
}

/** Throws InvalidInput naming each field that is missing, wrong, or not of this kind. */
export function checkConnection(input: unknown, { production }: { production: boolean }): SenderConnection {
  const connection = parseOrRefuse(connectionSchema, input);
  if (connection.kind !== 'mailbox' || !production) return connection;
  throw new InvalidInput('Codes cannot go to the mailbox here.', {
    fields: { kind: 'Give whatsapp, twilio or termii: there is a mailbox in development alone.' },
  });
}

/** Returns the channel that this connection sends codes by. */
export function channelOf(connection: SenderConnection): OtpChannel {
  if (connection.kind === 'mailbox') return connection.channel;
  return connection.kind === 'whatsapp' ? 'whatsapp' : 'sms';
}

/** Returns the country of the number that it sends from; undefined for a sender name or account id. */
export function countryOf(connection: SenderConnection): string | undefined {
  return connection.kind === 'twilio' ? countryOfNumber(connection.from) : undefined;
}

/** Returns the last characters of each value: enough to distinguish them, and useless to anyone else. */
export function hintsOf({ kind: _, ...fields }: SenderConnection): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, value]) => (value && field !== 'channel' ? [[field, `…${value.slice(-4)}`]] : [])),
  );
}

/** Returns the purpose that a workspace's connection is sealed for. */
export function contextOfConnection(workspaceId: string): SealedFor {
  return { workspaceId, purpose: 'otp_connection' };
}

/** Opens a stored connection. */
export function openConnection({ sealed, country: _, ...stored }: SealedConnection, box: SecretBox): StoredConnection {
  try {
    return { ...stored, connection: JSON.parse(box.open(sealed, contextOfConnection(stored.workspaceId))) as SenderConnection };
  } catch {
    return stored;
  }
}
