// Use cases
export { EraseContact, GatherContacts } from './use-cases/erase-contact';
export { LinkCustomer } from './use-cases/link-customer';

// Ports
export { ContactList, type ContactPlan, type ContactQuery, type CustomerLinkQuery, PersonalSubmissions } from './ports/contact-list';
export { type ContactStore, type CustomerLinkStore, type CustomerTx, CustomerUnitOfWork } from './ports/customer-tx';

// Rules
export { type Contact, type ContactName, identityOf, type KnownPerson, type NewContact } from './domain/contact';
export {
  type CustomerLink,
  type LinkCustomerRequest,
  linkCustomerRequest,
  type LinkedUser,
  presentCustomerLink,
  type StoreCustomerLinkView,
  storeCustomerLinkView,
} from './domain/customer-link';
export type { FiledCheckout, FiledOrder, FiledRegistration, FiledSeat, FiledSubmission, PersonalFile } from './domain/personal-file';
