import { RateLimited } from '@svc/access';
import { InvalidInput } from '@svc/kernel';
import { refusalOfForm } from './form-refusal';

describe('a form that is refused', () => {
  const says = { problems: ({ message }: Error) => [{ name: 'name', message }], tooMany: (seconds: number) => `Wait ${seconds} s.` };

  it('says what is in its way, beside the fields', () => {
    const problems = [{ name: 'name', message: 'Give a name.' }];
    expect(refusalOfForm(new InvalidInput('Give a name.'), says)).toEqual({ status: 400, problems });
  });

  it('says when to come back after too many', () => {
    const error = new RateLimited(30_000, { limit: 10, remaining: 0, resetSeconds: 30 });
    expect(refusalOfForm(error, says)).toEqual({ status: 429, problems: [{ message: 'Wait 30 s.' }], retryAfterSeconds: 30 });
  });

  it('passes on what is no refusal', () => {
    const failure = new Error('The database is away.');
    expect(() => refusalOfForm(failure, says)).toThrow(failure);
  });
});
