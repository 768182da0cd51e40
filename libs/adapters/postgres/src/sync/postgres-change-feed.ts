import { ChangeFeed, type ChangeListener } from '@svc/kernel';
import { ChannelListener, type ChannelListenerOptions } from './channel-listener';
import { CHANGE_CHANNEL } from './stamp-sql';

/** Hears the notifications of `sync_dirty` and of the sequencer. */
export class PostgresChangeFeed extends ChangeFeed {
  private readonly listeners = new Set<ChangeListener>();
  private readonly channel: ChannelListener;
  private listening = false;

  constructor(options: ChannelListenerOptions) {
    super();
    this.channel = new ChannelListener(CHANGE_CHANNEL, options, {
      onNotification: (workspaceId) => this.tell(workspaceId),
      onListening: (listening) => {
        this.listening = listening;
        this.tell(undefined);
      },
    });
  }

  get isLive(): boolean {
    return this.listening;
  }

  subscribe(listener: ChangeListener): () => void {
    const entry: ChangeListener = (workspaceId) => listener(workspaceId);
    this.listeners.add(entry);
    return () => this.listeners.delete(entry);
  }

  /** Begins to listen, and goes on until `stop`. */
  start(): void {
    this.channel.start();
  }

  stop(): Promise<void> {
    return this.channel.stop();
  }

  private tell(workspaceId: string | undefined): void {
    for (const listener of this.listeners) listener(workspaceId);
  }
}
