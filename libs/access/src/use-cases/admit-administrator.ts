import { hash, timingSafeEqual } from 'node:crypto';
import { DomainError, type RealClock } from '@svc/kernel';
import { hasExpired, type AccessKey } from '../domain/access-key';
import { type KeyOwner, NotForOperator, Unauthorized } from '../domain/decide-admission';
import { bearerToken, type KeyHasher, parseKey } from '../domain/key-text';
import type { Workspace } from '../domain/workspace';
import type { KeyDirectory } from '../ports/key-directory';
import type { FailedAuthentications } from './leased-tokens';
import type { LastUseNotes } from './key-reader';

export interface AdministratorRequest {
  /** The `Authorization` header. */
  authorization: string | undefined;
  /** `X-Workspace` header, by which the operator's token would name a workspace whose data it may not see (D-109). */
  workspaceSlug: string | undefined;
  clientIp: string;
}

/** Caller of the management API: the operator, who sees no workspace's data; or a workspace's own administrator. */
export type Administrator = { operator: true; workspace?: undefined } | { operator: false; workspace: Workspace; key: AccessKey };

/**
 * Admits callers to the management API: the operator's token, or an admin token of a workspace.
 * @throws DomainError UNAUTHORIZED, KEY_PAUSED, INSUFFICIENT_SCOPE (the operator named a workspace), and RateLimited.
 */
export class AdmitAdministrator {
  private readonly operatorDigest: Buffer | undefined;

  /** @param operatorToken OPERATOR_TOKEN; without one there is no operator. */
  constructor(
    operatorToken: string | undefined,
    private readonly directory: KeyDirectory,
    private readonly hasher: KeyHasher,
    private readonly failures: FailedAuthentications,
    private readonly lastUse: LastUseNotes,
    private readonly clock: RealClock,
  ) {
    this.operatorDigest = operatorToken === undefined ? undefined : hash('sha256', operatorToken, 'buffer');
  }

  async execute(request: AdministratorRequest): Promise<Administrator> {
    const token = bearerToken(request.authorization);
    if (this.isOperator(token)) {
      if (request.workspaceSlug !== undefined) throw new NotForOperator();
      return { operator: true };
    }
    const owner = await this.admin(token);
    if (owner instanceof Unauthorized) return this.failures.refuse(owner, request.clientIp, this.clock.now());
    const { key, workspace } = owner;
    if (key.pausedAt) throw new DomainError('KEY_PAUSED', 'This admin token is paused; the operator can resume it.');
    this.lastUse.note({ workspaceId: workspace.id, keyId: key.id, at: this.clock.now(), ip: request.clientIp });
    return { operator: false, workspace, key };
  }

  private isOperator(token: string | undefined): boolean {
    if (token === undefined || !this.operatorDigest) return false;
    return timingSafeEqual(hash('sha256', token, 'buffer'), this.operatorDigest);
  }

  private async admin(token: string | undefined): Promise<KeyOwner | Unauthorized> {
    if (token === undefined)
      return new Unauthorized(
        'Send the admin token as `Authorization: Bearer svc_ad_…`. If a variable holds it, check that the variable is set.',
      );
    const key = parseKey(token);
    if (!key) return new Unauthorized('This is not an admin token: send the whole token as it was shown, beginning with svc_ad_.');
    if (key.kind !== 'admin') return new Unauthorized('The management API takes an admin token (svc_ad_), not a store key.');
    const owner = await this.directory.find(this.hasher.candidates(key.text));
    if (!owner || owner.key.revokedAt || hasExpired(owner.key, this.clock.now())) {
      return new Unauthorized('This admin token is not known here, was revoked or has expired: ask the operator for a new one.');
    }
    return owner;
  }
}
