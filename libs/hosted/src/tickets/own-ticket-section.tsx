import type { TicketLinks } from '@svc/contracts';
import type { TicketView } from '@svc/ticketing';
import { Button, ButtonLink, Card, CompletedFields, ErrorSummary, Field, type HostedPage, Notice, ownAddress } from '../page';
import type { PageLocale } from '../page-locale';
import type { OwnTicket } from './own-ticket';

interface SectionProps {
  ticket: TicketView;
  own: OwnTicket;
  links: TicketLinks;
  pageLocale: PageLocale;
}

/** Shows the outcome of the action just taken, at the top. */
export function OwnTicketNote({
  ticket: { isGiven },
  own: { done },
  pageLocale: {
    words: { ownTicket: words },
  },
}: Pick<SectionProps, 'ticket' | 'own' | 'pageLocale'>) {
  if (!done) return null;
  return <Notice tone={done === 'refused' ? 'warn' : 'good'}>{words.done[done === 'resent' && isGiven ? 'resentToHolder' : done]}</Notice>;
}

/** Shows the actions of the ticket's holder; nothing where none is allowed. */
export function OwnTicketSection({
  ticket,
  own,
  links,
  pageLocale: {
    words: { ownTicket: words, page },
  },
}: SectionProps) {
  if (!own.rename && !own.giveBack && !own.giveAway && !own.resend) return null;
  const link = { workspaceSlug: ticket.merchant.slug, ...ticket.seat };
  return (
    <section class="card stack no-print">
      <h2>{words.title}</h2>
      {own.entered && <ErrorSummary title={page.lookAgain} errors={[own.entered.problem]} />}
      {own.rename && <Rename ticket={ticket} own={own} address={ownAddress(links.doing(link, 'rename'))} words={words} />}
      {own.resend && (
        <form method="post" action={ownAddress(links.doing(link, 'resend'))}>
          <Button second>{words.resend}</Button>
        </form>
      )}
      {own.giveAway && (
        <div>
          <ButtonLink href={ownAddress(links.doing(link, 'give-away'))} second>
            {words.giveAway.link}
          </ButtonLink>
        </div>
      )}
      {own.giveBack && (
        <div>
          <ButtonLink href={ownAddress(links.doing(link, 'give-back'))} second>
            {words.giveBack.link}
          </ButtonLink>
        </div>
      )}
    </section>
  );
}

type Words = PageLocale['words']['ownTicket'];

function Rename({
  ticket: { seat },
  own: { entered },
  address,
  words,
}: {
  ticket: TicketView;
  own: OwnTicket;
  address: string;
  words: Words;
}) {
  const form = (
    <form method="post" noValidate action={address} class="stack">
      <Field
        name="name"
        label={words.rename.label}
        value={entered?.name ?? seat.holder}
        error={entered?.problem.message}
        maxLength={120}
        autocomplete="name"
        required
      />
      <div>
        <Button second>{words.rename.button}</Button>
      </div>
    </form>
  );
  return entered ? (
    form
  ) : (
    <CompletedFields summary={seat.holder} change={words.rename.change}>
      {form}
    </CompletedFields>
  );
}

/** Asks for confirmation before a seat is given back. */
export function giveBackPage(ticket: TicketView, links: TicketLinks, { locale, words }: PageLocale): HostedPage {
  const { giveBack } = words.ownTicket;
  const link = { workspaceSlug: ticket.merchant.slug, ...ticket.seat };
  const content = (
    <Card>
      <h1>{giveBack.title}</h1>
      <p>{giveBack.text(ticket.event.title, ticket.seat.holder)}</p>
      <form method="post" action={ownAddress(links.doing(link, 'give-back'))} class="stack">
        <Button wide>{giveBack.button}</Button>
      </form>
      <ButtonLink href={ownAddress(links.page(link))} second wide>
        {giveBack.keep}
      </ButtonLink>
    </Card>
  );
  return { title: giveBack.title, brand: ticket.merchant, content, locale, words };
}
