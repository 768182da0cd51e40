import { problemText } from './problem-text';

const join = (label: string, message: string) => `${label}: ${message}`;

describe('a fault in the summary of a form', () => {
  it('names its field where its sentence does not', () => {
    expect(problemText('Use at least 10 characters.', 'Your message', join)).toBe('Your message: use at least 10 characters.');
    expect(problemText('Choose 1 to 5.', 'How was it?', join)).toBe('How was it: choose 1 to 5.');
    expect(problemText('“a.heic” is empty.', 'Picture', join)).toBe('Picture: “a.heic” is empty.');
    expect(problemText('PDF or JPEG.', 'Picture', join)).toBe('Picture: PDF or JPEG.');
  });

  it('says it once where the sentence names the field, or there is none', () => {
    expect(problemText('Enter your name.', 'Name', join)).toBe('Enter your name.');
    expect(problemText('Please answer: Which cloth?', 'Which cloth?', join)).toBe('Please answer: Which cloth?');
    expect(problemText('It was ₦10,000.', undefined, join)).toBe('It was ₦10,000.');
  });
});
