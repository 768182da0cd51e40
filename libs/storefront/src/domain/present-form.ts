import { refOf } from '@svc/kernel';
import type { FormSource } from './content-source';
import type { EmbeddedForm, PublicForm } from './form.view';
import type { HostedAddress } from './hosted-address';
import type { Moment } from './moment';
import type { StoreProfile } from './store-profile';

/** A form as clients see it (D-3.5 PublicForm). */
export function presentForm({ id, fields, ...told }: FormSource, store: StoreProfile, now: Moment, address: HostedAddress): PublicForm {
  return {
    ref: refOf('frm', id),
    ...told,
    status: isOpen(told, now) ? 'open' : 'closed',
    hostedUrl: address.form(store, told.slug),
    fields: fields.map((field, sort) => ({ ...field, id: refOf('ffd', field.id), sort })),
  };
}

/** A form within the storefront (§2.7); fields that are hidden cannot be told there and are left out. */
export function presentEmbeddedForm({ slug, name, description, submitLabel, thankYouMessage, fields }: FormSource): EmbeddedForm {
  return {
    slug,
    name,
    description,
    submitLabel,
    thankYouMessage,
    fields: fields
      .filter(({ hidden }) => !hidden)
      .map(({ id, label, type, required, helpText, placeholder, options, identity }) => ({
        id: refOf('ffd', id),
        label,
        type,
        required,
        helpText,
        placeholder,
        options,
        identity,
      })),
  };
}

function isOpen({ opensAt, closesAt }: Pick<FormSource, 'opensAt' | 'closesAt'>, now: Moment): boolean {
  return (!opensAt || now.hasReached(opensAt)) && !(closesAt && now.hasReached(closesAt));
}
