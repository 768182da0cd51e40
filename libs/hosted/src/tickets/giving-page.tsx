import type { TicketLinks } from '@svc/contracts';
import { type GivingTerms, maskedEmail, type NewHolder } from '@svc/registration';
import type { TicketView } from '@svc/ticketing';
import type { ComponentChildren } from 'preact';
import { Conditional } from '../conditional';
import { Question } from '../events/question';
import { answerField } from '../events/field-names';
import { Button, ButtonLink, Card, ErrorSummary, Facts, Field, type HostedPage, Notice, ownAddress, StatusCard } from '../page';
import type { PageLocale } from '../page-locale';
import type { FormValues, Problem } from '../posted-form';
import { CODE, fieldsFor, HOLDER_FIELDS, questionsFor } from './giving-form';

/** Data of the pages that give a ticket away. */
export interface GivingView extends PageLocale {
  ticket: TicketView;
  terms: GivingTerms;
  links: TicketLinks;
  values: FormValues;
  problems: readonly Problem[];
}

/** Asks for the recipient of the ticket, and for the details of a first holder. */
export function givingPage(view: GivingView): HostedPage {
  const { ticket, terms, problems, words } = view;
  const { giveAway } = words.ownTicket;
  const { merchant, event } = ticket;
  return pageOf(
    view,
    giveAway.title,
    <Card>
      <h1>{giveAway.title}</h1>
      <p>{giveAway.text(event.title)}</p>
      {ticket.isBought && <p>{giveAway.order}</p>}
      {waits(view) && <Notice tone="warn">{giveAway.approval(merchant.name)}</Notice>}
      {problems.length > 0 && <ErrorSummary title={words.page.lookAgain} errors={problems} />}
      {terms.record.email === undefined ? <Notice tone="warn">{giveAway.unreachable(merchant.name)}</Notice> : <HolderForm {...view} />}
      <Keep {...view} />
    </Card>,
  );
}

function HolderForm({ ticket, terms, links, values, problems, words, locale }: GivingView) {
  const { giveAway } = words.ownTicket;
  const error = (name: string) => problems.find((problem) => problem.name === name)?.message;
  const field = (name: keyof typeof HOLDER_FIELDS) => ({
    name: HOLDER_FIELDS[name],
    label: giveAway[name],
    value: values.text(HOLDER_FIELDS[name]),
    error: error(HOLDER_FIELDS[name]),
  });
  const questions = questionsFor(terms);
  const { minAge } = terms.tier;
  return (
    <form method="post" noValidate action={ownAddress(links.doing(linkOf(ticket), 'give-away'))} class="stack">
      <h2>{giveAway.who}</h2>
      <Field {...field('name')} required maxLength={120} autocomplete="off" />
      <Field {...field('email')} type="email" help={giveAway.emailHelp} required maxLength={254} autocomplete="off" />
      <Field {...field('phone')} type="tel" help={words.registration.phoneHelp} maxLength={40} autocomplete="off" />
      {minAge && <Field {...field('dateOfBirth')} type="date" help={giveAway.dateOfBirthHelp(minAge)} required autocomplete="off" />}
      {questions.map((question) => (
        <Conditional key={question.key} {...{ question, questions, words }} fieldOf={answerField}>
          <Question
            question={{ ...question, required: question.required && !question.showIf, showIf: undefined }}
            {...{ questions, values, words, locale }}
            error={error(answerField(question.key))}
          />
        </Conditional>
      ))}
      <Button wide>{giveAway.next}</Button>
    </form>
  );
}

/** Shows the planned transfer, and asks for the code that was mailed; the values go along, and can be changed. */
export function confirmGivingPage(view: GivingView & { holder: NewHolder; email: string; sent: boolean }): HostedPage {
  const { ticket, holder, email, sent, problems, words } = view;
  const { confirm } = words.ownTicket.giveAway;
  const error = problems.find(({ name }) => name === CODE)?.message;
  return pageOf(
    view,
    confirm.title,
    <Card>
      <h1>{confirm.title}</h1>
      <Facts
        of={[
          [confirm.event, ticket.event.title],
          [confirm.ticket, ticket.seat.tier],
          [confirm.from, ticket.seat.holder],
          [confirm.to, <Person {...holder} />],
        ]}
      />
      <p>{waits(view) ? confirm.waits(ticket.merchant.name) : confirm.happens}</p>
      {problems.length > 0 && <ErrorSummary title={words.page.lookAgain} errors={problems} />}
      {sent && <Notice tone="good">{confirm.sent(maskedEmail(email))}</Notice>}
      <Again view={view} to="give-away/confirm">
        <Field name={CODE} label={confirm.code} error={error} required maxLength={20} autocomplete="one-time-code" inputmode="numeric" />
        <Button wide>{confirm.button}</Button>
      </Again>
      <Again view={view} to="give-away">
        <Button second wide>
          {confirm.another}
        </Button>
        <Button second wide name={CHANGE} value="1">
          {confirm.change}
        </Button>
      </Again>
      <Keep {...view} />
    </Card>,
  );
}

/** Field of the button that leads back to the form. */
export const CHANGE = 'change';

function Person({ name, email, phone }: NewHolder) {
  return (
    <div>
      {[name, email, phone].filter(Boolean).map((line) => (
        <div key={line}>{line}</div>
      ))}
    </div>
  );
}

/** Form that sends all values once more. */
function Again({
  view: { ticket, terms, links, values },
  to,
  children,
}: {
  view: GivingView;
  to: 'give-away' | 'give-away/confirm';
  children: ComponentChildren;
}) {
  return (
    <form method="post" noValidate action={ownAddress(links.doing(linkOf(ticket), to))} class="stack">
      {values
        .entriesOf((name) => fieldsFor(terms).includes(name))
        .map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
      {children}
    </form>
  );
}

/** Confirms the transfer; the link that led here no longer opens a ticket. */
export function givenPage(view: GivingView & { holder: NewHolder }): HostedPage {
  const {
    ticket,
    holder: { name, email },
    words,
  } = view;
  const { given: texts } = words.ownTicket.giveAway;
  return pageOf(
    view,
    texts.title,
    <StatusCard tone="good" icon="check" title={texts.title}>
      <p>{waits(view) ? texts.waits(name, email, ticket.merchant.name) : texts.text(name, email)}</p>
    </StatusCard>,
  );
}

function Keep({ ticket, links, words }: GivingView) {
  return (
    <ButtonLink href={ownAddress(links.page(linkOf(ticket)))} second wide>
      {words.ownTicket.giveAway.keep}
    </ButtonLink>
  );
}

/** Returns true when the recipient waits for approval; a bought ticket needs none. */
function waits({ ticket, terms }: GivingView): boolean {
  return (terms.tier.approvalRequired && !ticket.isBought) || ticket.seat.status === 'pending';
}

function linkOf({ merchant, seat }: TicketView) {
  return { workspaceSlug: merchant.slug, ...seat };
}

function pageOf({ ticket: { merchant }, locale, words }: GivingView, title: string, content: ComponentChildren): HostedPage {
  return { title, brand: merchant, content: <>{content}</>, locale, words };
}
