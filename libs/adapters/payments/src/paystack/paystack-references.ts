const OURS = /^pay-[a-z0-9-]+$/;

/** A reference as Paystack knows it: there they hold letters, digits and `- . =` alone, so `pay_x` is `pay-x`. */
export const theirReference = (reference: string): string => reference.replaceAll('_', '-');

/** The reference of an attempt, by Paystack's; undefined for what the merchant charges by other means. */
export const ourReference = (theirs: string): string | undefined => (OURS.test(theirs) ? theirs.replaceAll('-', '_') : undefined);
