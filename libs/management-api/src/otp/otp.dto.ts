import { describedEnum, modeOf, withMeanings } from '@svc/contracts';
import { refOf, timestampOf } from '@svc/kernel';
import { DELIVERY_STATUSES, LEDGER_KINDS, OTP_CHANNELS, OTP_SENDERS, type LedgerEntry, type LoggedCode } from '@svc/otp';
import { z } from 'zod';
import { SEGMENTS } from '../messages/messages.dto';
import { filter, MODE_MEANINGS, pageQuery, pageView } from '../page.dto';

const moment = z.string().meta({ format: 'date-time' });
const mode = z.enum(['live', 'test'], 'Give live or test.');

const CHANNELS = { whatsapp: 'WhatsApp message.', sms: 'SMS.' };
const SENDERS = { own: 'Number of the merchant.', frontdesk: 'Number of the service.' };

export const listChallengesQuery = pageQuery.extend({
  mode: mode.optional().describe(withMeanings('Only one-time passwords of this mode. Default: both.', MODE_MEANINGS)),
  channel: z
    .enum(OTP_CHANNELS, `Give one of ${OTP_CHANNELS.join(', ')}.`)
    .optional()
    .describe(withMeanings('Only one-time passwords that were sent by this channel. Default: all.', CHANNELS)),
  sender: z
    .enum(OTP_SENDERS, `Give one of ${OTP_SENDERS.join(', ')}.`)
    .optional()
    .describe(withMeanings('Only one-time passwords that came from a number of this owner. Default: all.', SENDERS)),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'Give a country as two capital letters, such as NG.')
    .optional()
    .describe('Only one-time passwords to phone numbers of this country (ISO 3166 alpha-2), such as `NG`. Default: all.'),
  key: filter('Only one-time passwords that the API key of this ref requested, `key_…`. Default: all.'),
});

