import { Inject, Injectable, SetMetadata } from '@nestjs/common';
import { CachedWorkspaces } from '@svc/access';
import { EVERY_WORKSPACE, NO_WORKSPACE } from '@svc/composition';
import { idOf } from '@svc/kernel';
import type { Request } from 'express';
import { NAME } from './read';

export const SERVES_EVERY_WORKSPACE = Symbol('sees every workspace');

/** A controller without keys that serves whoever runs the service, or finds by itself whose something is (ADR 0040). */
export const ServesEveryWorkspace = (): ClassDecorator => SetMetadata(SERVES_EVERY_WORKSPACE, true);

/** Whose rows a request without a key or token may see. */
@Injectable()
export class VisitorTenant {
  constructor(@Inject(CachedWorkspaces) private readonly workspaces: Pick<CachedWorkspaces, 'bySlug'>) {}

  /** Those of the workspace that the address names: by its slug on hosted pages, by its ref where providers call back. Of none else. */
  async of({ params }: Pick<Request, 'params'>, isEveryWorkspace = false): Promise<string> {
    const named = (params['workspace'] ?? params['owner'])?.toString() ?? '';
    const id = idOf('wks', named) ?? (await this.idOfSlug(named));
    return id ?? (isEveryWorkspace ? EVERY_WORKSPACE : NO_WORKSPACE);
  }

  private async idOfSlug(slug: string): Promise<string | undefined> {
    return NAME.test(slug) ? (await this.workspaces.bySlug(slug))?.id : undefined;
  }
}
