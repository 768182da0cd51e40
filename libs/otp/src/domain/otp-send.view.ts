import { timestamp } from '@svc/contracts';
import { refOf, timestampOf } from '@svc/kernel';
import { z } from 'zod';
import { OTP_CHANNELS, OTP_SENDERS, type Challenge } from './challenge';

/** What is told of a code that was sent (decisions 3.5): never the code. */
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
