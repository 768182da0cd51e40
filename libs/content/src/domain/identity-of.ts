import { e164, isEmail, normalisedEmail } from '@svc/contracts';
import type { FormItemField } from './form.item';
import type { SubmittedAnswer, SubmitterIdentity } from './submission';

/** Who the sender is, by the answers to the fields that ask for it; what is no address or number is left out. */
export function identityOf(fields: readonly FormItemField[], answers: readonly SubmittedAnswer[]): SubmitterIdentity {
  const told = (identity: FormItemField['identity']): string | undefined => {
    const asking = new Set(fields.filter((field) => field.identity === identity).map(({ key }) => key));
    const value = answers.find(({ key }) => asking.has(key))?.value;
    return typeof value === 'string' ? value.trim() || undefined : undefined;
  };
  const name = told('name') ?? ([told('first_name'), told('last_name')].filter(Boolean).join(' ') || undefined);
  const email = told('email');
  const phone = told('phone');
  const number = phone && e164(phone);
  return { ...(name && { name }), ...(email && isEmail(email) && { email: normalisedEmail(email) }), ...(number && { phone: number }) };
}
