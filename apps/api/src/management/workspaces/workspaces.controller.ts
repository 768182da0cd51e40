import { Body, Controller, Param, Query } from '@nestjs/common';
import {
  acceptedCurrencies,
  AccessKeyList,
  ChangeAdminToken,
  ChangeWorkspace,
  checkoutSettings,
  CreateAdminToken,
  CreateWorkspace,
  displayName,
  formSettings,
  mediaSettings,
  messageSettings,
  limitOverrides,
  operatorPatch,
  otpSettings,
  pause,
  paymentRails,
  ReadWorkspace,
  resume,
  savingsSettings,
  seatSettings,
  selfServiceSettings,
  serviceFees,
  SetForWorkspace,
  supportSettings,
  textSettings,
  warnOfMoney,
  WorkspaceList,
  workspacePatch,
  workspaceSlug,
  type AccessKey,
  type ChangeKeyCommand,
  type OperatorPatch,
  type Workspace,
  type WorkspacePatch,
} from '@svc/access';
import { mailWording, timestamp, timeZone, warnOfPrint } from '@svc/contracts';
import { RealClock, refOf, timestampOf, type Author } from '@svc/kernel';
import { z } from 'zod';
import { CallingAuthor, itemIdOf, ManagedWorkspace, ManagementOperation, nameParam, read, readChange } from '../../edge';
import { keyView, presentKey, type KeyView } from '../keys/keys.dto';
import { pageQuery, pageRequestOf, pageView, presentPage, type PageQuery } from '../page.dto';
import { workspaceWarnings } from '../warnings.dto';

/** A workspace as its administrator sees it. */
const workspaceView = z
  .object({
    ref: z.string(),
    slug: z.string(),
    displayName: z.string(),
    timezone: z.string(),
    currencies: z.array(z.string()).describe('Accepted currencies, the primary one first.'),
    apiEnabled: z.boolean(),
    secretKeysEnabled: z.boolean(),
    headlessEnabled: z.boolean(),
    fees: serviceFees,
    rails: paymentRails,
    checkouts: checkoutSettings,
    otp: otpSettings,
    texts: textSettings,
    messages: messageSettings,
    savings: savingsSettings,
    forms: formSettings,
    media: mediaSettings,
    seats: seatSettings,
    limits: limitOverrides,
    selfService: selfServiceSettings,
    support: supportSettings.optional(),
    mailWording: mailWording.optional(),
    alertEmail: z.string().optional().describe('Where the merchant hears of what needs a hand.'),
    createdAt: timestamp,
    warnings: workspaceWarnings,
  })
  .meta({ id: 'Workspace' });
type WorkspaceView = z.infer<typeof workspaceView>;

function presentWorkspace({ id, currencies, settings, createdAt, ...facts }: Workspace): WorkspaceView {
  return { ref: refOf('wks', id), ...facts, currencies: [...currencies], ...settings, createdAt: timestampOf(createdAt) };
}

/** Returns the same with what is told of its money and its name, in answers to writes (D-128, D-138). */
function presentWritten(workspace: Workspace): WorkspaceView {
  const money = warnOfMoney({ currencies: [...workspace.currencies], ...workspace.settings });
  const warnings = [...money, ...warnOfPrint(workspace.displayName, 'displayName')];
  return { ...presentWorkspace(workspace), ...(warnings.length > 0 && { warnings }) };
}

const createWorkspaceBody = z
  .object({ slug: workspaceSlug, displayName, timezone: timeZone, currencies: acceptedCurrencies })
  .meta({ id: 'CreateWorkspaceBody' });
type CreateWorkspaceBody = z.infer<typeof createWorkspaceBody>;

const adminToken = z.string().describe('Shown once: keep it.');

const createdWorkspaceView = workspaceView.extend({ adminToken }).meta({ id: 'CreatedWorkspace' });
type CreatedWorkspaceView = z.infer<typeof createdWorkspaceView>;

const adminTokenView = z.object({ ref: z.string().describe('Ref of the token among the keys.'), adminToken }).meta({ id: 'AdminToken' });
type AdminTokenView = z.infer<typeof adminTokenView>;

const keyRef = itemIdOf('key', 'key');

/** The operator's side: which workspaces there are. */
@Controller()
export class WorkspacesController {
  constructor(
    private readonly createWorkspace: CreateWorkspace,
    private readonly readWorkspace: ReadWorkspace,
    private readonly workspaces: WorkspaceList,
    private readonly setForWorkspace: SetForWorkspace,
  ) {}

  @ManagementOperation({
    id: 'createWorkspace',
    audience: 'operator',
    method: 'POST',
    path: '/admin/workspaces',
    tag: 'Workspaces',
    summary: 'Make a workspace with its first admin token',
    body: createWorkspaceBody,
    status: 201,
    returns: createdWorkspaceView,
    errors: ['CONFLICT'],
  })
  async create(@CallingAuthor() by: Author, @Body(read(createWorkspaceBody)) body: CreateWorkspaceBody): Promise<CreatedWorkspaceView> {
    const { workspace, adminToken } = await this.createWorkspace.execute({ ...body, by });
    return { ...presentWritten(workspace), adminToken };
  }

  @ManagementOperation({
    id: 'listWorkspaces',
    audience: 'operator',
    method: 'GET',
    path: '/admin/workspaces',
    tag: 'Workspaces',
    summary: 'List workspaces, newest first',
    query: pageQuery,
    returns: pageView(workspaceView),
  })
  async list(@Query(read(pageQuery)) query: PageQuery) {
    return presentPage(await this.workspaces.page(pageRequestOf(query, 'wks')), 'wks', presentWorkspace);
  }

