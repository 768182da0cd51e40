import type { FailureReason } from '@svc/webhooks';

/** Thrown for an address that is not public, and for a name that leads to one. */
export class BlockedAddress extends Error {}

/** Thrown when a name has no address. */
export class UnknownName extends Error {}

const UNREACHABLE = ['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'EADDRNOTAVAIL'];
const CERTIFICATE = /^(ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|EPROTO|HOSTNAME_MISMATCH)/;

/** Returns the reason of a missing answer. */
export function reasonOf(error: unknown): FailureReason {
  if (error instanceof BlockedAddress) return 'blocked';
  if (error instanceof UnknownName) return 'dns';
  const { name, code = '', errors } = error as { name?: string; code?: string; errors?: unknown[] };
  if (name === 'TimeoutError' || code === 'ETIMEDOUT') return 'timeout';
  if (errors && errors.length > 0) return reasonOf(errors[0]);
  if (UNREACHABLE.includes(code)) return 'connect';
  return CERTIFICATE.test(code) ? 'tls' : 'connection';
}
