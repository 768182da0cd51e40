import type { SealedFor } from '@svc/kernel';

/** Second factor of an authenticator app (RFC 6238). */
export interface Totp {
  personId: string;
  /** Secret in base32, sealed by a SecretBox for `contextOfTotp`. */
  sealed: string;
  createdAt: Date;
  /** When the person first gave a code of it; until then it is no factor. */
  confirmedAt?: Date;
  /** Step of the last code that was accepted: a code of it, or of one before, is refused (ADR 0171 r7). */
  lastStep?: number;
}

/** Returns the context that the secret of a person is sealed for. */
export function contextOfTotp(personId: string): SealedFor {
  return { workspaceId: 'installation', purpose: `staff_totp/${personId}` };
}

/** Returns the six digits of a code as a person types it, with blanks anywhere; undefined for anything else. */
export function typedTotp(text: string): string | undefined {
  const digits = text.replace(/\s/gu, '');
  return /^\d{6}$/.test(digits) ? digits : undefined;
}
