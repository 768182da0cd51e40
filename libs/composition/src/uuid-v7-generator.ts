import { randomBytes } from 'node:crypto';
import { IdGenerator } from '@svc/kernel';

/** UUIDs of version 7 (RFC 9562), increasing within this process also inside one millisecond. */
export class UuidV7Generator extends IdGenerator {
  private lastMillisecond = 0;
  private sequence = 0;

  next(): string {
    this.advance();
    const bytes = randomBytes(16);
    bytes.writeUIntBE(this.lastMillisecond, 0, 6);
    bytes.writeUInt16BE(0x7000 | this.sequence, 6);
    bytes[8] = (bytes[8]! & 0x3f) | 0x80;
    const hex = bytes.toString('hex');
    return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
  }

  private advance(): void {
    const millisecond = Math.max(Date.now(), this.lastMillisecond);
    if (millisecond > this.lastMillisecond) {
      this.lastMillisecond = millisecond;
      this.sequence = 0;
    } else if (this.sequence === 0xfff) {
      this.lastMillisecond += 1;
      this.sequence = 0;
    } else {
      this.sequence += 1;
    }
  }
}
