import { AccessLog } from '../ports/access-log';

export class RecordingAccessLog extends AccessLog {
  readonly warnings: string[] = [];

  warn(message: string): void {
    this.warnings.push(message);
  }
}
