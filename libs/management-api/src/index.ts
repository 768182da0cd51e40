// Composition
export { ManagementModule } from './management.module';
