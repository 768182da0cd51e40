import { textProblem } from '@svc/contracts';
import { InvalidInput } from '@svc/kernel';

/** What the merchant is told, beside what the guest is. */
const WHAT_TO_SET = {
  country: 'Texts go to the countries of texts.countries alone. Add this one to the settings of the workspace if its guests should be reached.',
  workspace: 'The country of the workspace is not known, so texts go nowhere. Set texts.countries in its settings before guests register by phone alone.',
};

/**
 * That a guest who gives a phone alone can be reached by text (D-107).
 * @param countries those that the texts of the workspace may go to
 * @throws InvalidInput, with `details.setting` where the merchant may change it
 */
export function checkTextReach(phone: string, countries: readonly string[]): void {
  const problem = textProblem(phone, countries);
  if (!problem) return;
  const { of, message } = problem;
  const fields = { 'contact.phone': message };
  throw new InvalidInput(`contact.phone: ${message}`, of === 'number' ? { fields } : { fields, setting: 'texts.countries', reason: WHAT_TO_SET[of], accepted: [...countries] });
}
