import type { Submission, SubmittedQuestion } from '@svc/content';
import { refOf } from '@svc/kernel';
import { cellOf } from '../csv';

/** Headings and cells of a form's submissions as a table: a line for each, a column per question. */
export class SubmissionTable {
  private readonly time: Intl.DateTimeFormat;

  constructor(
    private readonly questions: readonly SubmittedQuestion[],
    private readonly timezone: string,
  ) {
    this.time = new Intl.DateTimeFormat('sv-SE', { timeZone: timezone, dateStyle: 'short', timeStyle: 'medium' });
  }

  headings(): string[] {
    return ['Submission', `Sent at (${this.timezone})`, 'Source', 'Name', 'E-mail', 'Phone', ...this.questions.map(({ label }) => label)];
  }

  /** Of files the names. */
  line({ id, submittedAt, source, identity, answers, files }: Submission): (string | undefined)[] {
    return [
      refOf('sub', id), this.time.format(submittedAt), source, identity.name, identity.email, identity.phone,
      ...this.questions.map(({ key }) => {
        const sent = files.filter((file) => file.key === key).map(({ name }) => name);
        return cellOf(sent.length > 0 ? sent : answers.find((answer) => answer.key === key)?.value);
      }),
    ];
  }
}
