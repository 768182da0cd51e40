import { Controller } from '@nestjs/common';
import {
  AccessKeyList,
  amend,
  ChangeKey,
  CreateKey,
  GiveAdminToken,
  pause,
  resume,
  revoke,
  RollKey,
  type AccessKey,
  type ChangeKeyCommand,
  type Workspace,
} from '@svc/access';
import { itemIdOf, Operation, type RefCall, type WorkspaceCall } from '@svc/http';
import { RealClock } from '@svc/kernel';
import { momentOf } from '../moments.dto';
import { pageQuery, pageRequestOf, pageView, presentPage } from '../page.dto';
import {
  changeKeyBody,
  createdKeyView,
  createKeyBody,
  createOwnAdminTokenBody,
  keyView,
  presentKey,
  rollKeyBody,
  type CreatedKeyView,
  type KeyView,
} from './keys.dto';

const keyRef = itemIdOf('key', 'key');

const writing = { audience: 'workspace', tag: 'Keys', permission: 'keys.write' } as const;

/** Keys of a workspace, including its admin tokens. */
@Controller()
export class KeysController {
  constructor(
    private readonly keys: AccessKeyList,
    private readonly createKey: CreateKey,
    private readonly changeKey: ChangeKey,
    private readonly rollKey: RollKey,
    private readonly clock: RealClock,
  ) {}

  @Operation('POST /admin/keys', {
    ...writing,
    id: 'createKey',
    audit: 'create',
    summary: 'Create a key, shown only now',
    description:
      'Creates an API key of a storefront. The response has its value, which cannot be read again. Keep a secret key on your server only. It works within a second.',
    body: createKeyBody,
    status: 201,
    returns: createdKeyView,
  })
  async create({
    workspace,
    author: by,
    body: { expiresAt, ...body },
  }: WorkspaceCall<{ body: typeof createKeyBody }>): Promise<CreatedKeyView> {
    const { key, text } = await this.createKey.execute({ workspace, by, ...body, ...ending(expiresAt, workspace) });
    return { ...this.present(key), key: text };
  }

  @Operation('GET /admin/keys', {
    id: 'listKeys',
    audience: 'workspace',
    permission: 'keys.read',
    tag: 'Keys',
    summary: 'List keys, newest first',
    description:
      'Returns the API keys of storefronts and the admin tokens, revoked ones included, without their values, which are not stored.',
    query: pageQuery,
    returns: pageView(keyView, 'keys'),
  })
  async list({ workspace: { id }, query }: WorkspaceCall<{ query: typeof pageQuery }>) {
    return presentPage(await this.keys.page(id, pageRequestOf(query, 'key')), 'key', (key) => this.present(key));
  }

  @Operation('PATCH /admin/keys/:ref', {
    ...writing,
    id: 'changeKey',
    params: { ref: keyRef },
    audit: 'change',
    judgesBody: 'lines',
    summary: 'Change what a key may do',
    description:
      'Changes name, scopes, origins, rate limits or expiry of a key, and the role or permissions of an admin token; fields that are left out keep their values. In effect within a second. Refused (409) for a revoked key, and for an end of the last admin token that works, manages keys and has no end, or rights that manage none. An admin token that may do more than yours, or would then, is refused (403).',
    body: changeKeyBody,
    returns: keyView,
    errors: ['CONFLICT'],
  })
  change({
    workspace,
    author: by,
    administrator: { key: holder },
    params: { ref: keyId },
    body: { expiresAt, ...body },
  }: RefCall<{ body: typeof changeKeyBody }>): Promise<KeyView> {
    const changes = { ...body, ...(expiresAt === null ? { expiresAt } : ending(expiresAt, workspace)) };
    return this.apply({ workspace, keyId, by, holder }, (key, now) => amend(key, changes, now));
  }

  @Operation('POST /admin/keys/:ref/pause', {
    ...writing,
    id: 'pauseKey',
    whileSuspended: 'allowed',
    params: { ref: keyRef },
    audit: 'change',
    summary: 'Pause a key',
    description:
      'Requests with the key are refused with 403 `KEY_PAUSED` within a second, until you resume it. Refused (409) for a revoked key, and for the last admin token that works, manages keys and does not end. An admin token that may do more than yours is refused (403).',
    returns: keyView,
    errors: ['CONFLICT'],
  })
  pause({ workspace, author: by, administrator: { key: holder }, params: { ref: keyId } }: RefCall): Promise<KeyView> {
    return this.apply({ workspace, keyId, by, holder }, pause);
  }

