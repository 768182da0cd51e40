import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

/** A site that a browser shows, and what its authenticator reports. */
export interface Visit {
  origin: string;
  rpId: string;
  /** False where nobody has unlocked the authenticator. */
  isVerified?: boolean;
  /** Signatures so far; 0 at authenticators that count none. */
  counter?: number;
}

const [PRESENT, VERIFIED, ATTESTED] = [0x01, 0x04, 0x40];
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

/** An authenticator in software, with one passkey on P-256: it answers as `navigator.credentials` does. */
export class SoftAuthenticator {
  readonly credentialId = randomBytes(16);
  private readonly keys: { privateKey: KeyObject; publicKey: KeyObject } = generateKeyPairSync('ec', { namedCurve: 'P-256' });

  /** Answers `navigator.credentials.create` as JSON. */
  register(challenge: string, visit: Visit): object {
    const clientData = clientDataOf('webauthn.create', challenge, visit);
    const id = this.credentialId;
    const length = Buffer.from([id.length >> 8, id.length & 255]);
    const authData = Buffer.concat([this.head(visit, ATTESTED), Buffer.alloc(16), length, id, this.coseKey()]);
    const attestationObject = map([text('fmt'), text('none')], [text('attStmt'), map()], [text('authData'), bytes(authData)]);
    return this.answer({
      clientDataJSON: clientData.toString('base64url'),
      attestationObject: attestationObject.toString('base64url'),
      transports: ['internal'],
    });
  }

  /** Answers `navigator.credentials.get` as JSON. */
  sign(challenge: string, visit: Visit): object {
    const clientData = clientDataOf('webauthn.get', challenge, visit);
    const authData = this.head(visit, 0);
    const signature = createSign('sha256')
      .update(Buffer.concat([authData, sha256(clientData)]))
      .sign(this.keys.privateKey);
    return this.answer({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: signature.toString('base64url'),
    });
  }

  private answer(response: object): object {
    const id = this.credentialId.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  private head({ rpId, isVerified = true, counter = 0 }: Visit, flags: number): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags | PRESENT | (isVerified ? VERIFIED : 0)]), count]);
  }

  /** Returns the public key in COSE: EC2, ES256, P-256. */
  private coseKey(): Buffer {
    const { x, y } = this.keys.publicKey.export({ format: 'jwk' });
    const coordinate = (value: string | undefined) => bytes(Buffer.from(value!, 'base64url'));
    return map([int(1), int(2)], [int(3), int(-7)], [int(-1), int(1)], [int(-2), coordinate(x)], [int(-3), coordinate(y)]);
  }
}

function clientDataOf(type: string, challenge: string, { origin }: Visit): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

/** Encodes the head of a CBOR value (RFC 8949, 3). */
function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  return length < 256 ? Buffer.from([(major << 5) | 24, length]) : Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
}

const int = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value));
const bytes = (value: Buffer) => Buffer.concat([head(2, value.length), value]);
const text = (value: string) => Buffer.concat([head(3, value.length), Buffer.from(value)]);
const map = (...entries: Buffer[][]) => Buffer.concat([head(5, entries.length), ...entries.flat()]);
