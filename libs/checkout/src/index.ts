// Use cases
export { takeHolds } from './use-cases/lapsed-holds';
export { OpenBalance } from './use-cases/balance-checkout';
export { CancelCheckout, CloseAccounts } from './use-cases/cancel-checkout';
export { CompleteCheckout, type CompleteCheckoutCommand } from './use-cases/complete-checkout';
export { EndForEvent, EndUnowedBalance } from './use-cases/end-for-event';
export { type ChosenWithDetails, FillInCheckout, type FilledForm } from './use-cases/fill-in-checkout';
export { type JudgedDetails, KeepDetails, type KeepDetailsCommand, type KeptDetails } from './use-cases/keep-details';
export type { Opened } from './use-cases/open-by-key';
export { OpenEventCheckout } from './use-cases/open-event-checkout';
export { OpenOwnOrder, type OwnOrderCommand } from './use-cases/open-own-order';
export { AwaitOpening, GiveUpOpening, OpenHeadlessCheckout, PayHeadlessCheckout } from './use-cases/open-headless-checkout';
export { OpenProductCheckout } from './use-cases/open-product-checkout';
export { PaySavingPart, ReadSavingOffer, RefreshSaving } from './use-cases/pay-saving-part';
export { ReadAttempt, ReadBuyersCheckout, ReadCheckout } from './use-cases/read-checkout';
export { ReadChoices, ReadDeliveryZone, ReadSeatRules } from './use-cases/read-choices';
export { RepriceProducts } from './use-cases/reprice-products';
export { CheckLatePayment, SettleCheckout, SettleForPayments, SettleForReaders } from './use-cases/settle-checkout';
export { PreparePayment, PriceToPay } from './use-cases/prepare-payment';
export { StartPayment, type StartPaymentCommand } from './use-cases/start-payment';
export { RemindOfSaving, StopSaving } from './use-cases/stop-saving';

// Ports
export { CheckoutOpening, type OpeningOutcome, type OpeningPlan, type SessionOwner, type Shortage } from './ports/checkout-opening';
export {
  CheckoutList,
  type CheckoutQuery,
  type BuyersCheckout,
  CheckoutReader,
  type EarlierOpening,
  type EventQuestion,
  LapsingCheckouts,
  type OpeningContext,
  type ProductQuestion,
} from './ports/checkout-reader';
export {
  type CheckoutStore,
  type CheckoutTx,
  CheckoutUnitOfWork,
  type HoldStore,
  type NewOrder,
  type OrderBook,
} from './ports/checkout-tx';
export { InventoryCheck, type InventoryDrift } from './ports/inventory-check';

// Rules
export {
  type Checkout,
  CHECKOUT_CANCEL_REASONS,
  CHECKOUT_CHANNELS,
  CHECKOUT_STATUSES,
  type CheckoutContact,
  type HoldChange,
} from './domain/checkout';
export { ownOrderRequest, type OwnOrderRequest, writtenAddress } from './domain/opening/own-order-request';
export { checkoutPatch, checkoutSettings, savingsSettings, type ServiceFees, serviceFees } from './domain/checkout-settings';

// Rules: details
export { type CheckoutHolder, mayDo, phaseOf } from './domain/details/checkout-permissions';
export { isWhole as isWholeAddress, seatsOnRecord } from './domain/details/fill-empty';
export { daysWithSlots, type OfferedLine, onlyUnchosen, slotsOfDay } from './domain/details/offer-choices';
export {
  applySeatDetails,
  givenOf,
  type OfferedSeat,
  type OfferedSeats,
  offerSeats,
  type SeatInput,
  type SeatsInput,
} from './domain/details/seat-details';

// Rules: holds
export { waitsOf } from './domain/holds/checkout-timeouts';
export type { BuyersSession, HoldingSession } from './domain/holds/concurrent-sessions';
export { CHECKOUT_EXPIRY_QUEUE, jobsOfCheckout, SAVING_REMINDER_QUEUE } from './domain/holds/time-to-pay';

// Rules: opening
export { eventCheckoutRequest, headlessCheckoutRequest, productCheckoutRequest, returnUrlWith } from './domain/opening/checkout-request';
export { presentHeadless, type StoreHeadlessCheckoutView, storeHeadlessCheckoutView } from './domain/opening/headless-checkout';

// Rules: pricing
export { faultOfGroup } from './domain/pricing/choose-products';
export { priceProducts } from './domain/pricing/price-products';
export { priceCart, type UnpricedLine } from './domain/pricing/price-cart';
export { priceTickets, splitByPhase } from './domain/pricing/price-tickets';
export type { DiscountCode, EventPrices, EventPricingContext, ProductPricingContext } from './domain/pricing/pricing-context';
export { type CartChoices, changesCart, changesZone, type LineChoices } from './domain/pricing/request-of-cart';

// Rules: savings
export {
  backMinorOf,
  checkoutStatusesOf,
  isSavingOver,
  isSavingUp,
  LEAST_PART_PCT,
  leastPartMinorOf,
  savedMinorOf,
  type Saving,
  SAVING_PLAN_STATUSES,
  type SavingEnd,
  savingPlanStatusOf,
  type SavingTerms,
  wholeCart,
} from './domain/savings/saving';
export type { SavingOffer } from './domain/savings/saving-offer';

// Rules: settlement
export { type BalanceCheckout, balanceCheckout, type OrderName } from './domain/settlement/balance';
export { payableRails } from './domain/settlement/decide-start';
export { CheckoutAlreadyPaid, CheckoutEnded, PriceChanged, RanOut } from './domain/settlement/settlement.errors';

// Views
export {
  type CheckoutOnlooker,
  presentCheckout,
  presentPayment,
  type StoreCheckoutSessionView,
  storeCheckoutSessionView,
} from './domain/checkout.view';
