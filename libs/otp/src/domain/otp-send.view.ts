import { isPrintable, readNumber, timestamp } from '@svc/contracts';
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
    to: to.describe('A mobile number in full international format, such as +2348031234567.'),
    code: z
      .string()
      .regex(/^[0-9]{1,15}$/, 'Give 1 to 15 digits, or leave it out and the service makes a code.')
      .optional()
      .describe('Your own code, which you check yourself; without one the service makes six digits.'),
    purpose: z
      .string()
      .trim()
      .max(100, 'Use at most 100 characters.')
      .refine(isPrintable, 'Use letters, not control characters.')
      .optional()
      .describe('Your label for the log of what was sent; shown to nobody else.'),
    expiresInMinutes: z.int('Give whole minutes.').min(1, 'Give 1 minute or more.').max(60, 'Give 60 minutes or less.').default(10),
    templateRef: z
      .string()
      .refine(
        (ref) => idOf('tpl', ref) !== undefined,
        'Give the reference of an authentication template: tpl_… as the list of templates tells it.',
      )
      .optional()
      .describe('An approved authentication template of your own number; without one it is that of its channel.'),
    sender: z
      .enum(OTP_SENDERS)
      .optional()
      .describe(
        '`own`: the merchant’s connected number. `frontdesk`: the service’s, which needs no set-up. Without it the setting of the workspace holds.',
      ),
  })
  .refine(({ sender, templateRef }) => sender === undefined || templateRef === undefined, {
    path: ['sender'],
    message: 'Give either sender or templateRef: a template always belongs to your own number.',
  })
  .meta({ id: 'OtpSendRequest' });
export type OtpSendRequest = z.output<typeof otpSendRequest>;

/** A code that was sent, for the client (decisions 3.5): without the code. */
export const storeOtpSendView = z
  .object({
    challengeRef: z.string().describe('`otp_…`: what verifying asks for.'),
    to: z.string().describe('Masked: country code and last three digits.'),
    channel: z.enum(OTP_CHANNELS),
    sender: z.enum(OTP_SENDERS),
    codeSource: z.enum(['service', 'client']).describe('Who made the code. Your own is yours to check.'),
    expiresAt: timestamp,
    resendAvailableAt: timestamp.describe('From when on another code may be sent to the number.'),
    charge: z.object({ amountMinor: z.int(), currency: z.string() }).describe('Nothing with a test key.'),
    test: z.boolean().describe('True with a test key: nothing was sent, and the code is 000000 unless you gave your own.'),
  })
  .meta({ id: 'StoreOtpSendView' });
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
