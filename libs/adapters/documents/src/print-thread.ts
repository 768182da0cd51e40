/** Entry point of the worker threads that print: what `ThreadedPrinter` has done there, by name. Bundled beside the apps. */
import { printHere } from './print-tickets';

export const { tickets, code } = printHere;
