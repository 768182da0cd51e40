import { UsageError } from '../errors.mjs';
import { orNull } from '../texts.mjs';

const address = {
  email: { type: 'string', value: '<email>', text: 'of the person with this e-mail address, who need not be a contact' },
  phone: { type: 'string', value: '<phone>', text: 'of the person with this phone number, such as +2348031234567' },
  test: { type: 'boolean', text: 'data of test mode; with --email or --phone' },
};

/** Returns whom a command is about: the contact of a ref, or a body with an address. */
function personOf([ref], { email, phone, test }) {
  if ([ref, email, phone].filter((each) => each !== undefined).length !== 1)
    throw new UsageError('Give the ref of a contact, --email or --phone: exactly one of them.');
  return ref === undefined
    ? { body: email === undefined ? { phone } : { email }, query: test ? { mode: 'test' } : {} }
    : { ref, query: {} };
}

/** For all that is not over. */
export const correctContact = {
  name: 'contact correct',
  takes: ['<ref>'],
  summary: 'Correct the name or the address of a person, with what of theirs is not over',
  about:
    'Orders, registrations and seats that are not over follow: links and tickets that went to a former address end, and what is of use is sent to the new one. What is over stays. An empty text removes a value. To correct one order or one seat alone, use order correct or guest correct.',
  needs: 'workspace',
  options: {
    name: { type: 'string', value: '<name>', text: 'name of the person' },
    email: { type: 'string', value: '<address>', text: 'e-mail address of the person' },
    phone: { type: 'string', value: '<number>', text: 'phone number of the person, such as +2348031234567' },
    quietly: { type: 'boolean', text: 'do not notify the former address' },
  },
  async run({ client, values: { name, email, phone, quietly: isQuiet }, positionals: [ref] }) {
    const body = { name, email: orNull(email), phone: orNull(phone), notifyOld: !isQuiet };
    const contact = await client.call('PATCH', '/contacts/{ref}', body, { path: { ref } });
    return { data: contact, text: `${ref} is corrected: ${[contact.name, contact.email, contact.phone].filter(Boolean).join(', ')}.` };
  },
};

/** Everything that is stored of a person, as JSON. */
export const exportContact = {
  name: 'contact export',
  takes: ['[ref]'],
  summary: 'Export all stored data of a person as JSON',
  about: 'Name a contact by its ref, or anybody by --email or --phone: also people who are only named on seats of others.',
  needs: 'workspace',
  options: address,
  async run({ client, values, positionals }) {
    const { ref, body, query } = personOf(positionals, values);
    const file = await (ref === undefined
      ? client.call('POST', '/contacts/export', body, { query })
      : client.call('GET', '/contacts/{ref}/export', undefined, { path: { ref } }));
    return { data: file, text: JSON.stringify(file, null, 2) };
  },
};

/** For good. */
export const eraseContact = {
  name: 'contact erase',
  takes: ['[ref]'],
  summary: 'Erase a person (cannot be undone)',
  about:
    'Orders and seats stay, without the person. Somebody with a balance due, a seat to come or an open savings plan is erased with --force only.',
  needs: 'workspace',
  options: {
    ...address,
    name: {
      type: 'string',
      multiple: true,
      value: '<ref>',
      text: 'also clear the name on this seat of others, which an erasure left; repeat it for more',
    },
    force: { type: 'boolean', text: 'erase although something is open' },
  },
  asks({ values, positionals }) {
    const { ref, body } = personOf(positionals, values);
    return `Erase everything that is stored of ${ref ?? body.email ?? body.phone} for good?`;
  },
  async run({ client, values, positionals }) {
    const { ref, body, query } = personOf(positionals, values);
    if (ref !== undefined && values.name) throw new UsageError('Give --name with --email or --phone.');
    const forced = { ...query, ...(values.force && { force: 'true' }) };
    const erased = await (ref === undefined
      ? client.call('POST', '/contacts/erase', { ...body, names: values.name }, { query: forced })
      : client.call('POST', '/contacts/{ref}/erase', undefined, { path: { ref }, query: forced }));
    return { data: erased, text: textOf(ref ?? body.email ?? body.phone, erased) };
  },
};

function textOf(person, { keptNames = [], otherEmails = [] }) {
  return [
    `${person} is erased.`,
    ...(keptNames.length > 0
      ? ['Names left on seats of others; clear them by --name:', ...keptNames.map(({ ref, name }) => `  ${ref}  ${name}`)]
      : []),
    ...(otherEmails.length > 0 ? [`The phone number was removed beside other people’s addresses: ${otherEmails.join(', ')}.`] : []),
  ].join('\n');
}
