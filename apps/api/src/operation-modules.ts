import { ManagementModule } from './management/management.module';
import { StoreModule } from './store/store.module';

/** Modules whose controllers declare operations, of both interfaces. */
export const OPERATION_MODULES = [StoreModule, ManagementModule];
