/** Entry point of the worker threads that print: exports the work of `ThreadedPrinter` by name. Bundled beside the apps. */
import { constants, setPriority } from 'node:os';
import { isMainThread } from 'node:worker_threads';
import { signApplePass } from './apple-pass';
import { printHere } from './print-tickets';

// On Linux a priority is a thread's own; elsewhere it is the process's.
if (process.platform === 'linux' && !isMainThread) setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

export const { tickets, receipt, code } = printHere;
export const applePass = signApplePass;
