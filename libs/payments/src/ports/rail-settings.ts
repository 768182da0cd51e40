import type { RailQuestion } from '../domain/offered-rails';

/** What merchants switched on and off. */
export abstract class RailSettings {
  abstract of(workspaceId: string): Promise<RailQuestion['railSettings']>;
}
