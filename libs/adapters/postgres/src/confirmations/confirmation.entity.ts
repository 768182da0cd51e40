import type { ConfirmationPurpose } from '@svc/contracts';
import { integer, modeKey, moment, nullable, table, text, uuid } from '../rows/table';

export const confirmationEntity = table('confirmation', {
  ...modeKey(),
  purpose: text<ConfirmationPurpose>(),
  subjectId: uuid(),
  digest: text(),
  email: text(),
  language: nullable(text()),
  guesses: integer(),
  createdAt: moment(),
  endedAt: nullable(moment()),
});
