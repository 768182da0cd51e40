export {
  askForCode,
  CODE_MINUTES,
  type CodeOutcome,
  type Confirmation,
  ConfirmationCodes,
  type ConfirmationPurpose,
  type ConfirmationStore,
  type ConfirmationSubject,
  takeCode,
} from './confirmations';
export {
  type AddressCorrection,
  type CorrectedAddresses,
  correctPerson,
  isSameAddressee,
  type JoinedContacts,
  type MessageAddress,
  messageAddressOf,
  type PersonCorrection,
  type PersonDetails,
} from './corrected-addresses';
export {
  ATTENDEE_STATUSES,
  type AttendeeStatus,
  FACT_TYPES,
  type FactData,
  type FactOf,
  factOf,
  type FactQueue,
  type FactType,
  FULFILLMENT_STATUSES,
  type FulfillmentStatus,
  type KnownFact,
  ORDER_DELETION_REASONS,
  ORDER_STATUSES,
  type OrderStatus,
  type QueuedFact,
  type RegistrationSource,
  type EventCancelled,
} from './facts';
export { adviceOnUnknown } from './computed-fields';
export { type Fault, faultsOf, faultUnless, invalidBecause, parseOrRefuse, pathText } from './faults';
export {
  BalanceLinks,
  CheckoutLinks,
  type LinkAccess,
  type OrderLink,
  OrderLinks,
  type OwnOrderPath,
  PRINT_ANCHOR,
  type SubscriptionAnswer,
  SubscriptionLinks,
  type TicketLink,
  TicketLinks,
  type Wallet,
  WALLET_NAMES,
  WALLETS,
} from './links';
export type { ReferenceKind, RuleScope, SectionStore, StoredItem, Thing, Whereabouts, Which } from './section';

// Rules
export { AddonSupply, leastOfGroup, type LinkedProduct, type SuppliedGroup } from './rules/addon-supply';
export {
  type AdmissionDay,
  admissionDays,
  endOfDay,
  type DaysOfEvent,
  daysLeft,
  type EventTimes,
  isWithoutDays,
  validDays,
} from './rules/admission-days';
export { amountText } from './rules/amount-text';
export { needsApproval } from './rules/approval';
export { dateWordsIn } from './rules/text/date-words';
export { DEFAULT_LANGUAGE, type Language, LANGUAGE_TEXTS, languageIn, languageOf, LANGUAGES } from './rules/text/languages';
export { addressLines } from './rules/text/address-lines';
export { countryName } from './rules/country-name';
export { deliveryFeeOf, type DeliveryTerms, isSameAddress, outOfReach } from './rules/delivery/delivery';
export { arrivalText, dayText, type DeliveryTime, type WorkingHours } from './rules/delivery/delivery-dates';
export { type Arrival, orderArrival } from './rules/delivery/order-arrival';
export { emailAddress, isEmail, isSameEmail, normalisedEmail, readEmail, requiredEmail } from './rules/text/email-address';
export { checkFormFields, isAnswered, isAsked, LONGEST_ANSWER, readAnswer } from './rules/form-answers';
export {
  IdempotencyKeyReused,
  keyStoredUntil,
  keysExpiredUntil,
  MOST_WAIT_MS,
  readIdempotencyKey,
  RequestInFlight,
  requestText,
} from './rules/idempotency-key';
export { flawOf, JSON_REFUSALS, JsonScanner } from './rules/json-bounds';
export { printedNotes } from './rules/printed-notes';
export { faultsOfRounding } from './rules/json-numbers';
export { isolateText } from './rules/text/isolate-text';
export { TEST_MODE_KEPT_DAYS, WEBHOOKS_KEPT_DAYS } from './kept-days';
export { checkDistinct, checkListedOnce, duplicates, shareOut } from './rules/lists';
export { localMoment, type MomentSide, changedReadingWarning, readMoments, writtenAs } from './rules/local-moments';
export { closingAt, closingFor, refuseWhileClosed, type ShopClosing, shopClosing, StoreClosed, writtenClosing } from './shop-closing';
export { SUSPENDED } from './suspension';
export { deadlineLine, deadlineText, doorsText, localTimeLine, localTimeText, slotTimes } from './rules/local-times';
export { withShortLists } from './rules/long-lists';
export { breakdownOf, grossOf, type MoneyBreakdown, type SumKind } from './rules/money-breakdown';
export { type SuppressedAddress, type SuppressedAddresses, type Suppression } from './suppressed-addresses';
export { isPrintable, withoutControls } from './rules/text/one-line';
export { warnOfPrint } from './rules/text/printed-characters';
export { DRAWN_RANGES } from './rules/text/printed-ranges';
export { countryOfNumber, e164, type PhoneDestination, phoneNumber, readNumber, readPhone } from './rules/text/phone-number';
export { placeForEveryone, placeForGuest, placeLines, placeOfDay, type PlaceRules, type SeatAtPlace } from './rules/place';
export {
  acceptedPrices,
  checkAmounts,
  checkCurrency,
  checkPrices,
  checkSomePrice,
  currenciesOfAll,
  depositIn,
  depositOn,
  type DepositTerms,
  feeIn,
  feeOn,
  type FeeTerms,
  fullPath,
  inAcceptedCurrencies,
  innerPath,
  isPhaseOpen,
  type Priced,
  priceIn,
  primaryFirst,
  type Spelling,
  spellOutEach,
  spellOutPrice,
  withoutZeroPrices,
} from './rules/prices';
export { PAYMENT_PROVIDERS, PAYMENT_RAILS, type PaymentProvider, type PaymentRail } from './rules/payment-providers';
export {
  BY_HAND,
  HAND_METHODS,
  type HandMethod,
  isByHand,
  PROVIDER_NAMES,
  PROVIDER_RAILS,
  PROVIDER_TEXTS,
  providerOf,
} from './rules/payment-providers';
export {
  currenciesOfRail,
  currencyAt,
  fromProviderUnits,
  isChargeable,
  isOnStep,
  providersCharging,
  railsCharging,
  stepAdvice,
  stepOf,
  toProviderUnits,
} from './rules/provider-currencies';
export { contrast, inkOn } from './rules/readable-colour';
export { goneBackOf, paidFor, type Refundable, type RefundableLine, refundPieces, refundSeat } from './rules/refund-pieces';
export { foldWords, hasWords, patternsOf, readSearch, type SearchRequest } from './rules/text/search-words';
export { readShortCode, shortCodeText } from './rules/text/short-code';
export { asTextMessage, isGsm7, textLengthOf } from './rules/text/text-message';
export { homeCountries, textCountries, type TextReach, textProblem } from './rules/text-reach';
export {
  FONT_PAIRINGS,
  type FontName,
  type FontPairing,
  fontPairing,
  type FontSubset,
  type PairedFont,
  SYSTEM_STACKS,
} from './rules/theme/font-pairings';
export type { ThemeColours } from './rules/theme/theme-colours';
export { type HeaderMark, logoSize, markOf, type PrintedMark, printedMarkOf } from './rules/theme/shop-mark';
export { type Corners, hiddenColour, type ShopBrand, shopColour, type ThemeTokens, themeTokens } from './rules/theme/theme-tokens';
export {
  asksBuyersAge,
  detailsOfSeat,
  type LineDetails,
  questionsForPeople,
  type TicketDetails,
  ticketDetails,
} from './rules/ticket-details';
export { foldCode } from './rules/text/typed-code';
export { foldTyped, readCode } from './rules/text/typed-digits';
export { colonIn, typesetCatalogue } from './rules/text/punctuation';
export { faultsOfLines, parseChange, readWithLines, refuseUnfitLines, type UnfitLine } from './rules/text/unfit-lines';
export { byDefault, defaultsOf, fieldsOfChange, inChange, isDefault, patchedBy, patchOf, withoutDefault } from './rules/settings';
export {
  amountAt,
  amountsByCurrencyAt,
  amountsOfPrices,
  type JudgedAmounts,
  judgeAmounts,
  unchargedAdvice,
  type WrittenAmount,
} from './rules/written-amounts';

