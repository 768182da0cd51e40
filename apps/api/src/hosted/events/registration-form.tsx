import type { PublicEvent } from '@svc/storefront';
import type { FormValues } from '../form-values';
import { Button, Field, Group, Trap } from '../page';
import type { PageLocale } from '../page-locale';
import { CODE, DATE_OF_BIRTH, EMAIL, NAME, PHONE, TRAP } from './field-names';
import { asksForOwnAge, asksForSeats, quantityField, questionsOf, type Chosen, type OfferedTier } from './offer';
import { Question } from './question';
import { SeatFields } from './seat-fields';
import { TicketChooser } from './ticket-chooser';

export interface RegistrationFormProps {
  event: PublicEvent;
  /** Of the page, where the form is sent to. */
  path: string;
  offers: readonly OfferedTier[];
  chosen: readonly Chosen[];
  /** Whether the tickets can be chosen here, too; otherwise they stand fast. */
  choosesHere: boolean;
  values: FormValues;
  /** What is wrong with a field, by its name. */
  errors: ReadonlyMap<string, string>;
  pageLocale: PageLocale;
}

/** All that has to be known of a guest: tickets, who they are, who else comes, the merchant's questions. */
export function RegistrationForm({ event, path, offers, chosen, choosesHere, values, errors, pageLocale }: RegistrationFormProps) {
  const { words } = pageLocale;
  const told = words.registration;
  const questions = questionsOf(chosen);
  const field = (name: string) => ({ name, value: values.text(name), error: errors.get(name) });
  const needsApproval = chosen.some(({ offered }) => offered.tier.approvalRequired);
  return (
    <form method="post" action={path} class="stack">
      {choosesHere ? <TicketChooser {...{ offers, chosen, errors, pageLocale }} /> : <ChosenTickets {...{ chosen, path, values, pageLocale }} />}
      {values.has(CODE) && <input type="hidden" name={CODE} value={values.text(CODE)} />}
      <Field {...field(NAME)} label={told.name} autocomplete="name" required maxLength={120} />
      <Group label={told.whereTo}>
        <p class="quiet small">{told.whereToHelp}</p>
        <Field {...field(EMAIL)} label={told.email} type="email" autocomplete="email" maxLength={254} />
        <Field {...field(PHONE)} label={told.phone} type="tel" autocomplete="tel" help={told.phoneHelp} maxLength={40} />
      </Group>
      {asksForOwnAge(chosen, event) && <Field {...field(DATE_OF_BIRTH)} label={told.dateOfBirth} type="date" autocomplete="bday" required />}
      {chosen.map(
        (line, index) =>
          asksForSeats(line.offered, event) && <SeatFields key={line.offered.tier.ref} {...{ line, event, values, errors, words }} isFirst={index === 0} />,
      )}
      {questions.map((question) => (
        <Question key={question.key} {...{ question, questions, values, words }} error={errors.get(`responses.${question.key}`)} />
      ))}
      <Trap name={TRAP} />
      <Button wide>{needsApproval ? told.ask : told.register}</Button>
    </form>
  );
}

function ChosenTickets({ chosen, path, values, pageLocale }: Pick<RegistrationFormProps, 'chosen' | 'path' | 'values' | 'pageLocale'>) {
  const { tickets } = pageLocale.words.event;
  const code = values.has(CODE) ? `?${new URLSearchParams({ code: values.text(CODE) })}` : '';
  return (
    <>
      <p class="row">
        <strong>{chosen.map(({ offered, quantity }) => tickets.times(quantity, offered.tier.name)).join(', ')}</strong>
        <a href={`${path}${code}#register`}>{tickets.again}</a>
      </p>
      {chosen.map(({ offered, quantity }) => (
        <input key={offered.tier.ref} type="hidden" name={quantityField(offered.tier.ref)} value={quantity} />
      ))}
    </>
  );
}
