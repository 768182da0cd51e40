export * from './domain/addon-group.item';
export * from './domain/codes.item';
export * from './domain/collection.item';
export * from './domain/delivery-zone.item';
export * from './domain/offer.item';
export * from './domain/package.item';
export * from './domain/product.item';
export * from './ports/section-stores';
