import { Button, Field, Group, Honeypot } from '../page';
import type { EventPageView } from './event-page-view';
import { CODE, EMAIL, NAME, PHONE, TRAP } from './field-names';
import { GuestFields } from './guest-fields';
import { ChosenTickets, TicketChooser } from './ticket-chooser';

/** Form that registers: tickets, the guest, the other guests, the merchant's questions. */
export function RegistrationForm({ view }: { view: EventPageView }) {
  const {
    path,
    offers,
    chosen,
    choosesHere,
    values,
    errors,
    words: { registration: labels },
  } = view;
  const field = (name: string) => ({ name, value: values.text(name), error: errors.get(name) });
  const needsApproval = chosen.some(({ offered }) => offered.tier.approvalRequired);
  return (
    <form method="post" action={path} class="stack">
      {choosesHere ? (
        <TicketChooser {...{ offers, chosen, errors, values }} pageLocale={view} />
      ) : (
        <ChosenTickets {...{ chosen }} pageLocale={view} />
      )}
      {values.has(CODE) && <input type="hidden" name={CODE} value={values.text(CODE)} />}
      <Field {...field(NAME)} label={labels.name} autocomplete="name" required maxLength={120} />
      <Group label={labels.whereTo}>
        <p class="quiet small">{labels.whereToHelp}</p>
        <Field {...field(EMAIL)} label={labels.email} type="email" autocomplete="email" maxLength={254} />
        <Field {...field(PHONE)} label={labels.phone} type="tel" autocomplete="tel" help={labels.phoneHelp} maxLength={40} />
      </Group>
      <GuestFields view={view} />
      <Honeypot name={TRAP} />
      <Button wide>{needsApproval ? labels.ask : labels.register}</Button>
    </form>
  );
}
