import { formEntity } from '../content/content.entities';
import { fieldsOf, jsonFields, utc } from '../rows/columns-sql';

const FIELDS = fieldsOf(formEntity, 'workspaceId', 'position', 'notify', 'published');

/** JSON of one published form as the presenters take it, from a row of `form`. */
export const FORM_SOURCE = `
  json_build_object(
    ${jsonFields(formEntity, 'form', FIELDS)}, 'updatedAt', ${utc('form.updated_at', 6)}
  )`;
