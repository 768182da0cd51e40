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
    to: to.describe('Mobile phone number to send the one-time code to, in international form, such as `+2348031234567`.'),
    code: z
      .string()
      .regex(/^[0-9]{1,15}$/, 'Give 1 to 15 digits, or leave it out and the service makes a code.')
      .optional()
      .describe(
        'One-time code of your own, 1 to 15 digits, which you check yourself: `POST /v1/store/otp/verify` refuses it. Leave it out to let the service create and check a code of 6 digits.',
      ),
    purpose: z
      .string()
      .trim()
      .max(100, 'Use at most 100 characters.')
      .refine(isPrintable, 'Use letters, not control characters.')
      .optional()
      .describe(
        'Label of the send for the merchant’s log, such as `sign-in`; at most 100 characters. Customers never see it. Leave it out for none.',
      ),
    expiresInMinutes: z
      .int('Give whole minutes.')
      .min(1, 'Give 1 minute or more.')
      .max(60, 'Give 60 minutes or less.')
      .default(10)
      .describe('Time in minutes for which the one-time code is valid, 1 to 60. Default: 10.'),
    templateRef: z
      .string()
      .refine(
        (ref) => idOf('tpl', ref) !== undefined,
        'Give the reference of an authentication template: tpl_… as the list of templates tells it.',
      )
      .optional()
      .describe(
        'Ref of an approved authentication template of the merchant’s own number (`tpl_…`), which words the message. Default: the default template of the channel. Not together with `sender`.',
      ),
    sender: describedEnum(
      OTP_SENDERS,
      'Phone number that the one-time code is sent from. Default: the setting of the workspace. Not together with `templateRef`.',
      {
        own: 'The merchant’s connected number.',
        frontdesk: 'The service’s number, which needs no set-up. The message then names the service and not the merchant.',
      },
    ).optional(),
  })
  .refine(({ sender, templateRef }) => sender === undefined || templateRef === undefined, {
    path: ['sender'],
    message: 'Give either sender or templateRef: a template always belongs to your own number.',
  })
  .meta({ id: 'OtpSendRequest', description: 'Request to send a code to a phone.' });
export type OtpSendRequest = z.output<typeof otpSendRequest>;

/** A code that was sent, for the client (decisions 3.5 otp): without the code. */
export const storeOtpSendView = z
  .object({
    challengeRef: z
      .string()
      .describe(
        'Ref of the challenge (`otp_…`), given by the service: keep it, and send it to `POST /v1/store/otp/verify` with the code that the customer typed.',
      ),
    to: z
      .string()
      .describe('Phone number that the one-time code was sent to, masked: country code and last three digits, such as `+234*******678`.'),
    channel: describedEnum(OTP_CHANNELS, 'Channel by which the one-time code was sent.', { whatsapp: 'By WhatsApp.', sms: 'By SMS.' }),
    sender: describedEnum(OTP_SENDERS, 'Phone number that the one-time code was sent from.', {
      own: 'The merchant’s connected number.',
      frontdesk: 'The service’s number.',
    }),
    codeSource: describedEnum(['service', 'client'], 'Creator of the one-time code, who also checks it.', {
      service: 'The service: check the code by `POST /v1/store/otp/verify`.',
      client: 'You, by `code` of the request: check the code yourself.',
    }),
    expiresAt: timestamp.describe('When the one-time code stops being valid, UTC timestamp.'),
    resendAvailableAt: timestamp.describe(
      'When a further code can be sent to the same number, UTC timestamp: keep the “send again” button disabled until then.',
    ),
    charge: z
      .object({
        amountMinor: z.int().describe('Price of sending the one-time code, integer in the minor unit of `currency`; 0 with a test key.'),
        currency: z.string().describe('ISO 4217 code of the price of sending the one-time code, such as `NGN`.'),
      })
      .describe(
        'Price of sending the one-time code, deducted from the merchant’s prepaid credit: amount and currency. The amount is 0 with a test key.',
      ),
    test: z
      .boolean()
      .describe(
        'True when a test key sent the one-time code: no message went out, and the code is `000000` unless the request brought one.',
      ),
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
