import type { Mode } from '@svc/kernel';

/** Channels that codes are sent by. */
export const OTP_CHANNELS = ['whatsapp', 'sms'] as const;
export type OtpChannel = (typeof OTP_CHANNELS)[number];

/** Owner of the number that a code comes from: the merchant's connected one, or the service's (D-53). */
export const OTP_SENDERS = ['own', 'frontdesk'] as const;
export type OtpSender = (typeof OTP_SENDERS)[number];

/** Maker of the code. The client's own code is not stored, so only the client can check it. */
export type CodeSource = 'service' | 'client';

/** Wrong guesses that burn a challenge (§8 r10). */
export const MOST_GUESSES = 5;

/** Expiry is not a status: it follows from `expiresAt`. `failed`: the provider refused it at once, and its charge was refunded. */
export const CHALLENGE_STATUSES = ['sent', 'verified', 'burned', 'failed'] as const;
export type ChallengeStatus = (typeof CHALLENGE_STATUSES)[number];

/**
 * Progress of a code: `due` is charged and certainly not sent, `begun` may have been sent, `ended` has a known result, or is marked as
 * unknown.
 */
export const HANDOVERS = ['due', 'begun', 'ended'] as const;
export type Handover = (typeof HANDOVERS)[number];

/** Destination of a code. The number itself is not stored: the hashes are keyed, and of one workspace. */
export interface Destination {
  hash: string;
  /** `+234*******678` */
  masked: string;
  /** ISO 3166 two-letter code. */
  country: string;
  /** Hash of the number without its last four digits. */
  prefixHash: string;
}

/** Stored part of a code. */
export interface KeptCode {
  hash: string;
  pepperVersion: number;
}

/** Delivery state that the provider reported. `unknown`: it was handed over, and nobody knows whether the provider accepted it (D-111a). */
export const DELIVERY_STATUSES = ['unknown', 'sent', 'delivered', 'read', 'failed'] as const;
export interface CodeDelivery {
  status: (typeof DELIVERY_STATUSES)[number];
  at: Date;
  reason?: string;
}

/** One code that was sent. */
export interface Challenge {
  workspaceId: string;
  mode: Mode;
  /** UUIDv7; shown as `otp_…`. */
  id: string;
  /** Id of the access key that asked for it. */
  keyId: string;
  /** Hash of the visitor for whom the merchant's server asked, where it names one; keyed, and of one workspace (D-139). */
  visitorHash?: string;
  destination: Destination;
  channel: OtpChannel;
  sender: OtpSender;
  templateId?: string;
  /** Client's label, for the log only. */
  purpose?: string;
  codeSource: CodeSource;
  /** None for a client's own code. */
  code?: KeptCode;
  /** Wrong guesses so far. */
  attempts: number;
  status: ChallengeStatus;
  handover: Handover;
  expiresAt: Date;
  createdAt: Date;
  /** Time when it was verified, burned or failed. */
  endedAt?: Date;
  /** Zero in test mode. */
  charge: { amountMinor: number; currency: string };
  delivery?: CodeDelivery;
  /** Provider's reference of its message. */
  providerRef?: string;
  /** Number of segments of an SMS that the provider has accepted, each of which it charges (D-137). */
  segments?: number;
}

/** A challenge of one workspace and mode. */
export type ChallengeName = Pick<Challenge, 'workspaceId' | 'mode' | 'id'>;