  @ManagementOperation({
    id: 'readWorkspace',
    audience: 'operator',
    method: 'GET',
    path: '/admin/workspaces/:ref',
    tag: 'Workspaces',
    summary: 'Read a workspace by its ref or slug',
    returns: workspaceView,
  })
  async read(@Param('ref', nameParam('workspace')) ref: string): Promise<WorkspaceView> {
    return presentWorkspace(await this.readWorkspace.execute({ workspace: ref }));
  }

  @ManagementOperation({
    id: 'setForWorkspace',
    audience: 'operator',
    method: 'PATCH',
    path: '/admin/workspaces/:ref',
    tag: 'Workspaces',
    summary: 'Set what the operator decides for a workspace',
    description:
      'The service’s fees, limits of the workspace and of single keys, where its texts go and how many, and how much room its uploaded files have: its own tokens change none of these, but lower limits. In effect everywhere within a second, and in its audit log.',
    body: operatorPatch,
    returns: workspaceView,
  })
  async set(
    @CallingAuthor() by: Author,
    @Param('ref', nameParam('workspace')) ref: string,
    @Body(read(operatorPatch)) patch: OperatorPatch,
  ): Promise<WorkspaceView> {
    return presentWorkspace(await this.setForWorkspace.execute({ workspace: ref, by, patch }));
  }
}

/** The merchant's own workspace: switches and settings. */
@Controller()
export class WorkspaceController {
  constructor(private readonly changeWorkspace: ChangeWorkspace) {}

  @ManagementOperation({
    id: 'readOwnWorkspace',
    audience: 'workspace',
    method: 'GET',
    path: '/admin/workspace',
    tag: 'Workspace',
    summary: 'Read the workspace’s switches and settings',
    returns: workspaceView,
  })
  read(@ManagedWorkspace() workspace: Workspace): WorkspaceView {
    return presentWorkspace(workspace);
  }

  @ManagementOperation({
    id: 'changeOwnWorkspace',
    audience: 'workspace',
    method: 'PATCH',
    path: '/admin/workspace',
    tag: 'Workspace',
    summary: 'Change switches and settings',
    description:
      'In effect everywhere within a second. What the operator sets is refused with 403 when it would change: fees, limits above the defaults, texts.mostPerDay, media.fileMiBInAll, and texts.countries beyond the shop’s own.',
    body: workspacePatch,
    returns: workspaceView,
  })
  async change(
    @ManagedWorkspace() { id }: Workspace,
    @CallingAuthor() by: Author,
    @Body(readChange(workspacePatch)) patch: WorkspacePatch,
  ): Promise<WorkspaceView> {
    return presentWritten(await this.changeWorkspace.execute({ workspaceId: id, by, patch }));
  }
}

const common = { audience: 'operator', tag: 'Workspaces' } as const;
const TOKENS = '/admin/workspaces/:ref/admin-tokens';

/** The operator's side: the admin tokens of a workspace, which with its limits and fees are all that the operator may change in it (D-109, D-130). */
@Controller()
export class AdminTokensController {
  constructor(
    private readonly createAdminToken: CreateAdminToken,
    private readonly changeAdminToken: ChangeAdminToken,
    private readonly readWorkspace: ReadWorkspace,
    private readonly keys: AccessKeyList,
    private readonly clock: RealClock,
  ) {}

  @ManagementOperation({
    ...common,
    id: 'createAdminToken',
    method: 'POST',
    path: '/admin/workspaces/:ref/admin-token',
    summary: 'Make another admin token of a workspace',
    description: 'The workspace’s alertEmail is told, and its audit log.',
    status: 201,
    returns: adminTokenView,
  })
  async create(@CallingAuthor() by: Author, @Param('ref', nameParam('workspace')) ref: string): Promise<AdminTokenView> {
    const { key, text } = await this.createAdminToken.execute({ workspace: ref, by });
    return { ref: refOf('key', key.id), adminToken: text };
  }

  @ManagementOperation({
    ...common,
    id: 'listAdminTokens',
    method: 'GET',
    path: TOKENS,
    summary: 'List the admin tokens of a workspace, newest first',
    query: pageQuery,
    returns: pageView(keyView),
  })
  async list(@Param('ref', nameParam('workspace')) ref: string, @Query(read(pageQuery)) query: PageQuery) {
    const { id } = await this.readWorkspace.execute({ workspace: ref });
    return presentPage(await this.keys.page(id, pageRequestOf(query, 'key'), 'admin'), 'key', (key) => this.present(key));
  }

  @ManagementOperation({
    ...common,
    id: 'pauseAdminToken',
    method: 'POST',
    path: `${TOKENS}/:token/pause`,
    summary: 'Switch an admin token off',
    returns: keyView,
    errors: ['CONFLICT'],
  })
  pause(
    @CallingAuthor() by: Author,
    @Param('ref', nameParam('workspace')) ref: string,
    @Param('token', keyRef) keyId: string,
  ): Promise<KeyView> {
    return this.change(ref, keyId, by, pause);
  }

  @ManagementOperation({
    ...common,
    id: 'resumeAdminToken',
    method: 'POST',
    path: `${TOKENS}/:token/resume`,
    summary: 'Let an admin token that was switched off work again',
    returns: keyView,
    errors: ['CONFLICT'],
  })
  resume(
    @CallingAuthor() by: Author,
    @Param('ref', nameParam('workspace')) ref: string,
    @Param('token', keyRef) keyId: string,
  ): Promise<KeyView> {
    return this.change(ref, keyId, by, resume);
  }

  private async change(workspace: string, keyId: string, by: Author, change: ChangeKeyCommand['change']): Promise<KeyView> {
    return this.present(await this.changeAdminToken.execute({ workspace, keyId, by, change }));
  }

  private present(key: AccessKey): KeyView {
    return presentKey(key, this.clock.now());
  }
}
