import type { PersonalFile } from '@svc/customers';
import type { ErasureName } from '../erase-person-sql';

/** Part of the export of a person: `contact` is the contact itself. */
export type FilePart = keyof PersonalFile | 'contact';

/** Parts of the export that contain a column, or the reason why none does. */
export type Export = readonly FilePart[] | { not: string };

/** Steps of the erasure that clear a column or delete its row, or the reason why it stays. */
export type Erasure = readonly ErasureName[] | { not: string };

/** Treatment of one column by export and erasure. */
export type ColumnTreatment = { isPersonal: true; exportedBy: Export; erasedBy: Erasure } | { isPersonal: false; because: string };

/** Treatment of each column of a table, by its name. */
export type TableTreatment = Readonly<Record<string, ColumnTreatment>>;

/** Treatment of each table of an area, by its name. */
export type AreaTreatment = Readonly<Record<string, TableTreatment>>;

type Group = readonly [columns: string, treatment: ColumnTreatment];

/** Treats columns as details of a person: they are exported by parts of the file and erased by steps, each with its name. */
export const personal = (columns: string, { exportedBy, erasedBy }: { exportedBy: Export; erasedBy: Erasure }): Group => [
  columns,
  { isPersonal: true, exportedBy, erasedBy },
];

/**
 * Treats columns as facts of a sale, a seat or a message: they tell of a person as long as details beside them do, are exported with these,
 * and stay when these are erased.
 */
export const fact = (columns: string, exportedBy: Export): Group => [
  columns,
  {
    isPersonal: true,
    exportedBy,
    erasedBy: { not: 'A fact that names nobody once the details of the person beside it are erased; the merchant’s books need it.' },
  },
];

/** Treats columns as not personal, and says why. */
export const notPersonal = (columns: string, because: string): Group => [columns, { isPersonal: false, because }];

/** Returns the treatment of a table by groups of columns, whose names are separated by commas. Throws when a column is named twice. */
export function tableOf(...groups: readonly Group[]): TableTreatment {
  const treatments: Record<string, ColumnTreatment> = {};
  for (const [columns, treatment] of groups) {
    for (const column of columns.split(/[\s,]+/)) {
      if (treatments[column]) throw new Error(`The column ${column} is treated twice.`);
      treatments[column] = treatment;
    }
  }
  return treatments;
}

/** Reasons that many columns share. */
export const KEYS = 'Random ids that name rows of the service. They tell nothing of a person once the row that they lead to does not.';
export const TIMES_OF_WORK = 'When the service did something with the row. Nothing follows from it about a person.';
export const STATE_OF_WORK = 'State, attempts and moments of a job of the service. Nothing follows from it about a person.';
export const OF_THE_SHOP = 'What the merchant sells, publishes or has set. Visitors do not fill it in, and the merchant changes it.';
export const OF_THE_MERCHANT = 'What the merchant or its developers have set or done with the service. It is about no visitor.';
export const COUNTS = 'A number of pieces, sends or requests. It is counted over all people.';

/** Treatment of a table whose columns are all not personal, for one reason. */
export const tableWithoutPeople = (columns: string, because: string): TableTreatment => tableOf(notPersonal(columns, because));
