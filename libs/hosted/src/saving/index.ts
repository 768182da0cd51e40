import { SavingPageService } from './saving-page-service';
import { SavingPageLoader } from './saving-page-loader';

export { HostedSavingController } from './saving.controller';
export const SAVING_PAGE_PARTS = [SavingPageLoader, SavingPageService];
