export type { Brand } from './brand';
export * from './form-parts';
export { errorPage } from './error-page';
export { Icon, type IconName } from './icons';
export { PageErrorFilter } from './page-error.filter';
export * from './parts';
export { renderPage, type HostedPage, type PageGuest } from './render-page';
export { sendPage } from './send-page';
