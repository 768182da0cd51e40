/**
 * Returns a fault as a summary lists it: after the label of its field, unless its sentence names the field by itself.
 * @param join puts label and sentence together in the language of the page
 */
export function problemText(message: string, label: string | undefined, join: (label: string, message: string) => string): string {
  const plain = label?.replace(/[\s:?!.…]+$/u, '');
  if (!plain || message.toLowerCase().includes(plain.toLowerCase())) return message;
  return join(plain, withSmallInitial(message));
}

/** Returns a sentence that goes on after a colon: a first word in capitals, such as a name of letters alone, keeps them. */
function withSmallInitial(sentence: string): string {
  return /^\p{Lu}\p{Ll}|^\p{Lu} /u.test(sentence) ? sentence[0]!.toLowerCase() + sentence.slice(1) : sentence;
}
