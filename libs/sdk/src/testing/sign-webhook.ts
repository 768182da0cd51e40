import { API_VERSION } from '../generated/version';
import { keysOf, signedBytes } from '../webhooks/signature';

export interface SignOptions {
  /** Time of signing, Unix seconds; now by default. */
  timestamp?: number;
  /** The next secret during a rotation. */
  nextSecret?: string;
  /** Ref of the delivery, `whd_…`, the same for all attempts. */
  deliveryRef?: string;
  attempt?: number;
}

export interface SignedWebhook {
  /** The raw body. */
  body: string;
  headers: Record<string, string>;
}

/**
 * Creates a signed delivery like those of the service, to test a receiver.
 * @param event the members of the event that matter; the rest is filled in. A text is signed unchanged
 * @param secret `whsec_…` and the base64 of 32 bytes
 */
export async function signWebhook(
  event: string | { type: string; data: object; [member: string]: unknown },
  secret: string,
  options: SignOptions = {},
): Promise<SignedWebhook> {
  const { timestamp = Math.floor(Date.now() / 1000), nextSecret, deliveryRef = 'whd_01h455vb4pex5vsknk084sn02r', attempt = 1 } = options;
  const body = typeof event === 'string' ? event : JSON.stringify({ ...filledIn(timestamp), ...event });
  const secrets = nextSecret === undefined ? [secret] : [secret, nextSecret];
  const bytes = new TextEncoder().encode(body);
  const own = await Promise.all(secrets.map(async (text) => hex(await sign(keysOf(text).own, signedBytes(`${timestamp}`, bytes)))));
  const standard = await Promise.all(
    secrets.map(async (text) => base64(await sign(keysOf(text).standard, signedBytes(`${deliveryRef}.${timestamp}`, bytes)))),
  );
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    'x-svc-signature': `sha256=${own[0]}`,
    ...(own[1] !== undefined && { 'x-svc-signature-next': `sha256=${own[1]}` }),
    'x-svc-timestamp': `${timestamp}`,
    'x-svc-webhook-id': deliveryRef,
    'x-svc-webhook-attempt': `${attempt}`,
    ...(isSample(body) && { 'x-svc-webhook-sample': 'true' }),
    'webhook-id': deliveryRef,
    'webhook-timestamp': `${timestamp}`,
    'webhook-signature': standard.map((signature) => `v1,${signature}`).join(' '),
  };
  return { body, headers };
}

/** Returns true for the body of a sample. */
function isSample(body: string): boolean {
  try {
    return (JSON.parse(body) as { sample?: unknown } | null)?.sample === true;
  } catch {
    return false;
  }
}

function filledIn(timestamp: number) {
  return {
    id: 'wev_01h455vb4pex5vsknk084sn02q',
    createdAt: new Date(timestamp * 1000).toISOString(),
    apiVersion: API_VERSION,
    mode: 'test',
    workspaceRef: 'wks_01h455vb4pex5vsknk084sn02r',
  };
}

async function sign(key: Promise<CryptoKey>, bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  return new Uint8Array(await globalThis.crypto.subtle.sign('HMAC', await key, bytes));
}

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));
