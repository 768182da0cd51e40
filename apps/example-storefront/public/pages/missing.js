import { problem } from '../problem.js';

export const render = () => problem({ code: 'NOT_FOUND', message: 'There is no page at this address.' });
