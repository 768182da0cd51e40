import { Controller } from '@nestjs/common';
import {
  acceptedCurrencies,
  AccessKeyList,
  ChangeAdminToken,
  ChangeWorkspace,
  CreateAdminToken,
  CreateWorkspace,
  displayName,
  operatorPatch,
  pause,
  ReadWorkspace,
  resume,
  SetForWorkspace,
  settingsSections,
  warnOfClosing,
  warnOfMoney,
  WorkspaceList,
  workspacePatch,
  workspaceSlug,
  type AccessKey,
  type ChangeKeyCommand,
  type Workspace,
} from '@svc/access';
import { LANGUAGE_TEXTS, mailWording, shopClosing, timestamp, warnOfPrint } from '@svc/contracts';
import { itemIdOf, nameOf, Operation, type OperatorCall, type WorkspaceCall } from '@svc/http';
import { alertEmail, supportSettings } from '@svc/notifications';
import { Clock, RealClock, refOf, timestampOf, type Author } from '@svc/kernel';
import { z } from 'zod';
import { keyView, presentKey, type KeyView } from '../keys/keys.dto';
import { createdAtOf } from '../moments.dto';
import { pageQuery, pageRequestOf, pageView, presentPage } from '../page.dto';
import { workspaceWarnings } from '../warnings.dto';

/** A workspace as its administrator sees it. */
const workspaceView = z
  .object({
    ref: z.string().describe('Ref of the workspace, given by the service: `wks_…`.'),
    slug: z.string().describe('Slug of the workspace: its name in addresses of the service’s pages. It never changes.'),
    displayName: z.string().describe(displayName.description!),
    timezone: z.string().describe(workspacePatch.shape.timezone.unwrap().description!),
    currencies: z.array(z.string()).describe(acceptedCurrencies.description!),
    apiEnabled: z.boolean().describe(workspacePatch.shape.apiEnabled.unwrap().description!),
    secretKeysEnabled: z.boolean().describe(workspacePatch.shape.secretKeysEnabled.unwrap().description!),
    headlessEnabled: z.boolean().describe(workspacePatch.shape.headlessEnabled.unwrap().description!),
    ...settingsSections,
    support: supportSettings
      .optional()
      .describe('Contact of the shop for guests and buyers: `email`, `phone` and `promise`. Absent when pages and mails name no contact.'),
    mailWording: mailWording
      .optional()
      .describe(
        `Merchant’s own wording of mails: an object from a language (${LANGUAGE_TEXTS.eitherCode}) to an object from the kind of a mail to the texts that replace the service’s. Absent when the service words all mails.`,
      ),
    alertEmail: z.string().optional().describe(alertEmail.description!),
    closed: shopClosing
      .optional()
      .describe(
        'Closing of the shop: in live mode nothing is sold and nobody registers until its end. Absent when the shop was not closed; a closing that is over stays until you write another, or `null`.',
      ),
    suspended: z
      .object({
        reason: z.string().describe('Reason of the operator, one line of plain text.'),
        since: timestamp.describe('Beginning of the suspension, UTC timestamp.'),
      })
      .meta({ id: 'Suspension', description: 'Suspension of a workspace by the operator.' })
      .optional()
      .describe(
        'Suspension by the operator: nothing is sold, nobody registers, no payment begins, webhooks wait, and admin tokens only read, refund and erase. Absent while the workspace is not suspended.',
      ),
    createdAt: createdAtOf('workspace'),
    warnings: workspaceWarnings,
  })
  .meta({ id: 'Workspace', description: 'A workspace (the shop of one merchant) with all settings in force, defaults included.' });
type WorkspaceView = z.infer<typeof workspaceView>;

function presentWorkspace({ id, currencies, settings, suspended, createdAt, ...facts }: Workspace): WorkspaceView {
  return {
    ref: refOf('wks', id),
    ...facts,
    currencies: [...currencies],
    ...settings,
    ...(suspended && { suspended: { reason: suspended.reason, since: timestampOf(suspended.since) } }),
    createdAt: timestampOf(createdAt),
  };
}

/** Returns the view with warnings about money, name and closing, for responses to writes (D-128, D-138, D-158). */
function presentWritten(workspace: Workspace, now: Date): WorkspaceView {
  const money = warnOfMoney({ currencies: [...workspace.currencies], ...workspace.settings });
  const warnings = [...money, ...warnOfPrint(workspace.displayName, 'displayName'), ...warnOfClosing(workspace, now)];
  return { ...presentWorkspace(workspace), ...(warnings.length > 0 && { warnings }) };
}

