import { InvalidInput } from '@svc/kernel';
import { Moment, presentEvent } from '@svc/storefront';
import { anEventSource, aStore, aTicketTypeSource } from '@svc/storefront/testing';
import { pageLocaleFor } from '../page-locale';
import { FormValues } from '../posted-form';
import { tiersOf } from './choice/offer';
import { explainRefusal } from './explain-refusal';
import { requestOf } from './request-of';

const question = { key: 'why', type: 'text', label: 'Why do you come?', required: true, hidden: false } as const;
const source = anEventSource({ ticketTypes: [aTicketTypeSource({ requiresAttendeeDetails: true, formFields: [question] })] });
const event = presentEvent(source, { packages: [], products: [] }, aStore(), new Moment(new Date('2026-02-01T00:00:00Z')));
const [offered] = tiersOf(event, { mostPerRegistration: 20, mostPerCheckout: 100 });
const chosen = [{ offered: offered!, quantity: 2 }];

it('a refusal is explained with what each field is called, so that its summary says which one it is about', () => {
  const values = new FormValues(new URLSearchParams());
  const fields = {
    'contact.phone': 'Give a phone number.',
    'tickets[0].attendees[1].email': 'Give an e-mail address.',
    'responses.why': 'Use at most 5,000 characters.',
    returnUrl: 'Give an address.',
  };
  const { words } = pageLocaleFor('en');
  const problems = explainRefusal(
    new InvalidInput('Look again.', { fields }),
    { ...requestOf(chosen, event, values), chosen, event, values },
    words,
  );
  expect(problems.map(({ label }) => label)).toEqual(['Phone', 'Entry: guest 2: E-mail', 'Why do you come?', undefined]);
});
