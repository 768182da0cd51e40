import { createHmac, hkdfSync, randomInt, timingSafeEqual } from 'node:crypto';
import { CodeHasher, type KeptCode } from '@svc/otp';

const PEPPER_PURPOSE = 'svc otp pepper v1';
const VERSION_PURPOSE = 'svc otp pepper version v1';
const DESTINATION_PURPOSE = 'svc otp destination v1';
const SERVICE_PURPOSE = 'svc otp destination of the service v1';
const CODES = 1_000_000;
const NOTHING = Buffer.alloc(32);

interface Pepper {
  /** Derived from the secret itself, so that it is independent of the secret's position among the keys. */
  version: number;
  key: Buffer;
}

/** Hashes under peppers derived from the secret keys: codes of a previous one still match (D-8, D-52). */
export class PepperedCodeHasher extends CodeHasher {
  private readonly peppers: readonly Pepper[];
  private readonly destinationKeys: readonly Buffer[];
  private readonly serviceKey: Buffer;

  /** @param secretKeys 32 bytes each, the current one first */
  constructor(secretKeys: readonly Buffer[]) {
    super();
    this.peppers = secretKeys.map((secret) => ({
      version: derive(secret, VERSION_PURPOSE).readUInt32BE() >>> 1,
      key: derive(secret, PEPPER_PURPOSE),
    }));
    this.destinationKeys = secretKeys.map((secret) => derive(secret, DESTINATION_PURPOSE));
    this.serviceKey = derive(secretKeys[0]!, SERVICE_PURPOSE);
  }

  mint(): string {
    return String(randomInt(CODES)).padStart(6, '0');
  }

  hash(challengeId: string, code: string): KeptCode {
    const { version, key } = this.peppers[0]!;
    return { hash: digestOf(key, challengeId, code).toString('base64'), pepperVersion: version };
  }

  matches(challengeId: string, code: string, stored: KeptCode | undefined): boolean {
    const pepper = this.peppers.find(({ version }) => version === stored?.pepperVersion);
    const presented = digestOf((pepper ?? this.peppers[0]!).key, challengeId, code);
    const expected = stored ? Buffer.from(stored.hash, 'base64') : NOTHING;
    return expected.length === presented.length && timingSafeEqual(presented, expected) && pepper !== undefined;
  }

  destinationHash(workspaceId: string, digits: string): string {
    return this.destinationHashes(workspaceId, digits)[0]!;
  }

  /** Returns the hashes by each of the secret keys, the current one first, so that sends under a previous key are found. */
  destinationHashes(workspaceId: string, digits: string): string[] {
    return this.destinationKeys.map((key) => createHmac('sha256', key).update(`${workspaceId}.${digits}`).digest('base64'));
  }

  visitorHash(workspaceId: string, visitor: string): string {
    return createHmac('sha256', this.destinationKeys[0]!).update(`${workspaceId}.visitor.${visitor}`).digest('base64');
  }

  serviceHash(e164: string): string {
    return createHmac('sha256', this.serviceKey).update(e164).digest('base64');
  }
}

function digestOf(key: Buffer, challengeId: string, code: string): Buffer {
  return createHmac('sha256', key).update(`${challengeId}.${code}`).digest();
}

function derive(secret: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
}