const createWorkspaceBody = z
  .object({
    slug: workspaceSlug.describe(
      'Slug of the workspace: its name in addresses of the service’s pages, unique in the installation. It cannot be changed later.',
    ),
    displayName,
    timezone: workspacePatch.shape.timezone.unwrap(),
    currencies: acceptedCurrencies,
  })
  .meta({ id: 'CreateWorkspaceBody', description: 'Name, time zone and currencies of a workspace to create.' });

const adminToken = z
  .string()
  .describe(
    'Admin token for the management API of the workspace: send it as `Authorization: Bearer …`. It is shown only in this response, so store it now.',
  );

const createdWorkspaceView = workspaceView
  .extend({ adminToken })
  .meta({ id: 'CreatedWorkspace', description: 'A new workspace with its first admin token, which is shown only in this response.' });
type CreatedWorkspaceView = z.infer<typeof createdWorkspaceView>;

const adminTokenView = z
  .object({ ref: z.string().describe('Ref of the admin token among the keys: `key_…`. Use it to pause or revoke the token.'), adminToken })
  .meta({ id: 'AdminToken', description: 'A new admin token, which is shown only in this response.' });
type AdminTokenView = z.infer<typeof adminTokenView>;

const keyRef = Object.assign(itemIdOf('key', 'key'), { about: 'Ref of the admin token, as the list of admin tokens has it: `key_…`.' });

const operating = { audience: 'operator', tag: 'Workspaces' } as const;

/** Workspaces as a list for the operator. */
@Controller()
export class WorkspacesController {
  constructor(
    private readonly createWorkspace: CreateWorkspace,
    private readonly readWorkspace: ReadWorkspace,
    private readonly workspaces: WorkspaceList,
    private readonly setForWorkspace: SetForWorkspace,
    private readonly clock: Clock,
  ) {}

  @Operation('POST /admin/workspaces', {
    ...operating,
    id: 'createWorkspace',
    audit: 'create',
    summary: 'Create a workspace with its first admin token',
    description:
      'Creates a workspace for a merchant, with default settings. The response has its first admin token, which cannot be read again: hand it to the merchant. For operators.',
    body: createWorkspaceBody,
    status: 201,
    returns: createdWorkspaceView,
    errors: ['CONFLICT'],
  })
  async create({ author: by, body }: OperatorCall<{ body: typeof createWorkspaceBody }>): Promise<CreatedWorkspaceView> {
    const { workspace, adminToken } = await this.createWorkspace.execute({ ...body, by });
    return { ...presentWritten(workspace, this.clock.now()), adminToken };
  }

  @Operation('GET /admin/workspaces', {
    ...operating,
    id: 'listWorkspaces',
    summary: 'List workspaces, newest first',
    description: 'Returns all workspaces of the installation, with their settings. For operators.',
    query: pageQuery,
    returns: pageView(workspaceView, 'workspaces'),
  })
  async list({ query }: OperatorCall<{ query: typeof pageQuery }>) {
    return presentPage(await this.workspaces.page(pageRequestOf(query, 'wks')), 'wks', presentWorkspace);
  }

  @Operation('GET /admin/workspaces/:ref', {
    ...operating,
    id: 'readWorkspace',
    params: { ref: nameOf('workspace') },
    summary: 'Read a workspace',
    description: 'Returns one workspace, by its ref or slug, with all settings in force. For operators.',
    returns: workspaceView,
  })
  async read({ params: { ref } }: OperatorCall<{ params: { ref: string } }>): Promise<WorkspaceView> {
    return presentWorkspace(await this.readWorkspace.execute({ workspace: ref }));
  }

  @Operation('PATCH /admin/workspaces/:ref', {
    ...operating,
    id: 'setForWorkspace',
    params: { ref: nameOf('workspace') },
    audit: 'change',
    summary: 'Set what the operator decides for a workspace',
    description:
      'Sets fees of the service, rate limits of the workspace and of single keys, limits of SMS, and room for uploaded files; suspends the workspace, or lifts that. Admin tokens of the workspace cannot change these, but may lower limits. In effect within a second, and recorded in the workspace’s audit log. For operators.',
    body: operatorPatch,
    returns: workspaceView,
  })
  async set({
    author: by,
    params: { ref },
    body: patch,
  }: OperatorCall<{ params: { ref: string }; body: typeof operatorPatch }>): Promise<WorkspaceView> {
    return presentWorkspace(await this.setForWorkspace.execute({ workspace: ref, by, patch }));
  }
}

/** The merchant's own workspace: switches and settings. */
@Controller()
export class WorkspaceController {
  constructor(
    private readonly changeWorkspace: ChangeWorkspace,
    private readonly clock: Clock,
  ) {}

