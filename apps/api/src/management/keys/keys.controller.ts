import { Body, Controller, Param, Query } from '@nestjs/common';
import {
  AccessKeyList,
  amend,
  ChangeKey,
  CreateKey,
  pause,
  resume,
  revoke,
  RollKey,
  type AccessKey,
  type ChangeKeyCommand,
  type Workspace,
} from '@svc/access';
import { type Author, RealClock } from '@svc/kernel';
import { CallingAuthor, itemIdOf, ManagedWorkspace, ManagementOperation, read, readChange } from '../../edge';
import { momentOf } from '../moments.dto';
import { pageQuery, pageRequestOf, pageView, presentPage, type PageQuery } from '../page.dto';
import {
  changeKeyBody,
  createdKeyView,
  createKeyBody,
  keyView,
  presentKey,
  rollKeyBody,
  type ChangeKeyBody,
  type CreatedKeyView,
  type CreateKeyBody,
  type KeyView,
  type RollKeyBody,
} from './keys.dto';

const keyRef = itemIdOf('key', 'key');

/** The keys of a workspace, its admin tokens among them. */
@Controller()
export class KeysController {
  constructor(
    private readonly keys: AccessKeyList,
    private readonly createKey: CreateKey,
    private readonly changeKey: ChangeKey,
    private readonly rollKey: RollKey,
    private readonly clock: RealClock,
  ) {}

  @ManagementOperation({
    id: 'createKey',
    audience: 'workspace',
    method: 'POST',
    path: '/admin/keys',
    tag: 'Keys',
    summary: 'Make a key, shown this once',
    body: createKeyBody,
    status: 201,
    returns: createdKeyView,
  })
  async create(
    @ManagedWorkspace() workspace: Workspace,
    @CallingAuthor() by: Author,
    @Body(read(createKeyBody)) { expiresAt, ...body }: CreateKeyBody,
  ): Promise<CreatedKeyView> {
    const { key, text } = await this.createKey.execute({ workspace, by, ...body, ...ending(expiresAt, workspace) });
    return { ...this.present(key), key: text };
  }

  @ManagementOperation({
    id: 'listKeys',
    audience: 'workspace',
    method: 'GET',
    path: '/admin/keys',
    tag: 'Keys',
    summary: 'List keys, newest first',
    query: pageQuery,
    returns: pageView(keyView),
  })
  async list(@ManagedWorkspace() { id }: Workspace, @Query(read(pageQuery)) query: PageQuery) {
    return presentPage(await this.keys.page(id, pageRequestOf(query, 'key')), 'key', (key) => this.present(key));
  }

  @ManagementOperation({
    id: 'changeKey',
    audience: 'workspace',
    method: 'PATCH',
    path: '/admin/keys/:ref',
    tag: 'Keys',
    summary: 'Change what a key may do',
    body: changeKeyBody,
    returns: keyView,
    errors: ['CONFLICT'],
  })
  change(
    @ManagedWorkspace() workspace: Workspace,
    @CallingAuthor() by: Author,
    @Param('ref', keyRef) keyId: string,
    @Body(readChange(changeKeyBody)) { expiresAt, ...body }: ChangeKeyBody,
  ): Promise<KeyView> {
    const changes = { ...body, ...(expiresAt === null ? { expiresAt } : ending(expiresAt, workspace)) };
    return this.apply({ workspace, keyId, by }, (key, now) => amend(key, changes, now));
  }

  @ManagementOperation({
    id: 'pauseKey',
    audience: 'workspace',
    method: 'POST',
    path: '/admin/keys/:ref/pause',
    tag: 'Keys',
    summary: 'Stop a key for a while',
    returns: keyView,
    errors: ['CONFLICT'],
  })
  pause(@ManagedWorkspace() workspace: Workspace, @CallingAuthor() by: Author, @Param('ref', keyRef) keyId: string): Promise<KeyView> {
    return this.apply({ workspace, keyId, by }, pause);
  }

  @ManagementOperation({
    id: 'resumeKey',
    audience: 'workspace',
    method: 'POST',
    path: '/admin/keys/:ref/resume',
    tag: 'Keys',
    summary: 'Let a paused key work again',
    returns: keyView,
    errors: ['CONFLICT'],
  })
  resume(@ManagedWorkspace() workspace: Workspace, @CallingAuthor() by: Author, @Param('ref', keyRef) keyId: string): Promise<KeyView> {
    return this.apply({ workspace, keyId, by }, resume);
  }

  @ManagementOperation({
    id: 'revokeKey',
    audience: 'workspace',
    method: 'POST',
    path: '/admin/keys/:ref/revoke',
    tag: 'Keys',
    summary: 'End a key for ever',
    returns: keyView,
  })
  revoke(@ManagedWorkspace() workspace: Workspace, @CallingAuthor() by: Author, @Param('ref', keyRef) keyId: string): Promise<KeyView> {
    return this.apply({ workspace, keyId, by }, revoke);
  }

  @ManagementOperation({
    id: 'rollKey',
    audience: 'workspace',
    method: 'POST',
    path: '/admin/keys/:ref/roll',
    tag: 'Keys',
    summary: 'Replace a key; the old one works on for a while',
    body: rollKeyBody,
    status: 201,
    returns: createdKeyView,
    errors: ['CONFLICT'],
  })
  async roll(
    @ManagedWorkspace() { id }: Workspace,
    @CallingAuthor() by: Author,
    @Param('ref', keyRef) keyId: string,
    @Body(read(rollKeyBody)) body: RollKeyBody,
  ): Promise<CreatedKeyView> {
    const { key, text } = await this.rollKey.execute({ workspaceId: id, keyId, by, ...body });
    return { ...this.present(key), key: text };
  }

  private async apply(key: Omit<ChangeKeyCommand, 'change'>, change: ChangeKeyCommand['change']): Promise<KeyView> {
    return this.present(await this.changeKey.execute({ ...key, change }));
  }

  private present(key: AccessKey): KeyView {
    return presentKey(key, this.clock.now());
  }
}

/** The end of a key, where one is given. */
function ending(expiresAt: string | undefined, workspace: Workspace): { expiresAt?: Date } {
  return expiresAt === undefined ? {} : { expiresAt: momentOf(expiresAt, workspace, 'end', 'expiresAt') };
}
