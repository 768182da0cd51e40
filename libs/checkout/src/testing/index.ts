// Contract suites
export { balanceModelContract } from './balance-model.contract';
export { checkoutModelContract } from './checkout-model.contract';
export { checkoutOpeningContract } from './checkout-opening.contract';
export { type CheckoutFixture, checkoutWorkContract, type PlacedOrder } from './checkout-work.contract';
export { savingModelContract } from './saving-model.contract';

// Fakes
export { InMemoryCheckouts } from './in-memory-checkouts';
export { InMemoryOpening } from './in-memory-opening';

// Builders
export {
  aCart,
  aCheckout,
  aCode,
  anAddon,
  anAddonGroup,
  anEventPricingContext,
  anyPaidCart,
  aProduct,
  aProductPricingContext,
  aVariant,
  aZone,
  idsInOrder,
  tierPrices,
  variantRefOf,
} from './checkout.builder';

// Helpers
export { CheckoutWorld, SavingWorld, timedCheckouts, type TimedFixture, worldOf } from './checkout-world';
