import { z } from 'zod';

/** Faces of the service, each of which an api process may serve or leave to others (ADR 0140). */
export const FACES = ['store', 'management', 'hosted'] as const;
export type Face = (typeof FACES)[number];

const isFace = (word: string): word is Face => (FACES as readonly string[]).includes(word);

/** Reads the faces that a process serves; all by default. */
export const faces = z
  .string()
  .default(FACES.join(','))
  .transform((text) => text.split(',').map((word) => word.trim()))
  .refine((words) => words.every(isFace), `takes one or more of ${FACES.join(', ')}, separated by commas`)
  .transform((words): readonly Face[] => FACES.filter((face) => words.includes(face)));
