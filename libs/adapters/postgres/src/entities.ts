import type { EntitySchema } from 'typeorm';
import { accessKeyEntity } from './access/access-key.entity';
import { workspaceEntity } from './access/workspace.entity';
import { mediaFileEntity } from './content/media-file.entity';
import { submissionEntity } from './content/submission.entity';
import { webhookDestinationEntity } from './webhooks/webhook-destination.entity';

/** Every entity schema of the service; bundling knows no globs. */
export const entities: EntitySchema[] = [workspaceEntity, accessKeyEntity, mediaFileEntity, submissionEntity, webhookDestinationEntity] as EntitySchema[];
