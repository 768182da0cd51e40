export { type Brand, brandOf, type HostedPage, type PageGuest, renderPage, sendPage } from './render-page';
export * from './form-parts';
export { chosenLanguage, inChosenLanguage, ownAddress, redirectTo } from './own-address';
export { CheckoutErrorFilter, errorPage, PageErrorFilter, TicketErrorFilter } from './page-error.filter';
export * from './parts';
export { ShopLine } from './shop-line';
export { TestNotice } from './test-notice';
