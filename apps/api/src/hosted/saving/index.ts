import { SavingDesk } from './saving-desk';
import { SavingVisits } from './saving-visits';

export { HostedSavingController } from './saving.controller';
export const SAVING_PAGE_PARTS = [SavingVisits, SavingDesk];
