import type { Change, ChangeLog } from '../changes';

/** Remembers what was noted, in order. */
export class RecordingChangeLog implements ChangeLog {
  readonly changes: Change[] = [];

  async record(changes: readonly Change[]): Promise<void> {
    this.changes.push(...changes);
  }
}
