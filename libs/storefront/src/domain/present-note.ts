import { refOf } from '@svc/kernel';
import type { NoteSource } from './content-source';
import type { PublicNote } from './note.view';

/** A note as clients see it (D-3.5 PublicNote). */
export function presentNote({ id, ...told }: NoteSource): PublicNote {
  return { ref: refOf('not', id), ...told };
}
