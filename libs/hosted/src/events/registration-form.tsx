import { Button, Field, Group, Honeypot } from '../page';
import type { EventPageView } from './event-page-view';
import { CODE, EMAIL, NAME, PHONE, TRAP } from './field-names';
import { GuestFields } from './guest-fields';
import { ChoiceFields, DETAILS_FORM } from './choice/chosen-tickets';
import { TicketChooser } from './choice/ticket-chooser';

/** Form that registers: tickets, the guest, the other guests, the merchant's questions. */
export function RegistrationForm({ view }: { view: EventPageView }) {
  const {
    path,
    groups,
    chosen,
    selected,
    choosesHere,
    values,
    errors,
    words: { registration: labels },
  } = view;
  const field = (name: string) => ({ name, value: values.text(name), error: errors.get(name) });
  const { tiers, offers } = groups.find((group) => group.tiers.some(({ tier }) => tier.ref === chosen[0]?.offered.tier.ref)) ?? groups[0]!;
  const needsApproval = chosen.some(({ offered }) => offered.tier.approvalRequired);
  return (
    <form id={DETAILS_FORM} method="post" action={path} class="stack" noValidate>
      {choosesHere ? <TicketChooser {...{ tiers, offers, selected, view }} /> : <ChoiceFields view={view} />}
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
