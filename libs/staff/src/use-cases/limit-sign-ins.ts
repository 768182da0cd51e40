import { factorBuckets, invitationBuckets, type LeasedTokens, signInBuckets } from '@svc/access';
import type { RealClock } from '@svc/kernel';
import { tokenHash } from '../domain/secret-token';

/** Counts attempts to sign in, codes and invitations by the limits of the house. All throw RateLimited. */
export class LimitSignIns {
  /** @param scale RATE_LIMIT_SCALE */
  constructor(
    private readonly tokens: LeasedTokens,
    private readonly clock: RealClock,
    private readonly scale: number,
  ) {}

  /** Counts an attempt of a caller, and a link to an address, which is known or not. */
  async attempt(clientIp: string, email?: string): Promise<void> {
    const addressHash = email === undefined ? undefined : tokenHash(email);
    await this.tokens.takeAll(signInBuckets({ clientIp, addressHash }, this.scale), this.clock.now().getTime());
  }

  /** Counts a code that a person types. */
  async code(personId: string): Promise<void> {
    await this.tokens.takeAll(factorBuckets(personId, this.scale), this.clock.now().getTime());
  }

  async invitation(workspaceId: string): Promise<void> {
    await this.tokens.takeAll(invitationBuckets(workspaceId, this.scale), this.clock.now().getTime());
  }
}
