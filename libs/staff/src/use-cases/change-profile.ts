import { cutText, NotFound } from '@svc/kernel';
import type { Person } from '../domain/person';
import type { StaffUnitOfWork } from '../ports/staff-tx';
import type { SignedIn } from './open-session';

const MOST_NAME = 100;

/** Fields that a person changes; an omitted one keeps its value, a blank name removes it. */
export interface ProfileCommand {
  name?: string;
  /** Language of pages and mails, BCP 47. */
  language?: string;
}

/** Returns a name as a person types it, at most 100 characters; undefined for a blank one. */
export function typedName(text: string | undefined): string | undefined {
  const name = cutText((text ?? '').trim(), MOST_NAME);
  return name === '' ? undefined : name;
}

/** Changes the name and the language of a person. */
export class ChangeProfile {
  constructor(private readonly work: StaffUnitOfWork) {}

  /** @throws NotFound */
  async execute({ session: { personId } }: SignedIn, { name, language }: ProfileCommand): Promise<Person> {
    return this.work.run(async ({ people }) => {
      const person = await people.lock(personId);
      if (!person) throw new NotFound('person');
      const changed = { ...person, name: name === undefined ? person.name : typedName(name), language: language ?? person.language };
      await people.update(changed);
      return changed;
    });
  }
}
