import { refOf, timestampOf } from '@svc/kernel';
import { DELIVERY_STATUSES, LEDGER_KINDS, OTP_CHANNELS, OTP_SENDERS, type LedgerEntry, type LoggedCode } from '@svc/otp';
import { z } from 'zod';
import { filter, pageQuery, pageView } from '../page.dto';

const moment = z.string().meta({ format: 'date-time' });
const mode = z.enum(['live', 'test'], 'Give live or test.');

export const listChallengesQuery = pageQuery.extend({
  mode: mode.optional(),
  channel: z.enum(OTP_CHANNELS, `Give one of ${OTP_CHANNELS.join(', ')}.`).optional(),
  sender: z.enum(OTP_SENDERS, `Give one of ${OTP_SENDERS.join(', ')}.`).optional(),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'Give a country as two capital letters, such as NG.')
    .optional()
    .describe('Of the number, ISO 3166.'),
  key: filter('Ref of the key that asked for it.'),
});

/** A code that was sent: its recipient as far as that may be shown, and the provider's response. */
export const challengeView = z
  .object({
    ref: z.string(),
    mode,
    keyRef: z.string(),
    to: z.string().describe('Masked: country code and last three digits. The number is not kept.'),
    country: z.string(),
    channel: z.enum(OTP_CHANNELS),
    sender: z.enum(OTP_SENDERS),
    templateRef: z.string().optional(),
    purpose: z.string().optional(),
    codeSource: z.enum(['service', 'client']),
    charge: z.object({ amountMinor: z.int(), currency: z.string() }),
    createdAt: moment,
    expiresAt: moment,
    delivery: z
      .object({ status: z.enum(DELIVERY_STATUSES), at: moment, reason: z.string().optional() })
      .optional()
      .describe('Latest report of the provider.'),
    providerRef: z.string().optional().describe('What the provider calls its message.'),
    segments: z
      .int()
      .optional()
      .describe(
        'Of a text that the provider took: in how many segments, each of which providers charge; 160 characters of GSM-7 or 70 of UTF-16 fit in one.',
      ),
  })
  .meta({ id: 'SentCode' });

export function presentChallenge(code: LoggedCode): z.infer<typeof challengeView> {
  const {
    id,
    keyId,
    destination,
    channel,
    sender,
    templateId,
    purpose,
    codeSource,
    charge,
    createdAt,
    expiresAt,
    delivery,
    providerRef,
    segments,
  } = code;
  return {
    ref: refOf('otp', id),
    mode: code.mode,
    keyRef: refOf('key', keyId),
    to: destination.masked,
    country: destination.country,
    channel,
    sender,
    templateRef: templateId && refOf('tpl', templateId),
    purpose,
    codeSource,
    charge,
    createdAt: timestampOf(createdAt),
    expiresAt: timestampOf(expiresAt),
    delivery: delivery && { ...delivery, at: timestampOf(delivery.at) },
    providerRef,
    segments,
  };
}

/** Movement of the wallet that pays for codes. */
export const ledgerEntryView = z
  .object({
    ref: z.string(),
    kind: z.enum(LEDGER_KINDS),
    currency: z.string(),
    amountMinor: z.int().describe('What the wallet gained; below zero for a charge.'),
    balanceMinor: z.int().describe('What the wallet held after it: the balance before, and the amount.'),
    challengeRef: z.string().optional().describe('The code that was charged, or whose charge came back.'),
    note: z.string().optional().describe('What the operator said of a credit.'),
    at: moment,
  })
  .meta({ id: 'OtpLedgerEntry' });

/** A page of the ledger, with the current balances of the wallets. */
export const ledgerView = pageView(ledgerEntryView).extend({ wallets: z.array(z.object({ currency: z.string(), balanceMinor: z.int() })) });

export function presentEntry({
  id,
  kind,
  currency,
  amountMinor,
  balanceMinor,
  challengeId,
  note,
  at,
}: LedgerEntry): z.infer<typeof ledgerEntryView> {
  return {
    ref: refOf('led', id),
    kind,
    currency,
    amountMinor,
    balanceMinor,
    challengeRef: challengeId && refOf('otp', challengeId),
    note,
    at: timestampOf(at),
  };
}

export const creditBody = z
  .strictObject({
    amountMinor: z
      .int('Give a whole number of minor units.')
      .min(1, 'Give 1 or more.')
      .max(1_000_000_000_000, 'Give 1,000,000,000,000 or less.'),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/, 'Give a currency as three capital letters, such as NGN.')
      .describe('The one that codes of the workspace are charged in.'),
    note: z
      .string()
      .trim()
      .min(1, 'Say something, or leave it out.')
      .max(200, 'Use at most 200 characters.')
      .optional()
      .describe('Such as what it was paid by; the merchant reads it.'),
  })
  .meta({ id: 'OtpCreditBody' });
