import type { IdGenerator } from '@svc/kernel';
import type { Subscription } from '../domain/is-subscribed';
import { type Listener, positionFrom, TooManyListeners } from '../domain/listener';
import type { ListenerQueue } from '../ports/listener-queue';

export interface ListenToEventsCommand {
  workspaceId: string;
  /** Subscription of a new listener; one that resumes keeps its own. */
  subscription: Subscription;
  /** Position in the stream before, where it is to resume. */
  lastEventId?: string;
}

/** Starting point of a stream. */
export interface ListeningBegun {
  listener: Listener;
  /** Number of the last event that is not streamed again. */
  after: number;
  /** True when the stream resumes where the one before ended: nothing is missing between them. */
  isResumed: boolean;
}

/** Creates a listener of a workspace's events, or resumes one after the events it has acknowledged (ADR 0074 r1). */
export class ListenToEvents {
  constructor(
    private readonly queue: ListenerQueue,
    private readonly ids: IdGenerator,
  ) {}

  /** @throws TooManyListeners */
  async execute({ workspaceId, subscription: { mode, events }, lastEventId = '' }: ListenToEventsCommand): Promise<ListeningBegun> {
    const position = positionFrom(lastEventId);
    const resumed = position && (await this.queue.resume(workspaceId, position));
    if (resumed) return { listener: resumed, after: position.number, isResumed: true };
    const listener = { workspaceId, id: this.ids.next(), mode, events, epoch: 1 };
    if (!(await this.queue.open(listener))) throw new TooManyListeners();
    return { listener, after: 0, isResumed: false };
  }
}
