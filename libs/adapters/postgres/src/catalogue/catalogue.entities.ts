import {
  boolean,
  computed,
  day,
  integer,
  json,
  list,
  moment,
  nullable,
  primary,
  table,
  text,
  unselected,
  uuid,
  workspaceKey,
} from '../rows/table';

/** The slug or code in lower case, for look-ups. */
const identity = () => ({ identity: computed(text()) });
const updated = () => ({ updatedAt: unselected(moment()) });
/** Columns of rows that are deleted softly, and stay readable for their orders. */
const softlyDeleted = () => ({ createdAt: unselected(moment()), ...updated(), deletedAt: unselected(nullable(moment())) });

/** Products and packages (decisions 3.16 packages). */
export const productEntity = table('product', {
  ...workspaceKey(),
  slug: text(),
  name: text(),
  isPackage: boolean(),
  published: boolean(),
  position: integer(),
  details: json(),
  /** The products that its add-ons are, found by a trigger; none for most. */
  linkedProducts: unselected(nullable(list(uuid()))),
  ...identity(),
  ...softlyDeleted(),
});

/** Variants of products, options of packages. */
export const variantEntity = table('variant', {
  ...workspaceKey(),
  productId: uuid(),
  key: text(),
  name: text(),
  position: integer(),
  prices: json(),
  details: json(),
  ...updated(),
  deletedAt: unselected(nullable(moment())),
});

export const productReviewEntity = table('product_review', {
  ...workspaceKey(),
  productId: uuid(),
  key: text(),
  author: text(),
  rating: { ...integer(), type: 'smallint' },
  text: nullable(text()),
  date: day(),
  position: integer(),
  ...updated(),
});

export const collectionEntity = table('collection', {
  ...workspaceKey(),
  slug: text(),
  name: text(),
  published: boolean(),
  position: integer(),
  details: json(),
  ...identity(),
  ...softlyDeleted(),
});

export const collectionProductEntity = table('collection_product', {
  workspaceId: primary(uuid()),
  collectionId: primary(uuid()),
  productId: primary(uuid()),
  position: integer(),
});

export const deliveryZoneEntity = table('delivery_zone', {
  ...workspaceKey(),
  key: text(),
  position: integer(),
  details: json(),
  ...softlyDeleted(),
});
export const discountCodeEntity = table('discount_code', {
  ...workspaceKey(),
  code: text(),
  position: integer(),
  details: json(),
  ...identity(),
  ...softlyDeleted(),
});
export const promoterCodeEntity = table('promoter_code', {
  ...workspaceKey(),
  code: text(),
  position: integer(),
  details: json(),
  ...identity(),
  ...softlyDeleted(),
});
