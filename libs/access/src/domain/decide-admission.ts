import { cutText, DomainError, type LimitOwner, type Mode, Throttled } from '@svc/kernel';
import type { RateClass, RateLimitStatus } from './rate-limit';
import { type AccessKey, hasExpired } from './access-key';
import type { PresentedKey } from './key-text';
import { isRegistered } from './origins';
import { covers, type OperationScope } from './scopes';
import type { Workspace } from './workspace';

/** No key, or none that is served here (§7). The api adds `WWW-Authenticate: Bearer`. */
export class Unauthorized extends DomainError {
  constructor(message: string) {
    super('UNAUTHORIZED', message);
  }
}

/** Too many requests (decisions 3.9). */
export class RateLimited extends Throttled {
  constructor(
    retryAfterMs: number,
    readonly status: RateLimitStatus,
    what = 'requests',
    limit?: LimitOwner,
  ) {
    super(retryAfterMs, (seconds) => `Too many ${what}. Wait ${seconds} s (see Retry-After), then send this again.`, limit);
  }
}

/** The operator's token serves no workspace's data (D-109). */
export class NotForOperator extends DomainError {
  constructor() {
    super(
      'INSUFFICIENT_SCOPE',
      'The operator’s token manages workspaces and sees nothing in them: leave out X-Workspace, and send the workspace’s own admin token for what is in it. POST /v1/admin/workspaces/{ref}/admin-token makes one, and notifies its merchant.',
    );
  }
}

/** Modes that this installation serves: `staging` test keys, `production` live keys (D-65). */
export type ServiceEnvironment = 'both' | 'staging' | 'production';

/** Requirements of an operation for its caller. */
export interface OperationNeeds {
  scope: OperationScope;
  /** True when a publishable key may call it (D-25). */
  publishable: boolean;
  rate: RateClass;
  /** With a secret key it counts by the visitor, too, whom `X-Visitor` names (D-139). */
  perVisitor?: true;
}

/** A known key and its workspace. */
export interface KeyOwner {
  key: AccessKey;
  workspace: Workspace;
}

export interface AdmissionQuestion {
  presented: PresentedKey;
  /** Owner of the presented key; undefined for an unknown key. */
  owner: KeyOwner | undefined;
  /** The request's `Origin` header. */
  origin: string | undefined;
  operation: OperationNeeds;
  environment: ServiceEnvironment;
  now: Date;
}

/** An admitted caller with its mode. */
export interface Admitted extends KeyOwner {
  mode: Mode;
}

/**
 * Decides on a request to the storefront API: 401, then workspace switch, secret switch, pause, scope and kind, origin, in that order
 * (decisions 3.7). Returns the refusal instead when it may not go on. Rate limits come after.
 */
export function decideAdmission(question: AdmissionQuestion): Admitted | DomainError {
  const identified = identify(question);
  if (identified instanceof DomainError) return identified;
  const { key, workspace } = identified;
  const refusal = switchedOff(key, workspace) ?? missingScope(key, question.operation) ?? foreignOrigin(key, question.origin);
  return refusal ?? identified;
}

function identify({ presented, owner, environment, now }: AdmissionQuestion): Admitted | Unauthorized {
  if ('fault' in presented) {
    return new Unauthorized(
      presented.fault === 'missing'
        ? 'Send the key as `Authorization: Bearer <key>`. If a variable holds it, check that the variable is set.'
        : 'This is not a key of this service: send the whole key as it was shown, beginning with svc_pk_ or svc_sk_.',
    );
  }
  const { mode } = presented.key;
  if (!mode) return new Unauthorized('This is an admin token; send a publishable (svc_pk_) or secret (svc_sk_) key here.');
  if (!serves(environment, mode)) {
    const other = mode === 'test' ? 'live' : 'test';
    return new Unauthorized(`This address does not serve ${mode} keys: send a ${other} key, or call the address for ${mode} keys.`);
  }
  if (!owner) return new Unauthorized('This key is not known here: make one in the workspace and send that.');
  if (owner.key.revokedAt) return new Unauthorized('This key was revoked: send another one of the workspace.');
  if (hasExpired(owner.key, now)) return new Unauthorized('This key has expired: send the one that replaced it.');
  return { key: owner.key, workspace: owner.workspace, mode };
}

function serves(environment: ServiceEnvironment, mode: Mode): boolean {
  return environment === 'both' || (environment === 'staging') === (mode === 'test');
}

function switchedOff(key: AccessKey, workspace: Workspace): DomainError | undefined {
  if (!workspace.apiEnabled) {
    return new DomainError('STORE_API_DISABLED', 'The merchant has switched the API of this workspace off; ask them to switch it on.');
  }
  if (key.kind === 'secret' && !workspace.secretKeysEnabled) {
    return new DomainError('STORE_API_SECRET_DISABLED', 'The merchant has switched secret keys off; ask them to switch them on.');
  }
  if (key.pausedAt) return new DomainError('KEY_PAUSED', 'The merchant has paused this key; it works again once they resume it.');
  return undefined;
}

/**
 * Returns the refusal of a missing scope. No scope admits a publishable key to a secret operation, so the refusal names the kind of key
 * first (D-26).
 */
function missingScope(key: AccessKey, { scope, publishable }: OperationNeeds): DomainError | undefined {
  if (key.kind === 'publishable' && !publishable) {
    return new DomainError(
      'INSUFFICIENT_SCOPE',
      'A publishable key may never do this, whatever its scopes: send a secret key (svc_sk_) from your server.',
      {
        requiredKind: 'secret',
      },
    );
  }
  if (!covers(key.scopes, scope)) {
    return new DomainError('INSUFFICIENT_SCOPE', `This key lacks the scope ${scope}: add it to the key, or use one that has it.`, {
      required: [scope],
    });
  }
  return undefined;
}

function foreignOrigin(key: AccessKey, origin: string | undefined): DomainError | undefined {
  if (key.kind !== 'publishable' || isRegistered(key.origins, origin)) return undefined;
  return new DomainError(
    'ORIGIN_NOT_ALLOWED',
    origin === undefined
      ? 'A publishable key works from a browser page only, and this request has no Origin header: use a secret key on a server.'
      : `The origin ${cutText(origin, 200)} is not registered on this key: add exactly this origin to the key.`,
  );
}
