import type { KeptCode } from '../domain/challenge';
import { CodeHasher } from '../ports/code-hasher';

/** Readable hashes, and the codes 000001, 000002, … */
export class PlainCodeHasher extends CodeHasher {
  private minted = 0;

  mint(): string {
    this.minted += 1;
    return String(this.minted).padStart(6, '0');
  }

  hash(challengeId: string, code: string): KeptCode {
    return { hash: `${challengeId}.${code}`, pepperVersion: 1 };
  }

  matches(challengeId: string, code: string, stored: KeptCode | undefined): boolean {
    const { hash, pepperVersion } = this.hash(challengeId, code);
    return stored?.hash === hash && stored.pepperVersion === pepperVersion;
  }

  serviceHash(e164: string): string {
    return `service.${e164}`;
  }

  visitorHash(workspaceId: string, visitor: string): string {
    return `${workspaceId}.visitor.${visitor}`;
  }

  destinationHash(workspaceId: string, e164: string): string {
    return `${workspaceId}.${e164}`;
  }
}
