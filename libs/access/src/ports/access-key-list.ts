import type { AccessKey } from '../domain/access-key';
import type { Page, PageRequest } from '../domain/page';

/** Reads a workspace's keys. */
export abstract class AccessKeyList {
  abstract page(workspaceId: string, request: PageRequest): Promise<Page<AccessKey>>;
}
