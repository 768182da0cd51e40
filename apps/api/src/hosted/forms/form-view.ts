import type { FormValues } from '../form-values';
import type { Problem } from '../problem';
import type { FormPageRequest } from './form-page-service';

/** The page of a form as somebody sees it who has entered something. */
export interface FormView extends FormPageRequest {
  values: FormValues;
  seal: string;
  problems: readonly Problem[];
  /** What is wrong with a field, by its name. */
  errors: ReadonlyMap<string, string>;
  /** Names of files that have to be chosen again, by the field. */
  lost: ReadonlyMap<string, readonly string[]>;
}

interface Seen extends Pick<FormView, 'values' | 'seal'> {
  problems?: readonly Problem[];
  lost?: FormView['lost'];
}

export function viewOf(page: FormPageRequest, { values, seal, problems = [], lost = new Map() }: Seen): FormView {
  const errors = new Map(problems.flatMap(({ name, message }) => (name === undefined ? [] : [[name, message] as const])));
  return { ...page, values, seal, problems, errors, lost };
}
