import { randomUUID } from 'node:crypto';
import { factOf, type KnownFact } from '@svc/contracts';
import { idOf, refOf, type Mode, type UnitOfWork } from '@svc/kernel';
import { OPERATOR } from '@svc/kernel/testing';
import type { Contact, ContactName, KnownPerson } from '../domain/contact';
import type { LinkCustomerRequest, StoreCustomerLinkView } from '../domain/customer-link';
import type { ContactPlan } from '../ports/contact-list';
import type { CustomerUnitOfWork } from '../ports/customer-tx';
import { EraseContact, GatherContacts } from '../use-cases/erase-contact';
import { LinkCustomer } from '../use-cases/link-customer';
import { aLinkRequest, aPerson, LINKED_AT } from './customer.builder';

/** Store of contacts and links. */
export interface CustomersFixture {
  work: CustomerUnitOfWork;
  /** Unit of work of the relay. */
  relay: UnitOfWork<ContactPlan>;
  /** Stores a registration of a person. Returns its id. */
  register(person: KnownPerson): Promise<string>;
  find(name: ContactName): Promise<Contact | undefined>;
  facts(workspaceId: string): Promise<KnownFact[]>;
  /** Returns the entries of the audit log: `delete con_…`. */
  audited(workspaceId: string): Promise<string[]>;
}

