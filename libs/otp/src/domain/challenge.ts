import type { Mode } from '@svc/kernel';

/** The channels that codes are sent by. */
export const OTP_CHANNELS = ['whatsapp', 'sms'] as const;
export type OtpChannel = (typeof OTP_CHANNELS)[number];

/** The owner of the number that a code comes from: the merchant's connected one, or the service's (D-53). */
export const OTP_SENDERS = ['own', 'frontdesk'] as const;
export type OtpSender = (typeof OTP_SENDERS)[number];

/** Who made the code: of the client's own nothing is kept, so that only the client can check it. */
export type CodeSource = 'service' | 'client';

/** Wrong guesses that burn a challenge (§8 r10). */
export const MOST_GUESSES = 5;

/** Expiry is no status: it follows from `expiresAt`. `failed`: the provider refused it at once, and its money went back. */
export const CHALLENGE_STATUSES = ['sent', 'verified', 'burned', 'failed'] as const;
export type ChallengeStatus = (typeof CHALLENGE_STATUSES)[number];

/** How far a code came: `due` is charged and certainly not sent, `begun` may have been sent, of `ended` it is known, or marked as not known. */
export const HANDOVERS = ['due', 'begun', 'ended'] as const;
export type Handover = (typeof HANDOVERS)[number];

/** Where a code went. The number itself is not kept: the hashes are keyed, and of one workspace. */
export interface Destination {
  hash: string;
  /** `+234*******678` */
  masked: string;
  /** ISO 3166 two-letter code. */
  country: string;
  /** Of the number without its last four digits. */
  prefixHash: string;
}

/** What of a code is kept. */
export interface KeptCode {
  hash: string;
  pepperVersion: number;
}

/** What the provider reported of a message. `unknown`: it was handed over, and no answer says whether it was taken (D-111a). */
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
  /** UUIDv7; `otp_…` tells it. */
  id: string;
  /** Of the access key that asked for it. */
  keyId: string;
  /** Hash of the visitor for whom the merchant's server asked, where it names one; keyed, and of one workspace (D-139). */
  visitorHash?: string;
  destination: Destination;
  channel: OtpChannel;
  sender: OtpSender;
  templateId?: string;
  /** The client's label, for the log only. */
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
  /** When it was verified, burned or failed. */
  endedAt?: Date;
  /** Nothing in test mode. */
  charge: { amountMinor: number; currency: string };
  delivery?: CodeDelivery;
  /** What the provider calls its message. */
  providerRef?: string;
  /** The number of segments of a text that a provider took, each of which it charges (D-137). */
  segments?: number;
}

/** A challenge of one workspace and mode. */
export type ChallengeName = Pick<Challenge, 'workspaceId' | 'mode' | 'id'>;
