import { readAnswer } from './form-answers';

describe('the refusal of a choice', () => {
  const options = Array.from({ length: 200 }, (_, index) => `${index}`.padEnd(100, '.'));

  it('names what there is to choose from', () => {
    expect(readAnswer({ type: 'select', options: ['tea', 'coffee'] }, 'milk')).toEqual({ fault: 'Choose one of: tea, coffee.' });
    expect(readAnswer({ type: 'multi_select', options: ['tea', 'coffee'] }, ['tea', 'milk'])).toEqual({
      fault: 'Choose among: tea, coffee.',
    });
  });

  it('[D-118] names the first of many, however many there are', () => {
    const fault = `${options.slice(0, 5).join(', ')}, …`;
    expect(readAnswer({ type: 'select', options }, 'milk')).toEqual({ fault: `Choose one of: ${fault}.` });
    expect(readAnswer({ type: 'multi_select', options }, 'milk')).toEqual({ fault: `Choose among: ${fault}.` });
  });
});
