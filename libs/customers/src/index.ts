// Use cases
export { CONTACT_FACTS, type Erased, EraseContact, GatherContacts } from './use-cases/erase-contact';
export { CorrectContact, type CorrectContactCommand } from './use-cases/correct-contact';
export { LinkCustomer } from './use-cases/link-customer';

// Ports
export { ContactList, type ContactPlan, type ContactQuery, type CustomerLinkQuery, PersonalSubmissions } from './ports/contact-list';
export {
  type ContactPlaces,
  type ContactStore,
  type CustomerLinkStore,
  type CustomerTx,
  CustomerUnitOfWork,
  type DeletedSubmission,
  type PlaceCorrection,
} from './ports/customer-tx';

// Rules
export { AddressOfOtherContact, MOST_OPEN_PLACES, type OpenPlaces } from './domain/correct-contact';
export { type Contact, type ContactName, identityOf, type KnownPerson, type NewContact } from './domain/contact';
export {
  type CustomerLink,
  linkCustomerRequest,
  type LinkedUser,
  presentCustomerLink,
  type StoreCustomerLinkView,
  storeCustomerLinkView,
} from './domain/customer-link';
export { type NamedSeat, type OpenBusiness, type Person, type PersonAddresses, personWith, type StoredBeside } from './domain/person';
export type {
  FiledCheckout,
  FiledMessage,
  FiledOrder,
  FiledRegistration,
  FiledSeat,
  FiledSeatOfOthers,
  FiledSubmission,
  PersonalFile,
} from './domain/personal-file';
