import { describedEnum, withMeanings } from '@svc/contracts';
import { refOf, timestampOf } from '@svc/kernel';
import { DELIVERY_STATUSES, LEDGER_KINDS, OTP_CHANNELS, OTP_SENDERS, type LedgerEntry, type LoggedCode } from '@svc/otp';
import { z } from 'zod';
import { SEGMENTS } from '../messages/messages.dto';
import { filter, MODE_MEANINGS, modeOf, pageQuery, pageView } from '../page.dto';

const moment = z.string().meta({ format: 'date-time' });
const mode = z.enum(['live', 'test'], 'Give live or test.');

const CHANNELS = { whatsapp: 'By WhatsApp.', sms: 'By SMS.' };
const SENDERS = { own: 'The merchant’s.', frontdesk: 'The service’s.' };

export const listChallengesQuery = pageQuery.extend({
  mode: mode.optional().describe(withMeanings('Only those of this mode. Default: both.', MODE_MEANINGS)),
  channel: z
    .enum(OTP_CHANNELS, `Give one of ${OTP_CHANNELS.join(', ')}.`)
    .optional()
    .describe(withMeanings('Only those by this channel. Default: all.', CHANNELS)),
  sender: z
    .enum(OTP_SENDERS, `Give one of ${OTP_SENDERS.join(', ')}.`)
    .optional()
    .describe(withMeanings('Only those from this number. Default: all.', SENDERS)),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'Give a country as two capital letters, such as NG.')
    .optional()
    .describe('Only those to numbers of this country (ISO 3166), such as `NG`.'),
  key: filter('Only those that the key of this ref asked for.'),
});

/** A code that was sent: its recipient as far as that may be shown, and the provider's response. */
export const challengeView = z
  .object({
    ref: z.string().describe('Ref of the code, `otp_…`: the `challengeRef` of the request that sent it.'),
    mode: modeOf('one-time password'),
    keyRef: z.string().describe('Ref of the key that asked for it: `key_…`.'),
    to: z.string().describe('Phone number, masked: country code and last three digits. The number is not kept.'),
    country: z.string().describe('Country of the number (ISO 3166), such as `NG`.'),
    channel: describedEnum(OTP_CHANNELS, 'Channel of the code.', CHANNELS),
    sender: describedEnum(OTP_SENDERS, 'Owner of the number that it came from.', SENDERS),
    templateRef: z.string().optional().describe('Ref of the WhatsApp template that was used, `tpl_…`. Absent: none was.'),
    purpose: z.string().optional().describe('Your own label of the code; its recipient never sees it. Absent: none was given.'),
    codeSource: describedEnum(['service', 'client'], 'Maker of the code.', {
      service: 'The service, which also checks it.',
      client: 'Your server, which checks it itself.',
    }),
    charge: z
      .object({
        amountMinor: z.int().describe('Price in minor units of `currency`; 0 in test mode.'),
        currency: z.string().describe('Currency of the price (ISO 4217).'),
      })
      .describe('Price of the code.'),
    createdAt: moment.describe('When it was sent, UTC.'),
    expiresAt: moment.describe('When it ceases to be valid, UTC.'),
    delivery: z
      .object({
        status: describedEnum(DELIVERY_STATUSES, 'State of the delivery.', {
          unknown: 'It was handed over; nobody knows whether the provider accepted it.',
          sent: 'The provider accepted it.',
          delivered: 'It reached the phone.',
          read: 'It was read.',
          failed: 'It could not be delivered.',
        }),
        at: moment.describe('When the provider reported it, UTC.'),
        reason: z
          .string()
          .optional()
          .describe('Reason of the failure, in the provider’s words. Absent: it has not failed, or no reason is given.'),
      })
      .optional()
      .describe('Latest report of the provider. Absent: there was none.'),
    providerRef: z.string().optional().describe('Identifier of the message at the provider. Absent: none was given.'),
    segments: z.int().optional().describe(SEGMENTS),
  })
  .meta({ id: 'SentCode', description: 'A one-time password that was sent; neither code nor number is kept.' });

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
    ref: z.string().describe('Ref of the entry: `led_…`.'),
    kind: describedEnum(LEDGER_KINDS, 'Kind of event.', {
      credit: 'The operator put money in.',
      charge: 'A code was charged.',
      refund: 'The charge of a code came back.',
    }),
    currency: z.string().describe('Currency of the wallet (ISO 4217).'),
    amountMinor: z.int().describe('Amount that the wallet gained, in minor units of `currency`; below 0 for a charge.'),
    balanceMinor: z.int().describe('Balance of the wallet after it, in minor units of `currency`.'),
    challengeRef: z
      .string()
      .optional()
      .describe('Ref of the code that was charged, or whose charge came back: `otp_…`. Absent for a credit.'),
    note: z.string().optional().describe('Note of the operator on a credit. Absent: there is none.'),
    at: moment.describe('When it happened, UTC.'),
  })
  .meta({ id: 'OtpLedgerEntry', description: 'A movement of the wallet that pays for codes.' });

/** A page of the ledger, with the current balances of the wallets. */
export const ledgerView = pageView(ledgerEntryView, 'movements of the wallet for one-time passwords').extend({
  wallets: z
    .array(
      z.object({
        currency: z.string().describe('Currency of the wallet (ISO 4217).'),
        balanceMinor: z.int().describe('Present balance in minor units of `currency`.'),
      }),
    )
    .describe('Present balance of each wallet; a workspace has one for each currency that it was credited in.'),
});

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
      .max(1_000_000_000_000, 'Give 1,000,000,000,000 or less.')
      .describe('Amount to put into the wallet, in minor units of `currency`; 1 or more.'),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/, 'Give a currency as three capital letters, such as NGN.')
      .describe('Currency that codes of the workspace are charged in (ISO 4217).'),
    note: z
      .string()
      .trim()
      .min(1, 'Say something, or leave it out.')
      .max(200, 'Use at most 200 characters.')
      .optional()
      .describe('Note that the merchant reads in the ledger, such as the number of an invoice; at most 200 characters. Absent: none.'),
  })
  .meta({ id: 'OtpCreditBody', description: 'Money to put into the wallet for codes.' });
