import type { PublicEvent } from '@svc/storefront';
import type { FormValues } from '../form-values';
import { Button, Field, Group } from '../page';
import { speechFor } from '../speech';
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
}

/** All that has to be known of a guest: tickets, who they are, who else comes, the merchant's questions. */
export function RegistrationForm({ event, path, offers, chosen, choosesHere, values, errors }: RegistrationFormProps) {
  const questions = questionsOf(chosen);
  const field = (name: string) => ({ name, value: values.text(name), error: errors.get(name) });
  const needsApproval = chosen.some(({ offered }) => offered.tier.approvalRequired);
  return (
    <form method="post" action={path} class="stack">
      {choosesHere ? <TicketChooser {...{ offers, chosen, errors }} /> : <ChosenTickets {...{ chosen, path, values }} />}
      {values.has(CODE) && <input type="hidden" name={CODE} value={values.text(CODE)} />}
      <Field {...field(NAME)} label="Your name" autocomplete="name" required maxLength={120} />
      <Group label="Where shall we send the ticket?">
        <p class="quiet small">To an e-mail goes the ticket with a calendar entry, to a phone number alone a message with a link. Give at least one.</p>
        <Field {...field(EMAIL)} label="E-mail" type="email" autocomplete="email" maxLength={254} />
        <Field {...field(PHONE)} label="Phone" type="tel" autocomplete="tel" help="With country code, such as +234 803 123 4567." maxLength={40} />
      </Group>
      {asksForOwnAge(chosen, event) && <Field {...field(DATE_OF_BIRTH)} label="Your date of birth" type="date" autocomplete="bday" required />}
      {chosen.map(
        (line, index) =>
          asksForSeats(line.offered, event) && <SeatFields key={line.offered.tier.ref} {...{ line, event, values, errors }} isFirst={index === 0} />,
      )}
      {questions.map((question) => (
        <Question key={question.key} {...{ question, questions, values }} words={speechFor('en').words} error={errors.get(`responses.${question.key}`)} />
      ))}
      <Trap />
      <Button wide>{needsApproval ? 'Ask for a place' : 'Register'}</Button>
    </form>
  );
}

function ChosenTickets({ chosen, path, values }: Pick<RegistrationFormProps, 'chosen' | 'path' | 'values'>) {
  const code = values.has(CODE) ? `?${new URLSearchParams({ code: values.text(CODE) })}` : '';
  return (
    <>
      <p class="row">
        <strong>{chosen.map(({ offered, quantity }) => `${quantity} × ${offered.tier.name}`).join(', ')}</strong>
        <a href={`${path}${code}#register`}>Choose again</a>
      </p>
      {chosen.map(({ offered, quantity }) => (
        <input key={offered.tier.ref} type="hidden" name={quantityField(offered.tier.ref)} value={quantity} />
      ))}
    </>
  );
}

/** What no person sees and programs fill in. */
function Trap() {
  return (
    <div class="trap" aria-hidden="true">
      <label>
        Leave this empty
        <input name={TRAP} tabIndex={-1} autocomplete="off" />
      </label>
    </div>
  );
}
