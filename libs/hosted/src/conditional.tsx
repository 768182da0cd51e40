import type { FormField } from '@svc/contracts';
import { scriptIn } from '@svc/http';
import type { ComponentChildren } from 'preact';
import type { Messages } from './messages';
import type { FieldOf } from './posted-form';

/** Script that shows the questions whose condition is met, and hides the others. Undefined where this app has no built scripts. */
export const CONDITIONS_SCRIPT = scriptIn('form-conditions.js');

/** Returns the condition of a question in words; undefined for an unconditional one. */
export function conditionText(
  { showIf }: Pick<FormField, 'showIf'>,
  questions: readonly FormField[],
  { questions: words }: Messages,
): string | undefined {
  const other = showIf && questions.find(({ key }) => key === showIf.field);
  if (!other) return undefined;
  return other.type === 'checkbox' ? conditionOfTick(showIf.equals, other.label, words) : words.onlyIfAnswered(showIf.equals, other.label);
}

function conditionOfTick(equals: string, label: string, words: Messages['questions']): string {
  return equals === 'true' ? words.onlyIfTicked(label) : words.onlyIfNotTicked(label);
}

interface ConditionalProps {
  question: Pick<FormField, 'showIf'>;
  /** All questions of the form, of which this one may depend on another. */
  questions: readonly FormField[];
  words: Messages;
  fieldOf: FieldOf;
  children: ComponentChildren;
}

/**
 * Question that depends on another: the script of its page shows it while its condition is met; without a script it states the condition.
 */
export function Conditional({ question, questions, words, fieldOf, children }: ConditionalProps) {
  const { showIf } = question;
  const other = showIf && questions.find(({ key }) => key === showIf.field);
  if (!showIf || !other) return <>{children}</>;
  return (
    <div class="tight" data-if={fieldOf(showIf.field)} data-is={showIf.equals} data-truth={other.type === 'checkbox' ? '' : undefined}>
      <p class="quiet small plain-only">{conditionText(question, questions, words)}</p>
      {children}
    </div>
  );
}
