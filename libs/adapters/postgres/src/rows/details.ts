import {
  collectionItem,
  deliveryZoneItem,
  discountCodeItem,
  packageItem,
  packageOptionItem,
  productItem,
  promoterCodeItem,
  variantItem,
} from '@svc/catalogue';
import { eventDayItem, eventItem, ticketTypeItem } from '@svc/ticketing';
import { z } from 'zod';

/**
 * The `details` of rows, as their item has them. Rows are not parsed when they are read: a row that was stored before its item
 * had a field gets the default of that field from this class, in SQL or after it. Fields of the members of lists within
 * details are not filled: these are optional, or come with a backfill.
 */
export class StoredDetails {
  /** Defaults of the fields, by their names. */
  readonly defaults: Readonly<Record<string, unknown>>;
  /** The same as an SQL literal. */
  readonly sql: string;

  /** @param columns fields of the item that the row has in columns or in other tables */
  constructor(item: z.ZodObject, columns: readonly string[] = []) {
    this.defaults = Object.fromEntries(
      Object.entries(item.shape).flatMap(([name, field]) =>
        field instanceof z.ZodDefault && !columns.includes(name) ? [[name, field.parse(undefined)]] : [],
      ),
    );
    this.sql = literal(this.defaults);
  }

  /** Returns SQL of all details of a row, with defaults where it lacks a field. */
  of(row: string): string {
    return Object.keys(this.defaults).length === 0 ? `${row}.details` : `(${this.sql} || ${row}.details)`;
  }

  /** Returns SQL of one field as jsonb: its default where the row lacks it. */
  field(row: string, name: string): string {
    const path = `${row}.details -> '${name}'`;
    return name in this.defaults ? `coalesce(${path}, ${literal(this.defaults[name])})` : path;
  }

  /** Returns SQL of one field as text. */
  text(row: string, name: string): string {
    return `(${this.field(row, name)}) #>> '{}'`;
  }

  /** Returns SQL of one field as a boolean. */
  flag(row: string, name: string): string {
    return `(${this.field(row, name)})::boolean`;
  }

  /** Returns details that were read, with defaults where they lack a field. */
  fill<Details extends object>(details: Details): Details {
    return { ...this.defaults, ...details };
  }
}

const literal = (value: unknown): string => `'${JSON.stringify(value).replaceAll("'", "''")}'::jsonb`;

const OFFER_COLUMNS = ['published', 'reviews'];
const OFFERED_COLUMNS = ['prices', 'optionValueRefs', 'stock'];

export const productDetails = new StoredDetails(productItem, OFFER_COLUMNS);
export const packageDetails = new StoredDetails(packageItem, OFFER_COLUMNS);
export const variantDetails = new StoredDetails(variantItem, OFFERED_COLUMNS);
export const packageOptionDetails = new StoredDetails(packageOptionItem, OFFERED_COLUMNS);
export const collectionDetails = new StoredDetails(collectionItem, ['published', 'productRefs']);
export const deliveryZoneDetails = new StoredDetails(deliveryZoneItem);
export const discountCodeDetails = new StoredDetails(discountCodeItem);
export const promoterCodeDetails = new StoredDetails(promoterCodeItem);
export const eventDetails = new StoredDetails(eventItem, [
  'published',
  'days',
  'ticketTypes',
  'unlockCodes',
  'attachedPackageRefs',
  'attachedProductRefs',
]);
export const eventDayDetails = new StoredDetails(eventDayItem);
export const ticketTypeDetails = new StoredDetails(ticketTypeItem, ['pricePhases', 'validDays']);

/** Returns SQL of all details of a row of product. */
export const offerDetails = (product: string): string =>
  `(case when ${product}.is_package then ${packageDetails.sql} else ${productDetails.sql} end || ${product}.details)`;

/** Returns SQL of all details of a row of variant, which is one of a row of product. */
export const offeredDetails = (variant: string, product: string): string =>
  `(case when ${product}.is_package then ${packageOptionDetails.sql} else ${variantDetails.sql} end || ${variant}.details)`;
