import type { Change, ChangeLog } from '../changes';

/** Records the changes, in order. */
export class RecordingChangeLog implements ChangeLog {
  readonly changes: Change[] = [];

  async record(changes: readonly Change[]): Promise<void> {
    this.changes.push(...changes);
  }
}
