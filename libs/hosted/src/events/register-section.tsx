import type { ComponentChildren } from 'preact';
import type { RegistrationState } from '@svc/storefront';
import { Button, ButtonLink, ClosedNotice, ErrorSummary, Field, Notice } from '../page';
import type { EventPageView } from './event-page-view';
import { RunningSum } from './choice/running-sum';
import { TicketChooser } from './choice/ticket-chooser';
import { isSale, isSoldElsewhere, type TierGroup } from './choice/offer';
import { CODE, isGuestField, STEP } from './field-names';
import { PurchaseForm } from './purchase-form';
import { RegistrationForm } from './registration-form';

/** Tickets to choose from, the form of the details that the chosen ones require, or the reason why there is neither. */
export function RegisterSection(view: EventPageView) {
  const { page, path, offers, chosen, values, words } = view;
  const { tickets } = words.event;
  const { registration } = page;
  const codeForm = !isOver(registration) && <CodeForm {...{ path, values, words }} error={view.errors.get(CODE)} />;
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
      <>
        {view.groups.map((group, index) => (
          <Section key={index} title={titleOf(group, view)} view={view} index={index}>
            {group.isApproved && <p class="quiet">{tickets.requestsHelp}</p>}
            <ChoiceForm view={view} group={group} />
            <SoldElsewhere view={view} group={group} />
            {index === 0 && codeForm}
          </Section>
        ))}
      </>
    );
  }
  return (
    <Section title={view.buys ? tickets.buyTitle : words.registration.title} view={view}>
      {view.buys ? <PurchaseForm view={view} /> : <RegistrationForm view={view} />}
      {!view.isFolded && view.groups.map((group, index) => <SoldElsewhere key={index} {...{ view, group }} />)}
      {!view.buys && view.choosesHere && codeForm}
    </Section>
  );
}

function titleOf({ isApproved, offers }: TierGroup, { words, groups }: EventPageView): string {
  const { tickets } = words.event;
  if (isApproved && groups.length > 1) return tickets.titleOfRequests;
  return isSale(offers) ? tickets.titleOfSale : tickets.title;
}

/** Says where the tickets are sold that this page does not sell. */
function SoldElsewhere({ view, group }: { view: EventPageView; group: TierGroup }) {
  const { page, brand, words } = view;
  const { states } = words.event;
  if (!group.tiers.some(({ tier }) => isSoldElsewhere(tier, page.event))) return null;
  return (
    <>
      <Notice>
        <p>{states.elsewhere(brand.name)}</p>
      </Notice>
      <WebsiteLink view={view} />
    </>
  );
}

/** Leads to the organiser's own site, which sells the tickets. */
function WebsiteLink({ view: { page, words } }: { view: EventPageView }) {
  const { website } = page.branding;
  return website ? <ButtonLink href={website}>{words.event.states.buyAt(new URL(website).hostname)}</ButtonLink> : null;
}

/** Form of the choice. It is sent by its address, unless details that were typed go with it. */
function ChoiceForm({ view, group }: { view: EventPageView; group: TierGroup }) {
  const { path, selected, values, words } = view;
  const { tiers, offers, isApproved } = group;
  const typed = values.entriesOf(isGuestField);
  if (offers.length === 0) return <TicketChooser {...{ tiers, offers, view }} selected={[]} />;
  return (
    <form method={typed.length > 0 ? 'post' : 'get'} action={`${path}#register`} class="stack choose" noValidate>
      <input type="hidden" name={STEP} value="details" />
      {typed.map(([name, value], index) => (
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      {values.has(CODE) && <input type="hidden" name={CODE} value={values.text(CODE)} />}
      <TicketChooser {...{ tiers, offers, selected, view }} />
      <div class="go">
        <RunningSum view={view} offers={offers} />
        <Button wide>{isApproved ? words.registration.ask : words.event.tickets.next}</Button>
      </div>
    </form>
  );
}

/** Section that receives the focus from links that lead to `#tickets`, and from a code that has opened some. */
function Section({
  title,
  view: { page, isFolded, problems, words },
  index = 0,
  children,
}: {
  title: string;
  view: EventPageView;
  /** Index among the sections that are shown; the first one has the summary of problems. */
  index?: number;
  children: ComponentChildren;
}) {
  const isFirst = index === 0;
  const titleId = isFirst ? 'register-title' : 'requests-title';
  return (
    <section
      class="card stack"
      id={isFolded ? undefined : isFirst ? 'tickets' : 'requests'}
      aria-labelledby={titleId}
      tabIndex={-1}
      autofocus={isFirst && page.isUnlocked && !isFolded && problems.length === 0}
    >
      <h2 id={titleId}>{title}</h2>
      {isFirst && problems.length > 0 && <ErrorSummary title={words.page.lookAgain} errors={namedProblems(problems, words)} />}
      {children}
    </section>
  );
}

/** Returns problems that say which field they are about. */
function namedProblems(problems: EventPageView['problems'], { registration }: EventPageView['words']): EventPageView['problems'] {
  return problems.map(({ name, message, label }) => ({ name, message: label ? registration.seat.fieldOf(label, message) : message }));
}

/** Returns true for an event that nobody comes to any more. */
function isOver(state: RegistrationState): boolean {
  return state === 'ended' || state === 'cancelled';
}

/** Says why there is nothing to choose; the ticket types are shown all the same, unless the event is over or cancelled. */
function State({ state, view }: { state: Exclude<RegistrationState, 'open'>; view: EventPageView }) {
  const { brand, page, tiers, words } = view;
  const { states } = words.event;
  return (
    <>
      {state === 'shop_closed' ? (
        <ClosedNotice closed={page.closed} shop={brand.name} pageLocale={view} />
      ) : (
        <Notice tone={state === 'sold_out' || state === 'cancelled' ? 'warn' : undefined}>
          <p>{states[state](brand.name)}</p>
          {state === 'cancelled' && page.event.cancelReason && <p class="prose">{page.event.cancelReason}</p>}
        </Notice>
      )}
      {!isOver(state) && tiers.length > 0 && <TicketChooser {...{ tiers, view }} offers={[]} selected={[]} />}
      {state === 'elsewhere' && <WebsiteLink view={view} />}
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
