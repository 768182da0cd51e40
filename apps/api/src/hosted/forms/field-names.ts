import { answerPath } from '@svc/content';

/** Names of the fields of a form's page; an answer stands where the refusal of it points. */
export const answerField = answerPath;
/** When the page was shown. */
export const SEAL = 'seal';
/** A field that no person sees. */
export const TRAP = 'fax';