// Shapes
export { type Availability, availability, type AvailabilityBlock, type OpenHours, type SlotPlan } from './shapes/availability';
export { type Answer, type Answers, type DeliveryAddress, type GivenAnswers, givenAnswers } from './shapes/checkout-parts';
export {
  amountsByCurrency,
  calendarDate,
  currencyCode,
  httpUrl,
  key,
  line,
  type Location,
  location,
  minorUnits,
  moment,
  percentage,
  type PriceEntry,
  priceEntry,
  prose,
  slug,
  slugPath,
  timestamp,
  timeZone,
  writtenEnd,
  writtenMoment,
} from './shapes/common';
export { type DescriptionBlock, descriptionBlock, type Link, MEDIA_TYPES, mediaType } from './shapes/content-parts';
export { CHOICE_FIELD_TYPES, FIELD_TYPES, fieldType, type FormField, formField } from './shapes/form-field';
export { countryList } from './shapes/country-list';
export { described, describedBy, endText, itemTexts, keyText, startText } from './shapes/descriptions';
export { describedEnum, type Meanings, withDefault, withMeanings } from './shapes/described-enum';
export {
  attendance,
  dateOfBirthMode,
  depositBalanceMode,
  eventFormat,
  eventMode,
  ticketKind,
  venueVisibility,
} from './shapes/event-choices';
export {
  addonSelectionType,
  choiceDisplay,
  coverKind,
  feeMode,
  occupancyMode,
  packageType,
  pricingMode,
  schedulingType,
  selectionMode,
} from './shapes/offer-choices';
export { attendeeStatus, fulfillmentStatus, modeOf, orderStatus, registrationSource } from './shapes/statuses';
export {
  DEPOSIT_BALANCE_MODES,
  eventMedia,
  type Fee,
  fee,
  ONLINE_URL_AUDIENCES,
  type SaveForItPolicy,
  saveForItPolicy,
  sponsorship,
} from './shapes/event';
export { type Cell, cell, column, COLUMN_TYPES, fileCell, moneyCell, question } from './shapes/form-parts';
export { filledIn, type MailWording, mailWording, WORDED_MAILS, wordingOfMail } from './shapes/mail-wording';
export { CATALOG_LAYOUTS, folderFile, mediaPiece } from './shapes/media-parts';
export { linksIn, mapLinks } from './shapes/navigation';
export { type BalanceMode, type BookedSlot, LINE_KINDS, type PricedCart, type PricedLine, variantNameOf } from './shapes/priced-cart';
export {
  addonOption,
  type Article,
  article,
  CHOICE_DISPLAYS,
  deposit,
  DEPOSIT_TYPES,
  depositType,
  depositTypeOf,
  feature,
  FEE_MODES,
  hexColor,
  type Image,
  image,
  OCCUPANCY_MODES,
  type PackageType,
  pageSeo,
  priceList,
  type PricingMode,
  productInfo,
  type SchedulingType,
  shortPrice,
  type SpelledOut,
  WEIGHT_UNITS,
  type Without,
  type WrittenPrices,
} from './shapes/product';
export type { StorefrontTheme } from './shapes/render-config';
export { keyed, richTextSection, type Showcase } from './shapes/section-parts';
export { type SiteContent, siteContent } from './shapes/site-content';
export { type BusinessHours, type MediaPolicy, storeDetails, WEEKDAYS } from './shapes/store-details';
export { API_VERSION } from './version';
