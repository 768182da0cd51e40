import { type Language, typesetCatalogue } from '@svc/contracts';
import { ENGLISH_STAFF, type StaffTexts } from './en';
import { FRENCH_STAFF } from './fr';

/** Texts of mails to staff in each language. */
export const STAFF_TEXTS = {
  en: ENGLISH_STAFF,
  fr: typesetCatalogue<StaffTexts>(FRENCH_STAFF),
} as const satisfies Readonly<Record<Language, StaffTexts>>;
