import { createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';

/** The frames that RFC 8410 puts around the 32 bytes of an Ed25519 key. */
const PRIVATE_FRAME = Buffer.from('302e020100300506032b657004220420', 'hex');
const PUBLIC_FRAME = Buffer.from('302a300506032b6570032100', 'hex');

/** The key pair that signs the tickets of one event. */
export class TicketKeyPair {
  private readonly privateKey: KeyObject;
  /** Raw 32 bytes, base64url. */
  readonly publicKey: string;

  /** @param seed 32 secret bytes */
  constructor(seed: Buffer) {
    this.privateKey = createPrivateKey({ key: Buffer.concat([PRIVATE_FRAME, seed]), format: 'der', type: 'pkcs8' });
    const framed = createPublicKey(this.privateKey).export({ format: 'der', type: 'spki' });
    this.publicKey = framed.subarray(PUBLIC_FRAME.length).toString('base64url');
  }

  sign(text: string): Buffer {
    return sign(null, Buffer.from(text), this.privateKey);
  }
}

/** Whether a signature was made by the holder of a public key, raw 32 bytes in base64url. */
export function isSignedBy(publicKey: string, signed: Buffer, signature: Buffer): boolean {
  const key = createPublicKey({ key: Buffer.concat([PUBLIC_FRAME, Buffer.from(publicKey, 'base64url')]), format: 'der', type: 'spki' });
  return verify(null, signed, key, signature);
}
