import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { CachedKeyDirectory, CachedWorkspaces } from '@svc/access';
import { ChangeFeed } from '@svc/kernel';
import type { Request } from 'express';
import { finalize, type Observable } from 'rxjs';
import { OPERATION, type ManagementOperation } from '../edge/operation';
import { contextOf } from '../edge/request-context';

const MOST_WORKSPACES = 10_000;

/** A point in the order of the changes that this process has noted. */
export type Mark = number;

/**
 * The changes that this process has noted. A reader takes a mark before it reads the first thing and asks afterwards
 * whether a change came in between: then what it read may be stale (D-30).
 */
export class Changes {
  private count: Mark = 0;
  private everything: Mark = 0;
  private readonly latest = new Map<string, Mark>();

  mark(): Mark {
    return this.count;
  }

  /** Notes a change of one workspace, or of any of them. */
  note(workspaceId?: string): void {
    this.count += 1;
    if (workspaceId !== undefined && this.latest.size < MOST_WORKSPACES) {
      this.latest.set(workspaceId, this.count);
    } else {
      this.latest.clear();
      this.everything = this.count;
    }
  }

  haveComeSince(mark: Mark, workspaceId: string): boolean {
    return mark < this.everything || mark < (this.latest.get(workspaceId) ?? 0);
  }
}

/** How long something may be used that other processes may have changed, ms (D-30). */
const LATEST_MS = 100;

/**
 * Drops the prepared answers of a workspace once that has changed, here or in another process, and with a change that this process
 * has made settings and keys as well. While the feed of changes is lost, nothing lives for longer than 100 ms.
 */
@Injectable()
export class Freshness implements OnModuleInit, OnApplicationShutdown {
  private stopListening: () => void = () => undefined;
  private timer?: NodeJS.Timeout;

  constructor(private readonly feed: ChangeFeed, private readonly changes: Changes, private readonly directory: CachedKeyDirectory, private readonly workspaces: CachedWorkspaces) {}

  onModuleInit(): void {
    this.stopListening = this.feed.subscribe((workspaceId) => this.outdate(workspaceId));
    this.timer = setInterval(() => {
      if (!this.feed.isLive) this.invalidate();
    }, LATEST_MS).unref();
  }

  /** Of one workspace, or of all. */
  invalidate(workspaceId?: string): void {
    for (const kept of [this.directory, this.workspaces]) {
      if (workspaceId === undefined) kept.invalidateAll();
      else kept.invalidate(workspaceId);
    }
    this.changes.note(workspaceId);
  }

  /** Of the prepared answers of a workspace, or of all, only: what was written left settings and keys alone. */
  outdate(workspaceId?: string): void {
    this.changes.note(workspaceId);
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
    this.stopListening();
  }
}

/** Forgets what was made of a workspace, its settings included, after every management request that may have changed it, before it is answered (D-30). */
@Injectable()
export class InvalidateChangedInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector, private readonly freshness: Freshness) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const operation = this.reflector.get<ManagementOperation | undefined>(OPERATION, context.getHandler());
    const managed = contextOf(context.switchToHttp().getRequest<Request>()).administrator?.workspace;
    if (!operation || operation.method === 'GET' || !managed) return next.handle();
    return next.handle().pipe(finalize(() => this.freshness.invalidate(managed.id)));
  }
}
