/** The page of a form, and what is in its way. */
export const forms = {
  closed: (merchant: string) => `This form is closed. ${merchant} takes no answers by it any more.`,
  notYet: 'This form is not open yet. Please come back later.',
  website: (merchant: string) => `To the site of ${merchant}`,
  files: (most: number, size: string) => (most === 1 ? `One file of at most ${size}.` : `Up to ${most} files of at most ${size} each.`),
  again: (names: string) => `Please choose again: ${names}. A browser cannot keep files that were chosen.`,
  tooFast: 'That went faster than people write, so it may have been sent by a program. Please send it once more; nothing you typed is lost.',
  tooOld: 'This page was open for too long. Please send it once more; nothing you typed is lost.',
  tooLong: (ofOne: string, ofAll: string) =>
    `That is too long to be sent: one answer may have ${ofOne} characters, and all of them together ${ofAll}. Of what is too long only the beginning is still here; please shorten it and send it once more.`,
  tooMuch: (mib: number) => `All files of one form together may have ${mib} MiB: send fewer of them, or smaller ones.`,
  full: (merchant: string) => `${merchant} cannot take files now. Send this without files, or come back later; nothing you typed is lost.`,
  failed: 'That did not work. Please try again in a moment; nothing you typed is lost.',
  thanks: 'Sent',
  goOn: 'Go on',
  another: 'Fill it in again',
};
