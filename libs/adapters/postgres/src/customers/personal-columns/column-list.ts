import type { AreaTreatment } from './column-treatment';
import { GUEST_COLUMNS } from './guests';
import { MESSAGE_COLUMNS } from './messages';
import { OPERATION_COLUMNS } from './operations';
import { ORDER_COLUMNS } from './orders';
import { PAYMENT_COLUMNS } from './payments';
import { SHOP_COLUMNS } from './shop';
import { STAFF_COLUMNS } from './staff';

/**
 * Every table and column of the database, with how export and erasure of a person treat it (D-152, ADR 0130). A new table or column is added to
 * the area that it belongs to; `column-list.int-spec.ts` compares the list with the migrated database.
 */
export const COLUMN_LIST: AreaTreatment = {
  ...GUEST_COLUMNS,
  ...MESSAGE_COLUMNS,
  ...OPERATION_COLUMNS,
  ...ORDER_COLUMNS,
  ...PAYMENT_COLUMNS,
  ...SHOP_COLUMNS,
  ...STAFF_COLUMNS,
};
