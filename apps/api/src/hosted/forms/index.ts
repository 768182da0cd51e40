export { FormDesk } from './form-desk';
export { HostedFormController } from './form-page.controller';