  @Operation('GET /admin/workspace', {
    id: 'readOwnWorkspace',
    audience: 'workspace',
    permission: 'workspace.read',
    tag: 'Workspace',
    summary: 'Read the settings of the workspace',
    description: 'Returns name, currencies, switches and all settings of the workspace of the admin token, defaults included.',
    returns: workspaceView,
  })
  read({ workspace }: WorkspaceCall): WorkspaceView {
    return presentWorkspace(workspace);
  }

  @Operation('PATCH /admin/workspace', {
    id: 'changeOwnWorkspace',
    audience: 'workspace',
    permission: 'workspace.write',
    audit: 'change',
    judgesBody: 'lines',
    tag: 'Workspace',
    summary: 'Change the settings of the workspace',
    description:
      'Changes settings of the workspace; fields that are left out keep their values. In effect within a second. Changes of what the operator sets are refused with 403: fees, limits above the defaults, `texts.mostPerDay`, `media.fileMiBInAll`, and `texts.countries` beyond the shop’s own.',
    body: workspacePatch,
    returns: workspaceView,
  })
  async change({ workspace: { id }, author: by, body: patch }: WorkspaceCall<{ body: typeof workspacePatch }>): Promise<WorkspaceView> {
    return presentWritten(await this.changeWorkspace.execute({ workspaceId: id, by, patch }), this.clock.now());
  }
}

const TOKENS = '/admin/workspaces/:ref/admin-tokens';

/** Admin tokens of a workspace for the operator; beside its limits and fees, the operator may change nothing else in it (D-109, D-130). */
@Controller()
export class AdminTokensController {
  constructor(
    private readonly createAdminToken: CreateAdminToken,
    private readonly changeAdminToken: ChangeAdminToken,
    private readonly readWorkspace: ReadWorkspace,
    private readonly keys: AccessKeyList,
    private readonly clock: RealClock,
  ) {}

  @Operation('POST /admin/workspaces/:ref/admin-token', {
    ...operating,
    id: 'createAdminToken',
    params: { ref: nameOf('workspace') },
    audit: 'create',
    summary: 'Create another admin token of a workspace',
    description:
      'Creates an admin token with all permissions on the workspace. The response has its value, which cannot be read again. The `alertEmail` of the workspace is notified, and the audit log has an entry. For operators.',
    status: 201,
    returns: adminTokenView,
  })
  async create({ author: by, params: { ref } }: OperatorCall<{ params: { ref: string } }>): Promise<AdminTokenView> {
    const { key, text } = await this.createAdminToken.execute({ workspace: ref, by });
    return { ref: refOf('key', key.id), adminToken: text };
  }

  @Operation(`GET ${TOKENS}`, {
    ...operating,
    id: 'listAdminTokens',
    params: { ref: nameOf('workspace') },
    summary: 'List the admin tokens of a workspace, newest first',
    description: 'Returns the admin tokens of a workspace, revoked ones included, without their values. For operators.',
    query: pageQuery,
    returns: pageView(keyView, 'admin tokens'),
  })
  async list({ params: { ref }, query }: OperatorCall<{ params: { ref: string }; query: typeof pageQuery }>) {
    const { id } = await this.readWorkspace.execute({ workspace: ref });
    return presentPage(await this.keys.page(id, pageRequestOf(query, 'key'), 'admin'), 'key', (key) => this.present(key));
  }

  @Operation(`POST ${TOKENS}/:token/pause`, {
    ...operating,
    id: 'pauseAdminToken',
    params: { ref: nameOf('workspace'), token: keyRef },
    audit: 'change',
    summary: 'Pause an admin token',
    description: 'Requests with the admin token are refused with 403 `KEY_PAUSED` within a second, until you resume it. For operators.',
    returns: keyView,
    errors: ['CONFLICT'],
  })
  pause({ author: by, params: { ref, token: keyId } }: OperatorCall<{ params: { ref: string; token: string } }>): Promise<KeyView> {
    return this.change(ref, keyId, by, pause);
  }

  @Operation(`POST ${TOKENS}/:token/resume`, {
    ...operating,
    id: 'resumeAdminToken',
    params: { ref: nameOf('workspace'), token: keyRef },
    audit: 'change',
    summary: 'Resume a paused admin token',
    description: 'Requests with a paused admin token are accepted again within a second. For operators.',
    returns: keyView,
    errors: ['CONFLICT'],
  })
  resume({ author: by, params: { ref, token: keyId } }: OperatorCall<{ params: { ref: string; token: string } }>): Promise<KeyView> {
    return this.change(ref, keyId, by, resume);
  }

  private async change(workspace: string, keyId: string, by: Author, change: ChangeKeyCommand['change']): Promise<KeyView> {
    return this.present(await this.changeAdminToken.execute({ workspace, keyId, by, change }));
  }

  private present(key: AccessKey): KeyView {
    return presentKey(key, this.clock.now());
  }
}
