import type { DeliveryReport } from '../domain/decide-delivery';
import type { SenderConnection } from '../domain/sender-connection';

/** A callback as it came. */
export interface DeliveryCallback {
  /** The public address that it came to, with its query: some sign it. */
  url: string;
  /** Byte by byte. */
  raw: Buffer;
  headers: Readonly<Record<string, string | undefined>>;
}

/** Reads what the providers of numbers tell of messages. */
export abstract class DeliveryReports {
  /** Whether callbacks of this connection can be told from forged ones: its secret for them is set. */
  abstract canRead(connection: SenderConnection): boolean;
  /**
   * What is told, in its order; nothing when it is of other things.
   * @throws CallbackForged unless the provider has signed it; InvalidInput when it cannot be read
   */
  abstract read(connection: SenderConnection, callback: DeliveryCallback): DeliveryReport[];
}
