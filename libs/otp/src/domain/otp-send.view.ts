import { describedEnum, isPrintable, readNumber, timestamp } from '@svc/contracts';
import { idOf, refOf, timestampOf } from '@svc/kernel';
import { z } from 'zod';
import { type Challenge, OTP_CHANNELS, OTP_SENDERS } from './challenge';

const to = z.string().superRefine((text, context) => {
  const number = readNumber(text);
  if ('problem' in number) context.addIssue({ code: 'custom', message: number.problem });
});

/** Request of a client for a code (§4.8). Unknown fields are ignored. */
export const otpSendRequest = z
  .object({
    to: to.describe('Mobile number with its country code, such as `+2348031234567`.'),
    code: z
      .string()
      .regex(/^[0-9]{1,15}$/, 'Give 1 to 15 digits, or leave it out and the service makes a code.')
      .optional()
      .describe(
        'Your own code, 1 to 15 digits, which you check yourself: `otp/verify` refuses it. When absent, the service makes a code of 6 digits.',
      ),
    purpose: z
      .string()
      .trim()
      .max(100, 'Use at most 100 characters.')
      .refine(isPrintable, 'Use letters, not control characters.')
      .optional()
      .describe('Your label for the log of what was sent, at most 100 characters; no label when absent. Customers never see it.'),
    expiresInMinutes: z
      .int('Give whole minutes.')
      .min(1, 'Give 1 minute or more.')
      .max(60, 'Give 60 minutes or less.')
      .default(10)
      .describe('Minutes for which the code is valid, 1 to 60; 10 when absent.'),
    templateRef: z
      .string()
      .refine(
        (ref) => idOf('tpl', ref) !== undefined,
        'Give the reference of an authentication template: tpl_… as the list of templates tells it.',
      )
      .optional()
      .describe(
        'Approved authentication template of the merchant’s own number (`tpl_…`); the one of its channel when absent. It cannot be combined with `sender`.',
      ),
    sender: describedEnum(
      OTP_SENDERS,
      'Number that the code comes from; the workspace’s setting holds when absent. It cannot be combined with `templateRef`.',
      {
        own: 'The merchant’s connected number.',
        frontdesk: 'The service’s number, which needs no set-up. The code then names the service and not the merchant.',
      },
    ).optional(),
  })
  .refine(({ sender, templateRef }) => sender === undefined || templateRef === undefined, {
    path: ['sender'],
    message: 'Give either sender or templateRef: a template always belongs to your own number.',
  })
  .meta({ id: 'OtpSendRequest', description: 'Request to send a code to a phone.' });
export type OtpSendRequest = z.output<typeof otpSendRequest>;

/** A code that was sent, for the client (decisions 3.5): without the code. */
export const storeOtpSendView = z
  .object({
    challengeRef: z.string().describe('Ref of the challenge (`otp_…`): keep it, and send it with what the customer types.'),
    to: z.string().describe('Number that the code went to, masked: country code and last three digits.'),
    channel: describedEnum(OTP_CHANNELS, 'Channel by which the code was sent.', { whatsapp: 'By WhatsApp.', sms: 'By SMS.' }),
    sender: describedEnum(OTP_SENDERS, 'Number that the code came from.', {
      own: 'The merchant’s connected number.',
      frontdesk: 'The service’s number.',
    }),
    codeSource: describedEnum(['service', 'client'], 'Maker of the code.', {
      service: 'The service, which checks it.',
      client: 'You, by `code`: check it yourself.',
    }),
    expiresAt: timestamp.describe('When the code stops being valid, UTC.'),
    resendAvailableAt: timestamp.describe(
      'When another code can be sent to the number, UTC: keep your “send again” button off until then.',
    ),
    charge: z
      .object({
        amountMinor: z.int().describe('Integer in the currency’s minor unit.'),
        currency: z.string().describe('ISO 4217 code in capitals.'),
      })
      .describe('Price of this code for the merchant, taken from the credit of the workspace; 0 with a test key.'),
    test: z.boolean().describe('True with a test key: nothing was sent, and the code is `000000` unless you sent your own.'),
  })
  .meta({ id: 'StoreOtpSendView', description: 'A code that was sent. The code itself is never returned.' });
export type StoreOtpSendView = z.infer<typeof storeOtpSendView>;

export function presentSend(challenge: Challenge, resendAvailableAt: Date): StoreOtpSendView {
  const { id, destination, channel, sender, codeSource, expiresAt, charge, mode } = challenge;
  return {
    challengeRef: refOf('otp', id),
    to: destination.masked,
    channel,
    sender,
    codeSource,
    expiresAt: timestampOf(expiresAt),
    resendAvailableAt: timestampOf(resendAvailableAt),
    charge,
    test: mode === 'test',
  };
}
