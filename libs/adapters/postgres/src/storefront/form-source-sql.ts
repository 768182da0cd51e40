import { utc } from '../rows/columns-sql';

/** JSON of one published form as the presenters take it, from a row of `form`. */
export const FORM_SOURCE = `
  json_build_object(
    'id', form.id, 'slug', form.slug, 'name', form.name, 'description', form.description, 'coverUrl', form.cover_url,
    'submitLabel', form.submit_label, 'thankYouMessage', form.thank_you_message, 'redirectUrl', form.redirect_url,
    'opensAt', ${utc('form.opens_at', 3)}, 'closesAt', ${utc('form.closes_at', 3)}, 'fields', form.fields,
    'updatedAt', ${utc('form.updated_at', 6)}
  )`;
