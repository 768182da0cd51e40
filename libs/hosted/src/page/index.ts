export { ClosedNotice, closingOf } from './closed-notice';
export { brokenLinkText, type ErrorText } from './broken-link';
export { ErrorBrands } from './error-brands';
export { Checkbox, ErrorSummary, Field, fieldId, Group, Options, Select, Honeypot } from './form-parts';
export { inChosenLanguage, ownAddress, redirectTo } from './own-address';
export { DESCRIPTION_LENGTH, type PageHead } from './page-head';
export { CheckoutErrorFilter, errorPage, PageErrorFilter, sendErrorPage, TicketErrorFilter } from './page-error.filter';
export {
  Badge,
  Button,
  ButtonLink,
  Card,
  CompletedFields,
  Facts,
  Icon,
  type IconName,
  Notice,
  SafePayment,
  StatusCard,
  type Tone,
} from './parts';
export { type Brand, brandOf, type HostedPage, renderPage, renderParts, sendPage, type ThirdParty } from './render-page';
export { ShopLine } from './shop-line';
export { TestNotice } from './test-notice';
