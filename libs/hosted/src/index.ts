// Composition
export { ErrorPagesModule, routesOf } from './error-pages';
export { HostedModule } from './hosted.module';

// Pages
export { Badge, Button, Card, Facts, type HostedPage, renderPage } from './page';
export { pageLocaleFor } from './page-locale';
