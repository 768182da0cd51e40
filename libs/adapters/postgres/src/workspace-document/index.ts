export { bindDocumentTx } from './document-tx';
