/** The merchant's own questions, on every form. */
export const questions = {
  choose: 'Please choose',
  missing: (label: string) => `Please answer: ${label}`,
  onlyIfAnswered: (answer: string, label: string) => `Only if you answered “${answer}” to “${label}”.`,
  onlyIfTicked: (label: string) => `Only if you ticked “${label}”.`,
  onlyIfNotTicked: (label: string) => `Only if you did not tick “${label}”.`,
  file: 'Give the address at which the file can be opened.',
};
