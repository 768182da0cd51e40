import { ContactsController } from './contacts.controller';
import { CustomerLinksController } from './customer-links.controller';

export const CONTACT_CONTROLLERS = [ContactsController, CustomerLinksController];
