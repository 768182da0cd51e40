import type { FormField } from '@svc/contracts';
import type { PublicEvent } from '@svc/storefront';
import { countriesIn, type PageLocale } from '../page-locale';
import type { FieldOf, FormValues } from '../posted-form';
import type { Messages } from '../messages';
import { Conditional, conditionText } from '../conditional';
import { Button, Checkbox, Field, Group, Options, Select, Trap } from '../page';
import { answerField, CODE, DATE_OF_BIRTH, EMAIL, NAME, PHONE, seatCount, seatField, TRAP } from './request-of';
import { asksForEveryAge, asksForOwnAge, asksForSeats, type Chosen, type OfferedTier, questionsOf } from './offer';
import { ChosenTickets, TicketChooser } from './ticket-chooser';

interface QuestionProps {
  question: FormField;
  /** All questions of the form, for the one that this one depends on. */
  questions: readonly FormField[];
  values: FormValues;
  words: Messages;
  /** BCP 47, of the page. */
  locale: string;
  error?: string;
  /** Where its answer stands in the form, when that is not usual. */
  fieldOf?: FieldOf;
}

/** A question of the merchant. One that depends on another says so, since without a script all of them are shown. */
export function Question({ question, questions, values, words, locale, error, fieldOf = answerField }: QuestionProps) {
  const { key, type, label, placeholder, options = [], required, showIf } = question;
  const name = fieldOf(key);
  const nothing = { value: '', label: words.questions.choose };
  const shared = { name, label, error, help: helpOf(question, questions, words), required: required && !showIf };
  const value = values.text(name);
  switch (type) {
    case 'heading':
      return <h3>{label}</h3>;
    case 'textarea':
      return <Field {...shared} value={value} placeholder={placeholder} rows={4} maxLength={5_000} />;
    case 'select':
      return <Select {...shared} value={value} options={[nothing, ...options.map((option) => ({ value: option, label: option }))]} />;
    case 'country':
      return <Select {...shared} value={value} options={[nothing, ...countriesIn(locale)]} />;
    case 'radio':
    case 'multi_select':
      return <Options {...shared} several={type === 'multi_select'} values={values.choices(name)} options={options.map((option) => ({ value: option, label: option }))} />;
    case 'rating':
      return <Options {...shared} values={values.choices(name)} options={['1', '2', '3', '4', '5'].map((stars) => ({ value: stars, label: stars }))} />;
    case 'checkbox':
      return <Checkbox {...shared} checked={values.has(name)} />;
    default:
      return <Field {...shared} value={value} placeholder={placeholder} maxLength={5_000} type={INPUTS[type]} />;
  }
}

const INPUTS = { text: 'text', email: 'email', phone: 'tel', number: 'text', date: 'date', time: 'time', url: 'url', file: 'url' } as const;

function helpOf({ helpText, type, showIf }: FormField, questions: readonly FormField[], words: Messages): string | undefined {
  const link = type === 'file' ? words.questions.file : undefined;
  return [conditionText({ showIf }, questions, words), helpText, link].filter(Boolean).join(' ') || undefined;
}

interface SeatProps {
  line: Chosen;
  event: PublicEvent;
  /** The first ticket type that is chosen: the guest who registers may take its first seat. */
  isFirst: boolean;
  values: FormValues;
  errors: ReadonlyMap<string, string>;
  words: Messages;
}

/** Who sits on each seat of a ticket type that wants to know. */
function SeatFields({ line, event, isFirst, values, errors, words: { registration: { seat } } }: SeatProps) {
  const { tier } = line.offered;
  return (
    <>
      {Array.from({ length: seatCount(line) }, (_, index) => {
        const self = isFirst && index === 0;
        const field = (what: 'name' | 'email' | 'dateOfBirth') => {
          const name = seatField(tier.ref, index, what);
          return { name, value: values.text(name), error: errors.get(name) };
        };
        return (
          <Group key={index} label={seat.title(tier.name, index + 1)}>
            <Field {...field('name')} label={seat.name} help={self ? seat.self : undefined} required={tier.requiresAttendeeDetails && !self} maxLength={120} />
            <Field {...field('email')} label={seat.email} type="email" required={tier.requiresAttendeeDetails && event.attendeeEmailRequired && !self} maxLength={254} />
            {asksForEveryAge(tier, event.dobMode) && <Field {...field('dateOfBirth')} label={seat.dateOfBirth} type="date" required />}
          </Group>
        );
      })}
    </>
  );
}

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

/** The form that registers: tickets, the guest, the other guests, the merchant's questions. */
export function RegistrationForm({ event, path, offers, chosen, choosesHere, values, errors, pageLocale }: RegistrationFormProps) {
  const { words } = pageLocale;
  const told = words.registration;
  const questions = questionsOf(chosen);
  const field = (name: string) => ({ name, value: values.text(name), error: errors.get(name) });
  const needsApproval = chosen.some(({ offered }) => offered.tier.approvalRequired);
  return (
    <form method="post" action={path} class="stack">
      {choosesHere ? <TicketChooser {...{ offers, chosen, errors, values, pageLocale }} /> : <ChosenTickets {...{ chosen, path, values, pageLocale }} />}
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
        <Conditional key={question.key} {...{ question, questions, words }} fieldOf={answerField}>
          <Question question={{ ...question, required: question.required && !question.showIf, showIf: undefined }} {...{ questions, values, words }} locale={pageLocale.locale} error={errors.get(answerField(question.key))} />
        </Conditional>
      ))}
      <Trap name={TRAP} />
      <Button wide>{needsApproval ? told.ask : told.register}</Button>
    </form>
  );
}
