import type { KeptCode } from '../domain/challenge';

/** Makes codes, and keyed hashes of codes and numbers, which are of no use to a reader of the database. */
export abstract class CodeHasher {
  /** Returns six digits, each code as likely as the others (§8 r6). */
  abstract mint(): string;
  abstract hash(challengeId: string, code: string): KeptCode;
  /** Returns true for the right code; takes as long for a wrong one, and when there is no hash to compare with. */
  abstract matches(challengeId: string, code: string, stored: KeptCode | undefined): boolean;
  /** Returns the same hash for the same number or prefix in one workspace, another one in another workspace. */
  abstract destinationHash(workspaceId: string, e164: string): string;
  /** Returns the same hash for the same visitor of a merchant's server in one workspace, another one in another workspace (D-139). */
  abstract visitorHash(workspaceId: string, visitor: string): string;
  /** Returns the same hash for the same number in all workspaces of this installation (D-101). */
  abstract serviceHash(e164: string): string;
}
