import { Module } from '@nestjs/common';
import { AccessModule } from '@svc/composition';
import { KeysController } from './keys/keys.controller';
import { WorkspaceController } from './workspace/workspace.controller';
import { WorkspacesController } from './workspaces/workspaces.controller';

/** `/v1/admin/…`: the merchant's and the operator's side. */
@Module({ imports: [AccessModule], controllers: [WorkspacesController, WorkspaceController, KeysController] })
export class ManagementModule {}
