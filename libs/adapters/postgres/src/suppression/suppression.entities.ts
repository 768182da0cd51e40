import type { Suppression } from '@svc/contracts';
import { moment, primary, table, text, uuid } from '../rows/table';

export const suppressionKeyEntity = table('suppression_key', {
  workspaceId: primary(uuid()),
  keyId: primary(text()),
  sealed: text(),
});

export const suppressedAddressEntity = table('suppressed_address', {
  workspaceId: primary(uuid()),
  what: primary(text<Suppression>()),
  hash: primary(text()),
  createdAt: moment(),
});
