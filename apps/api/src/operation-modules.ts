import { ManagementModule } from './management/management.module';
import { StoreModule } from './store/store.module';

/** The modules whose controllers declare operations: both interfaces, whole. */
export const OPERATION_MODULES = [StoreModule, ManagementModule];
