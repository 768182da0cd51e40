// Composition
export { StoreModule } from './store.module';
