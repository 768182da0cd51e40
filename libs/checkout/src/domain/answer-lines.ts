import { type Answers, isAnswered, judgeAnswers, readAnswers } from '@svc/ticketing';
import type { Wanted } from './find-wanted';
import type { PricingStage } from './pricing-stage';
import type { ProductRequest } from './product-request';

export interface LineAnswers {
  /** By line, those of its own; in the order of the lines. */
  own: readonly (Answers | undefined)[];
  /** For whichever line has none of its own. */
  shared: Answers;
}

/**
 * The answers to the questions of the product and the variant of each line (D-49). Where nothing is answered yet they are
 * still to be given, until they must be; `keeping`: those that fit are taken, and nothing is refused.
 * @throws AnswerMissing, InvalidInput
 */
export function answerLines(wanted: readonly Wanted[], shared: ProductRequest['responses'], stage: PricingStage): LineAnswers {
  const own: (Answers | undefined)[] = [];
  const used: Record<string, Answers[string]> = {};
  for (const { product, variant, responses, path } of wanted) {
    if (!responses && !shared && stage !== 'paying') {
      own.push(undefined);
      continue;
    }
    const given = responses ?? {};
    const sources = [{ path: `${path}.responses`, given }, { path: 'responses', given: shared ?? {} }];
    const fields = [...product.formFields, ...variant.formFields];
    const answers = Object.entries(stage === 'keeping' ? judgeAnswers(fields, sources).answers : readAnswers(fields, sources));
    const owned = answers.filter(([key]) => isAnswered(given, key));
    for (const [key, answer] of answers) if (!isAnswered(given, key)) used[key] = answer;
    own.push(owned.length > 0 ? Object.fromEntries(owned) : undefined);
  }
  return { own, shared: used };
}
