import type { Author, Mode } from '@svc/kernel';

/** Whose submissions, and who has them forgotten. */
export interface PurgeSender {
  workspaceId: string;
  mode: Mode;
  /** Normalised. */
  email: string;
  by: Author;
}

/** Where it is kept what people sent by forms. */
export abstract class PersonalSubmissions {
  /** Forgets all that a person sent, with its files, for good. After a failure on the way it can be done again. */
  abstract purge(sender: PurgeSender): Promise<void>;
}
