import { randomUUID } from 'node:crypto';
import { money, type PublicTicketType, time } from '@storefront-service/sdk';
import Link from 'next/link';
import { connection } from 'next/server';
import { asked, Problem } from '../../../lib/answers';
import { questionsOf } from '../../../lib/questions';
import { catalogue } from '../../../lib/store';
import { buyTickets, register } from '../../actions';
import { AnsweredForm } from '../../answered-form';
import { Heading } from '../../heading';
import { troublePage } from '../../trouble';

export default async function Event({ params, searchParams }: PageProps<'/events/[slug]'>) {
  await connection();
  const { slug } = await params;
  const { ticket } = await searchParams;
  const event = await asked(() => catalogue().events.get(slug));
  if (event instanceof Problem) return troublePage(event);
  const offered = event.ticketTypes.filter(({ kind }) => kind !== 'donation');
  const chosen = offered.find(({ ref }) => ref === ticket) ?? offered.find(({ soldOut }) => !soldOut);
  return (
    <>
      {event.coverUrl && <img className="cover" src={event.coverUrl} alt="" />}
      <Heading>{event.title}</Heading>
      <p>
        {time.format(event.startAt, event.timezone, 'en-NG')}
        {event.location?.venueName && `, ${event.location.venueName}`}
      </p>
      <p>{event.description}</p>
      <h2>Tickets</h2>
      <ul className="choices">
        {offered.map((type) => (
          <li key={type.ref}>
            <Link href={`?ticket=${type.ref}`} aria-current={type === chosen ? 'true' : undefined}>
              {type.name}
            </Link>{' '}
            {priceOf(type)}
          </li>
        ))}
      </ul>
      {offered.length === 0 && <p>There are no tickets on this page.</p>}
      {chosen && <Ticket key={chosen.ref} slug={slug} type={chosen} />}
    </>
  );
}

function Ticket({
  slug,
  type: { ref, name, kind, description, soldOut, minPerOrder, formFields },
}: {
  slug: string;
  type: PublicTicketType;
}) {
  const questions = questionsOf(formFields, 'responses.');
  const guest = [
    { name: 'contact.name', label: 'Name', required: true, autoComplete: 'name' },
    { name: 'contact.email', label: 'E-mail', type: 'email', required: true, autoComplete: 'email' },
  ];
  const order = [
    { name: 'key', label: '', type: 'hidden', value: randomUUID() },
    { name: 'tickets[0].quantity', label: 'How many', type: 'number', value: String(minPerOrder), required: true },
  ];
  return (
    <section>
      <h3>{name}</h3>
      {description && <p>{description}</p>}
      {soldOut && <p>These tickets are sold out.</p>}
      {!soldOut && kind === 'free' && (
        <AnsweredForm action={register.bind(null, slug, ref)} fields={[...guest, ...questions]} button="Register" />
      )}
      {!soldOut && kind !== 'free' && (
        <AnsweredForm action={buyTickets.bind(null, slug, ref)} fields={[...order, ...guest, ...questions]} button="Buy" />
      )}
    </section>
  );
}

function priceOf({ kind, priceMinor, currency, soldOut, remaining }: PublicTicketType): string {
  const price = kind === 'free' || priceMinor === undefined ? 'free' : money.format(priceMinor, currency, 'en-NG');
  if (soldOut) return `${price}, sold out`;
  return remaining === undefined ? price : `${price}, ${remaining} left`;
}
