export { FormPageService } from './form-page-service';
export { HostedFormController } from './form-page.controller';
