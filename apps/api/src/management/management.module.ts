import { Module } from '@nestjs/common';
import { AccessModule, MediaModule, WorkspaceDocumentModule } from '@svc/composition';
import { DocumentController } from './document/document.controller';
import { KeysController } from './keys/keys.controller';
import { MediaController } from './media/media.controller';
import { WorkspaceController } from './workspace/workspace.controller';
import { WorkspacesController } from './workspaces/workspaces.controller';

/** `/v1/admin/…`: the merchant's and the operator's side. */
@Module({
  imports: [AccessModule, MediaModule, WorkspaceDocumentModule],
  controllers: [WorkspacesController, WorkspaceController, KeysController, DocumentController, MediaController],
})
export class ManagementModule {}
