import type { FormField, LineDetails } from '@svc/contracts';
import { Conditional } from '../conditional';
import { Field, Group } from '../page';
import type { FieldOf } from '../posted-form';
import type { EventPageView } from './event-page-view';
import { answerField, DATE_OF_BIRTH, ownAnswerField, seatField, type SeatField } from './field-names';
import type { Chosen } from './choice/offer';
import { Question } from './question';

/** Shows the fields beside the buyer's name and e-mail: ages, the guests of the seats, the merchant's questions. */
export function GuestFields({ view }: { view: EventPageView }) {
  const {
    chosen,
    details,
    values,
    errors,
    words: { registration: labels },
  } = view;
  return (
    <>
      {details.dateOfBirth && (
        <Field
          name={DATE_OF_BIRTH}
          value={values.text(DATE_OF_BIRTH)}
          error={errors.get(DATE_OF_BIRTH)}
          label={labels.dateOfBirth}
          type="date"
          autocomplete="bday"
          required
        />
      )}
      {details.lines.map((line, index) => (
        <LineFields key={chosen[index]!.offered.tier.ref} {...{ view, line }} chosen={chosen[index]!} isFirst={index === 0} />
      ))}
      <Questions view={view} questions={details.questions} fieldOf={answerField} />
    </>
  );
}

interface LineProps {
  view: EventPageView;
  line: LineDetails;
  chosen: Chosen;
  /** True for the first chosen ticket type: its first seat may be for the person who takes the tickets. */
  isFirst: boolean;
}

/** Fields of the guests of one ticket type that asks for them, and the questions of its tickets. */
function LineFields({
  view,
  line,
  chosen: {
    offered: { tier },
  },
  isFirst,
}: LineProps) {
  return (
    <>
      {line.asksEach &&
        Array.from({ length: line.seats }, (_, index) => (
          <SeatFields key={index} {...{ view, line, tier, index }} isSelf={isFirst && index === 0} />
        ))}
      {line.questions.length > 0 && (
        <Group label={tier.name}>
          <Questions view={view} questions={line.questions} fieldOf={ownAnswerField(tier.ref)} />
        </Group>
      )}
    </>
  );
}

interface SeatProps extends Pick<LineProps, 'view' | 'line'> {
  tier: Chosen['offered']['tier'];
  /** From 0. */
  index: number;
  /** True for the seat of the person who takes the tickets, unless another guest is named. */
  isSelf: boolean;
}

function SeatFields({
  view: {
    values,
    errors,
    words: {
      registration: { seat },
    },
  },
  line,
  tier,
  index,
  isSelf,
}: SeatProps) {
  const { name, email, dateOfBirth } = line.seat;
  const field = (what: SeatField) => {
    const named = seatField(tier.ref, index, what);
    return { name: named, value: values.text(named), error: errors.get(named) };
  };
  return (
    <Group label={seat.title(tier.name, index + 1)}>
      <Field {...field('name')} label={seat.name} help={isSelf ? seat.self : undefined} required={name && !isSelf} maxLength={120} />
      <Field {...field('email')} label={seat.email} type="email" required={email && !isSelf} maxLength={254} />
      {dateOfBirth && <Field {...field('dateOfBirth')} label={seat.dateOfBirth} type="date" required />}
    </Group>
  );
}

function Questions({
  view: { values, errors, words, locale },
  questions,
  fieldOf,
}: {
  view: EventPageView;
  questions: readonly FormField[];
  fieldOf: FieldOf;
}) {
  return (
    <>
      {questions.map((question) => (
        <Conditional key={question.key} {...{ question, questions, words, fieldOf }}>
          <Question
            question={{ ...question, required: question.required && !question.showIf, showIf: undefined }}
            {...{ questions, values, words, locale, fieldOf }}
            error={errors.get(fieldOf(question.key))}
          />
        </Conditional>
      ))}
    </>
  );
}
