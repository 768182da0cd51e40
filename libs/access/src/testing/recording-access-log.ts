import { AccessLog } from '../ports/key-directory';

export class RecordingAccessLog extends AccessLog {
  readonly warnings: string[] = [];

  warn(message: string): void {
    this.warnings.push(message);
  }
}
