import { DomainError, type RealClock } from '@svc/kernel';
import { type Admitted, decideAdmission, type KeyOwner, type OperationNeeds, type ServiceEnvironment } from '../domain/decide-admission';
import type { PresentedKey } from '../domain/key-text';
import { bucketsFor, type RateLimitStatus } from '../domain/rate-limit';
import { checkVisitor, visitorIn } from '../domain/visitor';
import type { KeyDirectory } from '../ports/key-directory';
import type { FailedAuthentications, LeasedTokens } from './leased-tokens';
import type { KeyReader, LastUseNotes } from './key-reader';

/** A request to the storefront API before its admission. */
export interface AdmissionRequest {
  /** The `Authorization` header. */
  authorization: string | undefined;
  /** The `Origin` header. */
  origin: string | undefined;
  /** Address from the trusted proxy chain. */
  clientIp: string;
  /** The `X-Visitor` header. */
  visitor?: string;
  operation: OperationNeeds;
  /** Thing that is counted with rate class `checkout_read`: the checkout's ref. */
  subject?: string;
  /** Receives the owner of the presented key, before the decision. */
  asker?: { owner?: KeyOwner };
}

/** An admitted caller. */
export interface Admission extends Admitted {
  /** Visitor that counts as well: an opaque name, given by a merchant's server (D-139). */
  visitor?: string;
  /** The bucket that counts this caller most closely; absent when limits are off. */
  rateLimit?: RateLimitStatus;
}

export interface AdmissionRules {
  environment: ServiceEnvironment;
  /** RATE_LIMIT_SCALE. */
  scale: number;
  /** Clock by which keys expire (D-131) and requests are counted (D-115). */
  clock: RealClock;
}

/**
 * Admits requests to the storefront API (decisions 3.7, 3.8, 3.9). Returns at once, without a promise, when the key is cached and tokens
 * are leased.
 * @throws DomainError UNAUTHORIZED, STORE_API_DISABLED, STORE_API_SECRET_DISABLED, KEY_PAUSED, INSUFFICIENT_SCOPE, ORIGIN_NOT_ALLOWED,
 * VALIDATION_ERROR for `X-Visitor`, and RateLimited; at once or by rejection.
 */
export class AdmitRequest {
  constructor(
    private readonly reader: KeyReader,
    private readonly directory: KeyDirectory,
    private readonly tokens: LeasedTokens,
    private readonly failures: FailedAuthentications,
    private readonly lastUse: LastUseNotes,
    private readonly rules: AdmissionRules,
  ) {}

  execute(request: AdmissionRequest): Admission | Promise<Admission> {
    const { presented, hashes } = this.reader.read(request.authorization);
    const owner = hashes.length > 0 ? this.directory.find(hashes) : undefined;
    return owner instanceof Promise
      ? owner.then((keyOwner) => this.decide(request, presented, keyOwner))
      : this.decide(request, presented, owner);
  }

  private decide(request: AdmissionRequest, presented: PresentedKey, owner: KeyOwner | undefined): Admission | Promise<Admission> {
    const { origin, operation } = request;
    if (request.asker) request.asker.owner = owner;
    const now = this.rules.clock.now();
    const decision = decideAdmission({ presented, owner, origin, operation, environment: this.rules.environment, now });
    if (decision instanceof DomainError) {
      if (decision.code === 'UNAUTHORIZED') return this.failures.refuse(decision, request.clientIp, now);
      throw decision;
    }
    return this.count(request, decision, now);
  }

  private count(request: AdmissionRequest, { key, workspace, mode }: Admitted, now: Date): Admission | Promise<Admission> {
    const { clientIp, subject, operation } = request;
    const visitor = operation.perVisitor && key.kind === 'secret' ? checkVisitor(request.visitor) : undefined;
    const counted = {
      key,
      workspaceLimits: workspace.settings.limits,
      clientIp,
      subject,
      visitor: visitor && visitorIn(workspace.id, visitor),
    };
    const spent = this.tokens.takeAll(bucketsFor(operation.rate, counted, this.rules.scale), now.getTime());
    this.lastUse.note({ workspaceId: workspace.id, keyId: key.id, at: now, ip: clientIp });
    if (spent instanceof Promise) return spent.then((rateLimit) => ({ key, workspace, mode, visitor, rateLimit }));
    return { key, workspace, mode, visitor, rateLimit: spent };
  }
}
