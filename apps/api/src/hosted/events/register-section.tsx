import type { ComponentChildren } from 'preact';
import type { RegistrationState } from '@svc/storefront';
import { Button, ButtonLink, ErrorSummary, Field, Notice } from '../page';
import type { EventPageView } from './event-page-view';
import { CODE, isGuestField, STEP } from './field-names';
import { PurchaseForm } from './purchase-form';
import { RegistrationForm } from './registration-form';
import { TicketChooser } from './ticket-chooser';

/** Registration form, or the reason why there is none. */
export function RegisterSection(view: EventPageView) {
  const { page, brand, path, offers, chosen, values, errors, words } = view;
  const { states, tickets } = words.event;
  const { registration, branding } = page;
  const codeForm = registration !== 'ended' && <CodeForm {...{ path, values, words }} isRefused={values.has(CODE) && !page.isUnlocked} />;
  if (registration !== 'open' || (offers.length === 0 && chosen.length === 0)) {
    return (
      <Section title={states.title} problems={view.problems} words={words}>
        <State
          state={registration === 'open' ? 'sold_out' : registration}
          organiser={brand.name}
          website={branding.website}
          words={words}
        />
        {codeForm}
      </Section>
    );
  }
  if (view.step === 'tickets') {
    const typed = values.entriesOf(isGuestField);
    return (
      <Section
        title={offers.some(({ tier }) => tier.kind !== 'free') ? tickets.titleOfSale : tickets.title}
        problems={view.problems}
        words={words}
      >
        <form method={typed.length > 0 ? 'post' : 'get'} action={`${path}#register`} class="stack">
          {typed.length > 0 && <input type="hidden" name={STEP} value="details" />}
          {typed.map(([name, value], index) => (
            <input key={index} type="hidden" name={name} value={value} />
          ))}
          {values.has(CODE) && <input type="hidden" name={CODE} value={values.text(CODE)} />}
          <TicketChooser {...{ offers, chosen, errors, values }} pageLocale={view} />
          <Button wide>{tickets.next}</Button>
        </form>
        {codeForm}
      </Section>
    );
  }
  if (view.buys) {
    return (
      <Section title={tickets.buyTitle} problems={view.problems} words={words}>
        <PurchaseForm view={view} />
      </Section>
    );
  }
  return (
    <Section title={words.registration.title} problems={view.problems} words={words}>
      <RegistrationForm view={view} />
      {view.choosesHere && codeForm}
    </Section>
  );
}

/** Section that receives the focus from links and forms to `#register`. */
function Section({
  title,
  problems,
  words,
  children,
}: Pick<EventPageView, 'words'> & { title: string; problems?: EventPageView['problems']; children: ComponentChildren }) {
  return (
    <section class="card stack" id="register" aria-labelledby="register-title" tabIndex={-1}>
      <h2 id="register-title">{title}</h2>
      {problems && problems.length > 0 && <ErrorSummary title={words.page.lookAgain} errors={problems} />}
      {children}
    </section>
  );
}

function State({
  state,
  organiser,
  website,
  words: { event },
}: Pick<EventPageView, 'words'> & { state: Exclude<RegistrationState, 'open'>; organiser: string; website?: string }) {
  return (
    <>
      <Notice tone={state === 'sold_out' ? 'warn' : undefined}>
        <p>{event.states[state](organiser)}</p>
      </Notice>
      {state === 'elsewhere' && website && <ButtonLink href={website}>{event.states.website(organiser)}</ButtonLink>}
    </>
  );
}

/** Form for guests with a code that reveals more tickets. */
function CodeForm({ path, values, isRefused, words }: Pick<EventPageView, 'path' | 'values' | 'words'> & { isRefused: boolean }) {
  const { code } = words.event;
  return (
    <details open={isRefused}>
      <summary>{code.have}</summary>
      <form method="get" action={`${path}#register`} class="stack">
        <Field
          name={CODE}
          label={code.label}
          value={values.text(CODE)}
          required
          maxLength={64}
          error={isRefused ? code.refused : undefined}
        />
        <Button second>{code.use}</Button>
      </form>
    </details>
  );
}