/** A code that was sent: its recipient as far as that may be shown, and the provider's response. */
export const challengeView = z
  .object({
    ref: z.string().describe('Ref of the one-time password, `otp_…`: the `challengeRef` in the response to the request that sent it.'),
    mode: modeOf('one-time password'),
    keyRef: z.string().describe('Ref of the API key that requested the one-time password: `key_…`.'),
    to: z
      .string()
      .describe(
        'Phone number that the one-time password was sent to, masked: country code and last three digits. The service does not keep the whole number.',
      ),
    country: z.string().describe('Country of the phone number that the one-time password was sent to (ISO 3166 alpha-2), such as `NG`.'),
    channel: describedEnum(OTP_CHANNELS, 'Channel by which the one-time password was sent.', CHANNELS),
    sender: describedEnum(OTP_SENDERS, 'Owner of the number that the one-time password came from.', SENDERS),
    templateRef: z
      .string()
      .optional()
      .describe('Ref of the WhatsApp template by which the one-time password was sent: `tpl_…`. Absent when none was used.'),
    purpose: z
      .string()
      .optional()
      .describe(
        'Label that the merchant’s server gave the one-time password, such as `login`; the recipient does not see it. Absent when none was given.',
      ),
    codeSource: describedEnum(['service', 'client'], 'Side that made the one-time password and checks it.', {
      service: 'The service.',
      client: 'The merchant’s own server.',
    }),
    charge: z
      .object({
        amountMinor: z.int().describe('Price of the one-time password, integer in minor units of `currency`; 0 in test mode.'),
        currency: z.string().describe('Currency in which the one-time password was charged (ISO 4217 code), such as `NGN`.'),
      })
      .describe('Price (`amountMinor`, `currency`) that the wallet was charged for the one-time password.'),
    createdAt: moment.describe('When the one-time password was sent, UTC timestamp.'),
    expiresAt: moment.describe('When the one-time password stops being valid, UTC timestamp.'),
    delivery: z
      .object({
        status: describedEnum(DELIVERY_STATUSES, 'Delivery status of the one-time password, as the provider reported it.', {
          unknown: 'It was handed to the provider, which has not said whether it accepted it.',
          sent: 'The provider accepted it.',
          delivered: 'It reached the phone.',
          read: 'It was read.',
          failed: 'It could not be delivered.',
        }),
        at: moment.describe('When the provider reported the delivery status of the one-time password, UTC timestamp.'),
        reason: z
          .string()
          .optional()
          .describe(
            'Reason why the one-time password could not be delivered, in the provider’s words. Absent when it has not failed, or no reason was given.',
          ),
      })
      .optional()
      .describe(
        'Latest delivery report of the provider for the one-time password: `status`, `at` and `reason`. Absent when there was none.',
      ),
    providerRef: z
      .string()
      .optional()
      .describe('Id of the message with the one-time password at the SMS or WhatsApp provider. Absent when the provider gave none.'),
    segments: z.int().optional().describe(SEGMENTS),
  })
  .meta({ id: 'SentCode', description: 'A one-time password that was sent. Neither the code nor the whole phone number is stored.' });

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
    ref: z.string().describe('Ref of the movement of the wallet, given by the service: `led_…`.'),
    kind: describedEnum(LEDGER_KINDS, 'Kind of movement of the wallet that pays for one-time passwords.', {
      credit: 'The operator of the service put money in.',
      charge: 'A one-time password was charged.',
      refund: 'The charge of a one-time password was returned.',
    }),
    currency: z.string().describe('Currency of the wallet that the movement belongs to (ISO 4217 code), such as `NGN`.'),
    amountMinor: z
      .int()
      .describe(
        'Change of the wallet’s balance, integer in minor units of `currency`: above 0 for credits and refunds, below 0 for charges.',
      ),
    balanceMinor: z.int().describe('Balance of the wallet after the movement, integer in minor units of `currency`.'),
    challengeRef: z
      .string()
      .optional()
      .describe('Ref of the one-time password that was charged or refunded: `otp_…`. Absent for a credit.'),
    note: z
      .string()
      .optional()
      .describe('Note that the operator wrote on the credit, such as an invoice number; plain text. Absent when there is none.'),
    at: moment.describe('When the movement of the wallet happened, UTC timestamp.'),
  })
  .meta({
    id: 'OtpLedgerEntry',
    description: 'A movement of the wallet that pays for one-time passwords: a credit, a charge or a refund.',
  });

/** A page of the ledger, with the current balances of the wallets. */
export const ledgerView = pageView(ledgerEntryView, 'movements of the wallet for one-time passwords')
  .extend({
    wallets: z
      .array(
        z.object({
          currency: z.string().describe('Currency of the wallet for one-time passwords (ISO 4217 code), such as `NGN`.'),
          balanceMinor: z.int().describe('Present balance of the wallet for one-time passwords, integer in minor units of `currency`.'),
        }),
      )
      .describe(
        'Wallets for one-time passwords with their present balances, one for each currency in which the workspace was credited. Empty when it never was.',
      ),
  })
  .meta({
    id: 'OtpLedger',
    description: 'One page of movements of the wallet for one-time passwords, with the present balances of the workspace.',
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
      .describe('Amount to put into the wallet for one-time passwords, integer in minor units of `currency`, 1 to 1,000,000,000,000.'),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/, 'Give a currency as three capital letters, such as NGN.')
      .describe('Currency of the credit: that in which one-time passwords of the workspace are charged (ISO 4217 code), such as `NGN`.'),
    note: z
      .string()
      .trim()
      .min(1, 'Say something, or leave it out.')
      .max(200, 'Use at most 200 characters.')
      .optional()
      .describe(
        'Note on the credit that the merchant reads in the ledger, such as an invoice number; 1 to 200 characters of plain text. Leave out for none.',
      ),
  })
  .meta({ id: 'OtpCreditBody', description: 'Money that the operator puts into the wallet for one-time passwords.' });
