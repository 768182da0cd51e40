import { StoreModule } from '@svc/store-api';
import { ManagementModule } from '@svc/management-api';

/** Modules whose controllers declare operations, of both interfaces. */
export const OPERATION_MODULES = [StoreModule, ManagementModule];
