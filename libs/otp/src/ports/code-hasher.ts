import type { KeptCode } from '../domain/challenge';

/** Makes codes, and what is kept of codes and numbers: keyed hashes, of no use to whoever reads the database. */
export abstract class CodeHasher {
  /** Six digits, each as likely as the others (§8 r6). */
  abstract mint(): string;
  abstract hash(challengeId: string, code: string): KeptCode;
  /** Whether this is the code; takes as long when it is not, and when there is none to compare it with. */
  abstract matches(challengeId: string, code: string, stored: KeptCode | undefined): boolean;
  /** The same for the same number or prefix in one workspace, another in another one. */
  abstract destinationHash(workspaceId: string, e164: string): string;
  /** The same for the same visitor of a merchant's server in one workspace, another in another one (D-139). */
  abstract visitorHash(workspaceId: string, visitor: string): string;
  /** The same for the same number in all workspaces of this installation (D-101). */
  abstract serviceHash(e164: string): string;
}
