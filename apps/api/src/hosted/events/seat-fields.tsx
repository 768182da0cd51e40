import type { PublicEvent } from '@svc/storefront';
import type { FormValues } from '../form-values';
import type { Messages } from '../messages';
import { Field, Group } from '../page';
import { seatField } from './field-names';
import { asksForEveryAge, type Chosen } from './offer';
import { seatCount } from './request-of';

interface SeatProps {
  line: Chosen;
  event: PublicEvent;
  /** The first of what is chosen: its first seat may be that of who registers. */
  isFirst: boolean;
  values: FormValues;
  errors: ReadonlyMap<string, string>;
  words: Messages;
}

/** Who sits on each seat of a ticket type that wants to know. */
export function SeatFields({ line, event, isFirst, values, errors, words: { registration: { seat } } }: SeatProps) {
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
