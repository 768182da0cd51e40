import type { ComponentChildren } from 'preact';
import type { RegistrationState } from '@svc/storefront';
import { Button, ButtonLink, ErrorSummary, Field, Notice } from '../page';
import type { EventPageView } from './event-page-view';
import { RunningSum } from './choice/running-sum';
import { TicketChooser } from './choice/ticket-chooser';
import { isSale } from './choice/offer';
import { CODE, isGuestField, STEP } from './field-names';
import { PurchaseForm } from './purchase-form';
import { RegistrationForm } from './registration-form';

/** Tickets to choose from, the form of the details that the chosen ones require, or the reason why there is neither. */
export function RegisterSection(view: EventPageView) {
  const { page, path, offers, chosen, values, words } = view;
  const { tickets } = words.event;
  const { registration } = page;
  const codeForm = registration !== 'ended' && <CodeForm {...{ path, values, words }} error={view.errors.get(CODE)} />;
  if (registration !== 'open' || (offers.length === 0 && chosen.length === 0)) {
    return (
      <Section title={words.event.states.title} view={view}>
        <State state={registration === 'open' ? 'sold_out' : registration} view={view} />
        {codeForm}
      </Section>
    );
  }
  if (view.step === 'tickets') {
    return (
      <Section title={isSale(offers) ? tickets.titleOfSale : tickets.title} view={view}>
        <ChoiceForm view={view} />
        {codeForm}
      </Section>
    );
  }
  return (
    <Section title={view.buys ? tickets.buyTitle : words.registration.title} view={view}>
      {view.buys ? <PurchaseForm view={view} /> : <RegistrationForm view={view} />}
      {!view.buys && view.choosesHere && codeForm}
    </Section>
  );
}

/** Form of the choice. It is sent by its address, unless details that were typed go with it. */
function ChoiceForm({ view }: { view: EventPageView }) {
  const { path, tiers, offers, selected, values, words } = view;
  const typed = values.entriesOf(isGuestField);
  return (
    <form method={typed.length > 0 ? 'post' : 'get'} action={`${path}#register`} class="stack choose" noValidate>
      <input type="hidden" name={STEP} value="details" />
      {typed.map(([name, value], index) => (
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      {values.has(CODE) && <input type="hidden" name={CODE} value={values.text(CODE)} />}
      <TicketChooser {...{ tiers, offers, selected, view }} />
      <div class="go">
        <RunningSum view={view} />
        <Button wide>{words.event.tickets.next}</Button>
      </div>
    </form>
  );
}

/** Section that receives the focus from links that lead to `#tickets`, and from a code that has opened some. */
function Section({
  title,
  view: { page, isFolded, problems, words },
  children,
}: {
  title: string;
  view: EventPageView;
  children: ComponentChildren;
}) {
  return (
    <section
      class="card stack"
      id={isFolded ? undefined : 'tickets'}
      aria-labelledby="register-title"
      tabIndex={-1}
      autofocus={page.isUnlocked && !isFolded && problems.length === 0}
    >
      <h2 id="register-title">{title}</h2>
      {problems.length > 0 && <ErrorSummary title={words.page.lookAgain} errors={namedProblems(problems, words)} />}
      {children}
    </section>
  );
}

/** Returns problems that say which field they are about. */
function namedProblems(problems: EventPageView['problems'], { registration }: EventPageView['words']): EventPageView['problems'] {
  return problems.map(({ name, message, label }) => ({ name, message: label ? registration.seat.fieldOf(label, message) : message }));
}

/** Says why there is nothing to choose; the ticket types are shown all the same, unless the event is over. */
function State({ state, view }: { state: Exclude<RegistrationState, 'open'>; view: EventPageView }) {
  const { page, brand, tiers, words } = view;
  const { states } = words.event;
  const { website } = page.branding;
  return (
    <>
      <Notice tone={state === 'sold_out' ? 'warn' : undefined}>
        <p>{states[state](brand.name)}</p>
      </Notice>
      {state !== 'ended' && tiers.length > 0 && <TicketChooser {...{ tiers, view }} offers={[]} selected={[]} />}
      {state === 'elsewhere' && website && <ButtonLink href={website}>{states.buyAt(new URL(website).hostname)}</ButtonLink>}
    </>
  );
}

/** Form for guests with a code that reveals more tickets. Its address leads to no part of the page, so that what has the focus is shown. */
function CodeForm({ path, values, error, words }: Pick<EventPageView, 'path' | 'values' | 'words'> & { error?: string }) {
  const { code } = words.event;
  return (
    <details open={error !== undefined}>
      <summary>{code.have}</summary>
      <form method="get" noValidate action={`${path}#register`} class="stack">
        <Field name={CODE} label={code.label} value={values.text(CODE)} required maxLength={64} error={error} />
        <Button second>{code.use}</Button>
      </form>
    </details>
  );
}
