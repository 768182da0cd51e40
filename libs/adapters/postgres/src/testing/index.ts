export { composed, declaredStatements, statement } from '../work/statement';
export { COLUMN_LIST } from '../customers/personal-columns/column-list';
export { inTurnOf } from './in-turn-of';
export { itemsIn, put } from './put-items';
export { randomIds, useDatabase } from './use-database';