/** Tests a store of contacts and links. `newWorkspace` makes a workspace and returns its id. */
export function customersContract(open: () => CustomersFixture, newWorkspace: () => Promise<string>): void {
  let fixture: CustomersFixture;
  let workspaceId: string;

  beforeEach(async () => {
    fixture = open();
    workspaceId = await newWorkspace();
  });

  const clock = { now: () => LINKED_AT };
  const link = (overrides: Partial<LinkCustomerRequest> = {}, mode: Mode = 'live', of = workspaceId) =>
    new LinkCustomer(fixture.work, { next: randomUUID }, clock).execute({ workspaceId: of, mode, request: aLinkRequest(overrides) });
  const contactName = ({ contactRef }: StoreCustomerLinkView): ContactName => ({
    workspaceId,
    mode: 'live',
    contactId: idOf('con', contactRef)!,
  });
  const contactOf = async (view: StoreCustomerLinkView) => (await fixture.find(contactName(view)))!;
  const erase = (name: ContactName) =>
    new EraseContact(fixture.work, { filesOf: async () => [], remove: async () => undefined }, clock).execute({ ...name, by: OPERATOR });
  const join = (overrides: Parameters<typeof aPerson>[0]) =>
    fixture.work.run(({ contacts }) => contacts.join({ ...aPerson({ workspaceId, ...overrides }), id: randomUUID() }));
  const registered = (person: KnownPerson, registrationId: string) =>
    factOf(
      'attendee.registered.v1',
      { id: randomUUID(), workspaceId: person.workspaceId, mode: person.mode },
      {
        registrationId,
        attendeeId: randomUUID(),
        eventId: randomUUID(),
        eventSlug: 'party',
        ticketTypeId: randomUUID(),
        status: 'confirmed',
        attendeeCount: 1,
        source: 'hosted_storefront',
      },
    );
  async function gather(...people: KnownPerson[]): Promise<void> {
    const facts: KnownFact[] = [];
    for (const person of people) facts.push(registered(person, await fixture.register(person)));
    await fixture.relay.run((plan) => new GatherContacts({ next: randomUUID }).execute(plan, facts));
  }
  const factsLeft = async () => (await fixture.facts(workspaceId)).map(({ type, mode, data }) => [type, mode, data]);

  it('[D-149] corrects a contact, unless another has its new address', async () => {
    const [wrong, other] = [
      await join({ name: 'Ada', email: 'ada@gmial.example', phone: '+2348031234567' }),
      await join({ email: 'ada@other.example' }),
    ];
    const correct = (change: Partial<Contact>) => fixture.work.run(({ contacts }) => contacts.correct({ ...wrong, ...change }));
    await correct({ name: 'Adé', email: 'ada@gmail.example', phone: undefined });
    expect(await fixture.find({ workspaceId, mode: 'live', contactId: wrong.id })).toMatchObject({
      name: 'Adé',
      email: 'ada@gmail.example',
    });
    expect((await join({ email: 'ada@gmail.example' })).id).toBe(wrong.id);
    await expect(correct({ email: other.email })).rejects.toMatchObject({ details: { reason: 'address_taken' } });
    expect(await fixture.find({ workspaceId, mode: 'live', contactId: wrong.id })).toMatchObject({ email: 'ada@gmail.example' });
  });

  it('[§4.7] [§2.9 customer-link] links a user with the contact of an e-mail', async () => {
    const view = await link({ email: ' Ade@Example.COM ', name: 'Adé', phone: '+2348031234567' });
    expect(view).toEqual({
      linkRef: expect.stringMatching(/^lnk_/),
      customerRef: expect.stringMatching(/^cus_/),
      contactRef: expect.stringMatching(/^con_/),
      externalRef: 'user_42',
      alreadyLinked: false,
      linkedAt: LINKED_AT.toISOString(),
      test: false,
    });
    expect(await contactOf(view)).toMatchObject({
      email: 'ade@example.com',
      name: 'Adé',
      phone: '+2348031234567',
      customerId: idOf('cus', view.customerRef),
    });
  });

  it('[§4.7 r1] [§4.7 externalRef] [decisions 3.5 customer-link] returns the same link again, with another e-mail as well, and leaves the contact’s alone', async () => {
    const first = await link();
    expect(await link()).toEqual({ ...first, alreadyLinked: true });
    expect(await link({ email: 'other@example.com' })).toEqual({ ...first, alreadyLinked: true });
    expect(await contactOf(first)).toMatchObject({ email: 'ade@example.com' });
    expect(await fixture.find({ ...contactName(first), mode: 'test' })).toBeUndefined();
  });

  it('[§4.7 r3] [§6 customer.linked] reports a link once', async () => {
    const { customerRef, contactRef } = await link();
    await link();
    await link({ email: 'other@example.com', name: 'Adé' });
    expect(await factsLeft()).toEqual([
      ['customer.linked.v1', 'live', { customerId: idOf('cus', customerRef), contactId: idOf('con', contactRef) }],
    ]);
  });

  it('[§4.7 r3] makes one link of fifty first ones at once, whatever e-mails they bring, and reports it once', async () => {
    const views = await Promise.all(Array.from({ length: 50 }, (_, n) => link({ email: n % 2 ? 'ade@example.com' : 'other@example.com' })));
    expect(new Set(views.map(({ linkRef, contactRef, customerRef }) => [linkRef, contactRef, customerRef].join(' '))).size).toBe(1);
    expect(views.filter(({ alreadyLinked }) => !alreadyLinked)).toHaveLength(1);
    expect(await factsLeft()).toHaveLength(1);
  });

  it('[§4.7 r2] joins an existing contact, with the same response as for a new one', async () => {
    const contact = await join({ email: 'ade@example.com' });
    const [joined, made] = [await link(), await link({ email: 'new@example.com', externalRef: 'user_43' })];
    expect(joined.contactRef).toBe(refOf('con', contact.id));
    const shapeOf = (view: StoreCustomerLinkView) => Object.entries(view).map(([field, value]) => [field, typeof value]);
    expect([shapeOf(made), made.alreadyLinked]).toEqual([shapeOf(joined), joined.alreadyLinked]);
  });

  it('makes one customer of a contact, however many users are linked with it', async () => {
    const [one, other] = await Promise.all([link(), link({ externalRef: 'user_43' })]);
    expect([other.contactRef, other.customerRef]).toEqual([one.contactRef, one.customerRef]);
    expect(other.linkRef).not.toBe(one.linkRef);
    expect(await factsLeft()).toHaveLength(2);
  });

  it('[§4.7 name] [§4.7 phone] fills in a missing name and phone, by a repeat as well, and replaces none', async () => {
    const first = await link();
    await link({ name: 'Adé' });
    await link({ name: 'Other', phone: '+2348031234567' });
    await link({ externalRef: 'user_43', name: 'Third', phone: '+14155552671' });
    expect(await contactOf(first)).toMatchObject({ name: 'Adé', phone: '+2348031234567' });
  });

  it('[§1 r6] links the same user in each workspace by itself', async () => {
    const [here, there] = [await link(), await link({}, 'live', await newWorkspace())];
    expect([there.alreadyLinked, there.contactRef === here.contactRef]).toEqual([false, false]);
  });

  it('[§4.7 r4] returns refs of nobody to a test key, the same ones again, and makes no contact and reports nothing', async () => {
    const view = await link({}, 'test');
    expect(view).toMatchObject({
      customerRef: expect.stringMatching(/^test_cus_/),
      contactRef: expect.stringMatching(/^test_con_/),
      alreadyLinked: false,
      test: true,
    });
    expect(await link({ email: 'other@example.com', name: 'Adé' }, 'test')).toEqual({ ...view, alreadyLinked: true });
    expect(await factsLeft()).toEqual([]);
    expect(await link()).toMatchObject({ alreadyLinked: false, test: false });
  });

  it('keeps one contact of each workspace, mode and e-mail, or phone without an e-mail', async () => {
    const [one, ...same] = [
      await join({ email: 'ade@example.com' }),
      await join({ email: ' ADE@example.com', name: 'Other' }),
      await join({ email: 'ade@example.com', phone: '+2348031234567' }),
    ];
    expect(same.map(({ id }) => id)).toEqual([one!.id, one!.id]);
    expect(same[1]).toMatchObject({ name: 'Adé Ọlá', phone: '+2348031234567' });
    const others = [
      await join({ mode: 'test' }),
      await join({ email: 'ad.e@example.com' }),
      await join({ email: 'ade+x@example.com' }),
      await join({ email: undefined, phone: '+2348031234567' }),
    ];
    expect(new Set([one, ...others].map((contact) => contact!.id)).size).toBe(5);
    expect((await join({ email: undefined, phone: '+2348031234567' })).id).toBe(others[3]!.id);
  });

  it('makes contacts of registrants, each once, and joins known contacts', async () => {
    const [adé, phone] = [
      aPerson({ workspaceId, email: 'Ade@Example.com', name: 'Adé' }),
      aPerson({ workspaceId, email: undefined, phone: '+2348031234567', name: 'Tolú' }),
    ];
    await gather(adé, { ...adé, phone: '+14155552671', name: 'Other' }, phone);
    await gather(phone);
    const linked = await contactOf(await link({ name: 'Third' }));
    expect(linked).toMatchObject({ email: 'ade@example.com', name: 'Adé', phone: '+14155552671' });
    expect(await join({ email: undefined, phone: '+2348031234567' })).toMatchObject({ name: 'Tolú' });
  });

  it('makes no contact of facts that name nobody, or a registration that is gone', async () => {
    const gone = aPerson({ workspaceId });
    await gather();
    await fixture.relay.run((plan) => new GatherContacts({ next: randomUUID }).execute(plan, [registered(gone, randomUUID())]));
    const { alreadyLinked, contactRef } = await link();
    expect([alreadyLinked, (await fixture.find({ workspaceId, mode: 'live', contactId: idOf('con', contactRef)! }))!.name]).toEqual([
      false,
      undefined,
    ]);
  });

  it('erases a contact once: it is nobody from then on, its user can be linked again, and its e-mail is another contact’s', async () => {
    const first = await link({ name: 'Adé', phone: '+2348031234567' });
    await erase(contactName(first));
    await erase(contactName(first));
    expect(await contactOf(first)).toEqual({
      workspaceId,
      mode: 'live',
      id: expect.any(String),
      customerId: expect.any(String),
      createdAt: expect.any(Date),
      erasedAt: LINKED_AT,
    });
    expect(await fixture.audited(workspaceId)).toEqual([`delete ${first.contactRef}`]);
    const again = await link();
    expect([again.alreadyLinked, again.contactRef === first.contactRef, again.linkRef === first.linkRef]).toEqual([false, false, false]);
  });

  it('deletes contacts and links of test mode after their time, some at a time, and nobody of live mode', async () => {
    const FAR_OFF = new Date('2999-01-01T00:00:00.000Z');
    const purge = (before: Date, most: number) =>
      fixture.work.run(async ({ contacts, links }) => [await contacts.purgeTests(before, most), await links.purgeTests(before, most)]);
    await purge(FAR_OFF, 1_000);
    const live = contactName(await link());
    const tests = [await join({ mode: 'test' }), await join({ mode: 'test', email: 'bola@example.com' })];
    await link({}, 'test');
    expect([await purge(new Date('2000-01-01T00:00:00.000Z'), 10), await purge(FAR_OFF, 1), await purge(FAR_OFF, 10)]).toEqual([
      [0, 0],
      [1, 1],
      [1, 0],
    ]);
    expect(await Promise.all(tests.map(({ id }) => fixture.find({ workspaceId, mode: 'test', contactId: id })))).toEqual([
      undefined,
      undefined,
    ]);
    expect([(await fixture.find(live))!.email, (await link({}, 'test')).alreadyLinked, (await link()).alreadyLinked]).toEqual([
      'ade@example.com',
      false,
      true,
    ]);
  });

  it('erases nobody of another workspace or mode', async () => {
    const name = contactName(await link());
    for (const wrong of [
      { ...name, workspaceId: await newWorkspace() },
      { ...name, mode: 'test' as const },
      { ...name, contactId: randomUUID() },
    ]) {
      await expect(erase(wrong)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    expect((await fixture.find(name))!.email).toBe('ade@example.com');
  });
}
