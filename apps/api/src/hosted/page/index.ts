export { type Brand, type HostedPage, type PageGuest, renderPage, sendPage } from './render-page';
export * from './form-parts';
export { errorPage, PageErrorFilter } from './page-error.filter';
export * from './parts';
