import { Controller, Param, Query } from '@nestjs/common';
import { AccessKeyList, ChangeAdminToken, CreateAdminToken, pause, ReadWorkspace, resume, type AccessKey, type ChangeKeyCommand } from '@svc/access';
import { Clock, refOf, type Author } from '@svc/kernel';
import { CallingAuthor, ManagementOperation, nameParam, read } from '../../edge';
import { keyIdOf } from '../keys/key-id.pipe';
import { keyView, presentKey, type KeyView } from '../keys/key.view';
import { pageQuery, pageRequestOf, pageView, presentPage, type PageQuery } from '../page.dto';
import { adminTokenView, type AdminTokenView } from './workspaces.dto';

const common = { audience: 'operator', tag: 'Workspaces' } as const;
const TOKENS = '/admin/workspaces/:ref/admin-tokens';

/** The operator's side: the admin tokens of a workspace, which are all that the operator may change in it (D-109). */
@Controller()
export class AdminTokensController {
  constructor(
    private readonly createAdminToken: CreateAdminToken,
    private readonly changeAdminToken: ChangeAdminToken,
    private readonly readWorkspace: ReadWorkspace,
    private readonly keys: AccessKeyList,
    private readonly clock: Clock,
  ) {}

  @ManagementOperation({
    ...common, id: 'createAdminToken', method: 'POST', path: '/admin/workspaces/:ref/admin-token',
    summary: 'Make another admin token of a workspace', description: 'The workspace’s alertEmail is told, and its audit log.', status: 201, returns: adminTokenView,
  })
  async create(@CallingAuthor() by: Author, @Param('ref', nameParam('workspace')) ref: string): Promise<AdminTokenView> {
    const { key, text } = await this.createAdminToken.execute({ workspace: ref, by });
    return { ref: refOf('key', key.id), adminToken: text };
  }

  @ManagementOperation({
    ...common, id: 'listAdminTokens', method: 'GET', path: TOKENS, summary: 'List the admin tokens of a workspace, newest first', query: pageQuery, returns: pageView(keyView),
  })
  async list(@Param('ref', nameParam('workspace')) ref: string, @Query(read(pageQuery)) query: PageQuery) {
    const { id } = await this.readWorkspace.execute({ workspace: ref });
    return presentPage(await this.keys.page(id, pageRequestOf(query, 'key'), 'admin'), 'key', (key) => this.present(key));
  }

  @ManagementOperation({
    ...common, id: 'pauseAdminToken', method: 'POST', path: `${TOKENS}/:token/pause`, summary: 'Switch an admin token off', returns: keyView, errors: ['CONFLICT'],
  })
  pause(@CallingAuthor() by: Author, @Param('ref', nameParam('workspace')) ref: string, @Param('token', keyIdOf) keyId: string): Promise<KeyView> {
    return this.change(ref, keyId, by, pause);
  }

  @ManagementOperation({
    ...common, id: 'resumeAdminToken', method: 'POST', path: `${TOKENS}/:token/resume`, summary: 'Let an admin token that was switched off work again', returns: keyView, errors: ['CONFLICT'],
  })
  resume(@CallingAuthor() by: Author, @Param('ref', nameParam('workspace')) ref: string, @Param('token', keyIdOf) keyId: string): Promise<KeyView> {
    return this.change(ref, keyId, by, resume);
  }

  private async change(workspace: string, keyId: string, by: Author, change: ChangeKeyCommand['change']): Promise<KeyView> {
    return this.present(await this.changeAdminToken.execute({ workspace, keyId, by, change }));
  }

  /** Admin tokens have no mode, and go by the live clock of their workspace. */
  private present(key: AccessKey): KeyView {
    return presentKey(key, this.clock.now({ workspaceId: key.workspaceId, mode: 'live' }));
  }
}
