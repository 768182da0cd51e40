/**
 * Whom this shop knows: by which phone they sign in, and an e-mail that the shop has verified when they gave it. A real
 * shop has them in its database.
 */
const ACCOUNTS = [
  { id: 'user-1001', name: 'Adaeze Obi', phone: '+2348031234567', email: 'adaeze@example.com' },
  { id: 'user-1002', name: 'Tunde Bakare', phone: '+2348051234567', email: 'tunde@example.com' },
];

/** The account of a phone number; one without an e-mail when nobody here has that number. */
export const accountOf = (phone) => ACCOUNTS.find((account) => account.phone === phone) ?? { id: `phone-${phone}`, phone };
