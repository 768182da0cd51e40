import { ChannelListener, type ChannelListenerOptions } from '../sync/channel-listener';
import { Nap } from '../sync/session-connection';
import { OUTBOX_CHANNEL } from './outbox-notifier';

/** Wakes a relay when facts have been left, here or in another process. */
export class OutboxWatch {
  private readonly nap = new Nap();
  private readonly channel: ChannelListener;

  constructor(options: ChannelListenerOptions) {
    const wake = () => this.nap.wake();
    this.channel = new ChannelListener([OUTBOX_CHANNEL], options, { onNotification: wake, onListening: wake });
  }

  start(): void {
    this.channel.start();
  }

  stop(): Promise<void> {
    this.wake();
    return this.channel.stop();
  }

  /** Resolves when facts may have been left since the last call did, and after `ms` at the latest. For one caller at a time. */
  untilFacts(ms: number): Promise<void> {
    return this.nap.take(ms);
  }

  /** Ends the waiting. */
  wake(): void {
    this.nap.wake();
  }
}