  @Operation('POST /admin/keys/:ref/resume', {
    ...writing,
    id: 'resumeKey',
    params: { ref: keyRef },
    audit: 'change',
    summary: 'Resume a paused key',
    description:
      'Requests with a paused key are accepted again within a second; its value stays the same. Refused (409) for a revoked key.',
    returns: keyView,
    errors: ['CONFLICT'],
  })
  resume({ workspace, author: by, administrator: { key: holder }, params: { ref: keyId } }: RefCall): Promise<KeyView> {
    return this.apply({ workspace, keyId, by, holder }, resume);
  }

  @Operation('POST /admin/keys/:ref/revoke', {
    ...writing,
    id: 'revokeKey',
    whileSuspended: 'allowed',
    params: { ref: keyRef },
    audit: 'change',
    summary: 'Revoke a key (cannot be undone)',
    description:
      'Requests with the key are refused with 401 within a second, permanently. Revoking a revoked key changes nothing. Refused (409) for the last admin token that works, manages keys and does not end: roll it instead. An admin token that may do more than yours is refused (403).',
    returns: keyView,
    errors: ['CONFLICT'],
  })
  revoke({ workspace, author: by, administrator: { key: holder }, params: { ref: keyId } }: RefCall): Promise<KeyView> {
    return this.apply({ workspace, keyId, by, holder }, revoke);
  }

  @Operation('POST /admin/keys/:ref/roll', {
    ...writing,
    id: 'rollKey',
    audit: ['create', 'change'],
    params: { ref: keyRef },
    summary: 'Replace a key by a new one',
    description:
      'Creates a key with the same kind, mode, scopes and rights; the response has its value, which cannot be read again. The old key works for `overlapSeconds` more and is refused afterwards. An admin token that may do more than yours is refused (403).',
    body: rollKeyBody,
    status: 201,
    returns: createdKeyView,
    errors: ['CONFLICT'],
  })
  async roll({
    workspace: { id },
    author: by,
    administrator: { key: holder },
    params: { ref: keyId },
    body,
  }: RefCall<{ body: typeof rollKeyBody }>): Promise<CreatedKeyView> {
    const { key, text } = await this.rollKey.execute({ workspaceId: id, keyId, by, holder, ...body });
    return { ...this.present(key), key: text };
  }

  private async apply(key: Omit<ChangeKeyCommand, 'change'>, change: ChangeKeyCommand['change']): Promise<KeyView> {
    return this.present(await this.changeKey.execute({ ...key, change }));
  }

  private present(key: AccessKey): KeyView {
    return presentKey(key, this.clock.now());
  }
}

/** Admin tokens that a workspace makes for itself. */
@Controller()
export class OwnAdminTokensController {
  constructor(
    private readonly giveAdminToken: GiveAdminToken,
    private readonly clock: RealClock,
  ) {}

  @Operation('POST /admin/admin-tokens', {
    ...writing,
    id: 'createOwnAdminToken',
    audit: 'create',
    summary: 'Create an admin token with a role or permissions, shown only now',
    description:
      'Creates an admin token of the workspace, which has at most the permissions of yours and ends no later; a workspace has at most 100 that are neither revoked nor expired (409). Give it a `role`, or `permissions` one by one; with neither it has what yours has. The response has its value, which cannot be read again. `GET /admin/keys` lists it, and the operations of keys change, pause, roll and revoke it, all within a second.',
    body: createOwnAdminTokenBody,
    status: 201,
    returns: createdKeyView,
    errors: ['CONFLICT'],
  })
  async create({
    workspace,
    author: by,
    administrator: { key: holder },
    body: { expiresAt, ...body },
  }: WorkspaceCall<{ body: typeof createOwnAdminTokenBody }>): Promise<CreatedKeyView> {
    const { key, text } = await this.giveAdminToken.execute({ workspace, by, holder, ...body, ...ending(expiresAt, workspace) });
    return { ...presentKey(key, this.clock.now()), key: text };
  }
}

/** Returns the expiry of a key, where one is given. */
function ending(expiresAt: string | undefined, workspace: Workspace): { expiresAt?: Date } {
  return expiresAt === undefined ? {} : { expiresAt: momentOf(expiresAt, workspace, 'end', 'expiresAt') };
}
