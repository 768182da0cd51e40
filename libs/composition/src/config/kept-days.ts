import { z } from 'zod';

/** Retention in days of data without another end; undefined: permanent (ADR 0058). */
export interface KeptDays {
  /** Recipients and texts of messages. */
  messageTexts?: number;
  /** Entries of the audit log. */
  auditEntries?: number;
}

const TAKEN = 'takes whole days, 1 to 36500, or forever';
const days = z.union([z.literal('forever'), z.coerce.number(TAKEN).int(TAKEN).min(1, TAKEN).max(36_500, TAKEN)], TAKEN);

export const keptDaysVariables = { KEEP_MESSAGE_TEXTS_DAYS: days.default(400), KEEP_AUDIT_DAYS: days.default('forever') };

type Variables = { [Name in keyof typeof keptDaysVariables]: number | 'forever' };

export function keptDaysOf({ KEEP_MESSAGE_TEXTS_DAYS, KEEP_AUDIT_DAYS }: Variables): KeptDays {
  return { messageTexts: endOf(KEEP_MESSAGE_TEXTS_DAYS), auditEntries: endOf(KEEP_AUDIT_DAYS) };
}

const endOf = (setting: number | 'forever') => (setting === 'forever' ? undefined : setting);
