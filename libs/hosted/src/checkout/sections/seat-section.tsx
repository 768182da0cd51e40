import type { OfferedSeat } from '@svc/checkout';
import type { FormField } from '@svc/contracts';
import type { ComponentChildren } from 'preact';
import { Question } from '../../events/question';
import { Field, Group } from '../../page';
import type { FieldOf } from '../../posted-form';
import type { CheckoutPageView } from '../checkout-view';
import { DATE_OF_BIRTH, SEAT_COUNT, seatAnswerField, seatField, sharedAnswerField, type SeatDetail } from '../field-names';
import { detailFields, type SeatsView } from '../seats';

interface SeatsProps {
  view: CheckoutPageView;
  seats: SeatsView;
}

/** Guests of the tickets. Required fields are open; optional and complete ones are collapsed. */
export function SeatSection({ view }: { view: CheckoutPageView }) {
  const { seats } = view;
  if (!seats) return null;
  const {
    offered: { seats: shown, asksBuyersBirth },
    checkout,
    isMasked,
  } = seats.form;
  const words = view.words.seats;
  return (
    <>
      <input type="hidden" name={SEAT_COUNT} value={checkout.seats.length} />
      {asksBuyersBirth && (
        <Field
          {...fieldOf(view, seats, DATE_OF_BIRTH)}
          label={words.yourDateOfBirth}
          help={words.age}
          type="date"
          autocomplete="bday"
          required
        />
      )}
      {shown.length > 0 && (
        <Group label={words.who}>
          {shown.every(({ needsName }) => !needsName) && <p class="quiet small">{words.optional}</p>}
          <Folded
            isOpen={shown.some(({ index }) => hasTrouble(seats, index))}
            wasSent={view.wasSent}
            summary={shown.some(({ seat }) => seat.name) && !isMasked ? words.change : words.nameGuests}
          >
            {shown.map((seat) => (
              <SeatFields key={seat.index} {...{ view, seats, seat }} />
            ))}
          </Folded>
        </Group>
      )}
      <SharedQuestions view={view} seats={seats} />
    </>
  );
}

function SeatFields({ view, seats, seat }: SeatsProps & { seat: OfferedSeat }) {
  const words = view.words.seats;
  const { index, tierName, number, of, needsName, needsEmail, questions } = seat;
  const details = detailFields(seat, seats.form.isMasked);
  const field = (detail: SeatDetail) => fieldOf(view, seats, seatField(index, detail));
  return (
    <Group label={words.guest(tierName, number, of)}>
      {details.includes('name') && <Field {...field('name')} label={words.name} required={needsName} maxLength={120} autocomplete="off" />}
      {details.includes('email') && (
        <Field {...field('email')} label={words.email} type="email" required={needsEmail} maxLength={254} autocomplete="off" />
      )}
      {details.includes('phone') && (
        <Field {...field('phone')} label={words.phone} help={words.phoneHelp} type="tel" maxLength={40} autocomplete="off" />
      )}
      {details.includes('dateOfBirth') && <Field {...field('dateOfBirth')} label={words.dateOfBirth} type="date" required />}
      <Questions {...{ view, seats, questions }} fieldOf={seatAnswerField(index)} />
    </Group>
  );
}

function SharedQuestions({ view, seats }: SeatsProps) {
  const { questions } = seats.form.offered;
  if (questions.length === 0) return null;
  const isOpen = questions.some(
    ({ key }) => [...seats.missing].some((path) => path.endsWith(`.responses.${key}`)) || view.errors.has(sharedAnswerField(key)),
  );
  return (
    <Group label={view.words.seats.questions}>
      <Folded isOpen={isOpen} wasSent={view.wasSent} summary={view.words.seats.changeAnswers}>
        <Questions {...{ view, seats, questions }} fieldOf={sharedAnswerField} />
      </Folded>
    </Group>
  );
}

function Questions({ view, seats, questions, fieldOf: nameParam }: SeatsProps & { questions: readonly FormField[]; fieldOf: FieldOf }) {
  return (
    <>
      {questions.map((question) => (
        <Question
          key={question.key}
          {...{ question, questions }}
          values={seats.values}
          words={view.words}
          locale={view.locale}
          fieldOf={nameParam}
          error={view.errors.get(nameParam(question.key))}
        />
      ))}
    </>
  );
}

function Folded({
  isOpen,
  wasSent,
  summary,
  children,
}: {
  isOpen: boolean;
  wasSent: boolean;
  summary: string;
  children: ComponentChildren;
}) {
  if (isOpen) return <>{children}</>;
  return (
    <details open={wasSent}>
      <summary>{summary}</summary>
      <div class="stack">{children}</div>
    </details>
  );
}

function hasTrouble({ missing }: SeatsView, index: number): boolean {
  return [...missing].some((path) => path.startsWith(`seats[${index}].`));
}

function fieldOf({ errors }: CheckoutPageView, { values }: SeatsView, name: string) {
  return { name, value: values.text(name), error: errors.get(name) };
}
