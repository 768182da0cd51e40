import { scriptIn } from '../script-in';

/** Shows the questions that are asked, and hides the others. */
export const CONDITIONS_SCRIPT = scriptIn('form-conditions.js');
