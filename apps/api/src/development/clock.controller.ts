import { Controller, Get, Header, HttpCode, Inject, Post, Query, Req, Res } from '@nestjs/common';
import { WorkspaceList } from '@svc/access';
import { ServiceClock } from '@svc/composition';
import { parseOrRefuse } from '@svc/contracts';
import { readJsonBody, ServesEveryWorkspace } from '@svc/http';
import { idOf, NotFound, timestampOf, type Mode } from '@svc/kernel';
import type { Request, Response } from 'express';
import { z } from 'zod';

const owners = {
  workspace: z.string().optional(),
  mode: z.enum(['test', 'live'], 'Give test or live.').optional(),
};
const ownerOfMode: [(owner: Owner) => boolean, { path: string[]; message: string }] = [
  ({ workspace, mode }) => workspace !== undefined || mode === undefined,
  { path: ['workspace'], message: 'Name the workspace whose mode it is.' },
];
const clockQuery = z.object(owners).refine(...ownerOfMode);
const advanceBody = z
  .strictObject({ advanceSeconds: z.int('Give whole seconds, forwards or backwards.').min(-315_360_000).max(315_360_000), ...owners })
  .refine(...ownerOfMode);

interface Owner {
  workspace?: string;
  mode?: Mode;
}

/** The clocks of all processes, of all workspaces or of one, to be advanced in development and tests (D-7, D-115). */
@ServesEveryWorkspace()
@Controller('dev/clock')
export class ClockController {
  constructor(
    private readonly clock: ServiceClock,
    @Inject(WorkspaceList) private readonly workspaces: Pick<WorkspaceList, 'byId'>,
  ) {}

  /**
   * Returns the time of a workspace, by its live clock unless a mode is given. Without a workspace it is the time of all workspaces
   * without a clock of their own.
   */
  @Get()
  @Header('Cache-Control', 'no-store')
  async read(@Query() query: object): Promise<{ now: string }> {
    const { workspace, mode } = parseOrRefuse(clockQuery, query);
    return this.timeOf(await this.idOf(workspace), mode);
  }

  /** Advances the clocks of all workspaces, of one, or of one of its modes. Responds when every process has had time to follow. */
  @Post()
  @HttpCode(200)
  async advance(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<{ now: string }> {
    const { advanceSeconds, workspace, mode } = parseOrRefuse(advanceBody, await readJsonBody(request, response));
    const workspaceId = await this.idOf(workspace);
    await this.clock.advance(advanceSeconds, { workspaceId, mode });
    return this.timeOf(workspaceId, mode);
  }

  private timeOf(workspaceId: string | undefined, mode: Mode = 'live'): { now: string } {
    return { now: timestampOf(this.clock.now(workspaceId === undefined ? undefined : { workspaceId, mode })) };
  }

  /** @throws NotFound for an unknown workspace */
  private async idOf(ref: string | undefined): Promise<string | undefined> {
    if (ref === undefined) return undefined;
    const id = idOf('wks', ref);
    if (!id || !(await this.workspaces.byId(id))) throw new NotFound('workspace');
    return id;
  }
}
