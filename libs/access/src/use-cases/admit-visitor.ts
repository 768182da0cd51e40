import { NotFound, type RealClock } from '@svc/kernel';
import { bucketsFor, type RateClass } from '../domain/rate-limit';
import type { Workspace } from '../domain/workspace';
import type { CachedWorkspaces } from './cached-key-directory';
import type { LeasedTokens } from './leased-tokens';

/** A person who opens a hosted page, or sends its form. */
export interface VisitorRequest {
  /** Slug in the address. */
  workspaceSlug: string;
  rate: Extract<RateClass, 'read' | 'register' | 'event_page_checkout' | 'unlock_code'>;
  /** The event, for classes that are counted by event. */
  subject?: string;
  /** Address from the trusted proxy chain. */
  clientIp: string;
  /** Admits to pages that stay open when the merchant has switched the API off, such as guests' tickets. */
  alsoSwitchedOff?: boolean;
}

/**
 * Admits people without a key to the hosted pages of a workspace. They count as the callers of a publishable key do (decisions 3.9): one
 * page counts as one read, one submitted form as one registration.
 */
export class AdmitVisitor {
  /** @param scale RATE_LIMIT_SCALE */
  constructor(
    private readonly workspaces: Pick<CachedWorkspaces, 'bySlug'>,
    private readonly tokens: LeasedTokens,
    private readonly clock: RealClock,
    private readonly scale: number,
  ) {}

  /** @throws NotFound for an unknown workspace and for one that is switched off (§5 r7), unless its page stays open; RateLimited */
  async execute({ workspaceSlug, rate, clientIp, subject, alsoSwitchedOff = false }: VisitorRequest): Promise<Workspace> {
    const workspace = await this.workspaces.bySlug(workspaceSlug);
    if (!workspace || !(workspace.apiEnabled || alsoSwitchedOff)) throw new NotFound('page');
    const visitors = { id: workspace.id, kind: 'publishable', mode: 'live', limits: {} } as const;
    const buckets = bucketsFor(rate, { key: visitors, workspaceLimits: workspace.settings.limits, clientIp, subject }, this.scale);
    await this.tokens.takeAll(buckets, this.clock.now().getTime());
    return workspace;
  }
}
