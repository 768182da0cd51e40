import type { FailureReason } from '@svc/webhooks';

/** The name leads to an address that is not public, or is one. */
export class BlockedAddress extends Error {}

/** The name has no address that can be found out. */
export class UnknownName extends Error {}

const UNREACHABLE = ['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'EADDRNOTAVAIL'];
const CERTIFICATE = /^(ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|EPROTO|HOSTNAME_MISMATCH)/;

/** Why no answer came. */
export function reasonOf(error: unknown): FailureReason {
  if (error instanceof BlockedAddress) return 'blocked';
  if (error instanceof UnknownName) return 'dns';
  const { name, code = '', errors } = error as { name?: string; code?: string; errors?: unknown[] };
  if (name === 'TimeoutError' || code === 'ETIMEDOUT') return 'timeout';
  if (errors && errors.length > 0) return reasonOf(errors[0]);
  if (UNREACHABLE.includes(code)) return 'connect';
  return CERTIFICATE.test(code) ? 'tls' : 'connection';
}
