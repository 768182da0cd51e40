import type { AccessKey } from '../domain/access-key';
import type { Page, PageRequest } from '../domain/page';

/** Reads a workspace's keys. */
export abstract class AccessKeyList {
  /** Newest first; of one kind where one is named. */
  abstract page(workspaceId: string, request: PageRequest, kind?: AccessKey['kind']): Promise<Page<AccessKey>>;
}
