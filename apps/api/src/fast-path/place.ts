import type { IncomingMessage } from 'node:http';
import type { Admission } from '@svc/access';
import type { StoreOperation } from '../edge/operation';
import type { Mark } from './changes';
import type { Place } from './prepared-answers';

const marks = new WeakMap<IncomingMessage, Mark>();

/** Tells the pipeline that the answer to this request may be kept, and when the request came. */
export function rememberMark(request: IncomingMessage, mark: Mark): void {
  marks.set(request, mark);
}

export function markOf(request: IncomingMessage): Mark | undefined {
  return marks.get(request);
}

/** Where the answer to a request is kept, for all callers who are answered the same. */
export function placeOf(url: string, { prepared }: StoreOperation, { workspace, mode }: Pick<Admission, 'workspace' | 'mode'>, mark: Mark): Place {
  return { workspaceId: workspace.id, key: `${workspace.id} ${prepared?.perMode ? mode : ''} ${url}`, mark };
}
