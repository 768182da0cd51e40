import type { ComponentChildren } from 'preact';
import type { RegistrationState } from '@svc/storefront';
import type { FormValues } from '../form-values';
import { Button, ButtonLink, ErrorSummary, Field, Notice } from '../page';
import { CODE } from './field-names';
import type { EventPageView } from './event-page-view';
import { RegistrationForm } from './registration-form';
import { TicketChooser } from './ticket-chooser';

/** Where guests register, or learn why they cannot. */
export function RegisterSection(view: EventPageView) {
  const { page, brand, path, offers, chosen, values, errors } = view;
  const { registration, face, event } = page;
  const codeForm = registration !== 'ended' && <CodeForm {...{ path, values }} isRefused={values.has(CODE) && !page.isUnlocked} />;
  if (registration !== 'open' || (offers.length === 0 && chosen.length === 0)) {
    return (
      <Section title="Registration" problems={view.problems}>
        <State state={registration === 'open' ? 'sold_out' : registration} organiser={brand.name} website={face.website} />
        {codeForm}
      </Section>
    );
  }
  if (view.step === 'tickets') {
    return (
      <Section title="How many come?" problems={view.problems}>
        <form method="get" action={`${path}#register`} class="stack">
          {values.has(CODE) && <input type="hidden" name={CODE} value={values.text(CODE)} />}
          <TicketChooser {...{ offers, chosen, errors }} />
          <Button wide>Continue</Button>
        </form>
        {codeForm}
      </Section>
    );
  }
  return (
    <Section title="Register" problems={view.problems}>
      <RegistrationForm {...{ event, path, offers, chosen, values, errors }} choosesHere={view.choosesHere} />
      {view.choosesHere && codeForm}
    </Section>
  );
}

/** What a link or a form that leads here brings into the focus. */
function Section({ title, problems, children }: { title: string; problems?: EventPageView['problems']; children: ComponentChildren }) {
  return (
    <section class="card stack" id="register" aria-labelledby="register-title" tabIndex={-1}>
      <h2 id="register-title">{title}</h2>
      {problems && problems.length > 0 && <ErrorSummary title="Please look at this again" errors={problems} />}
      {children}
    </section>
  );
}

function State({ state, organiser, website }: { state: Exclude<RegistrationState, 'open'>; organiser: string; website?: string }) {
  const { tone, text } = STATES[state];
  return (
    <>
      <Notice tone={tone}>
        <p>{text(organiser)}</p>
      </Notice>
      {state === 'elsewhere' && website && <ButtonLink href={website}>{`To ${organiser}`}</ButtonLink>}
    </>
  );
}

const STATES: Record<Exclude<RegistrationState, 'open'>, { tone?: 'warn'; text: (organiser: string) => string }> = {
  ended: { text: () => 'This event is over. Thank you to everyone who came.' },
  sold_out: { tone: 'warn', text: () => 'Every place is taken. A place that is given back can be had here again.' },
  not_yet: { text: () => 'Registration has not opened yet. Come back a little later.' },
  closed: { text: (organiser) => `Registration is closed. Ask ${organiser} if you would like to come.` },
  elsewhere: { text: (organiser) => `Tickets for this event are sold by ${organiser}.` },
};

/** For guests with a code that reveals more tickets. */
function CodeForm({ path, values, isRefused }: { path: string; values: FormValues; isRefused: boolean }) {
  return (
    <details open={isRefused}>
      <summary>I have a code</summary>
      <form method="get" action={`${path}#register`} class="stack">
        <Field name={CODE} label="Your code" value={values.text(CODE)} required maxLength={64} error={isRefused ? 'This code opens no tickets here now.' : undefined} />
        <Button second>Use it</Button>
      </form>
    </details>
  );
}
