import type { GivenAnswers } from '@svc/contracts';
import { aPublishedForm } from '../testing/submission.builder';
import { judgeAnswers } from './judge-answers';
import type { SentFile } from './submission-files';

type Fields = NonNullable<Parameters<typeof aPublishedForm>[0]>['fields'];
const judge = (fields: Fields, answers: GivenAnswers, files: readonly SentFile[] = []) =>
  judgeAnswers(aPublishedForm({ fields }).fields, answers, files);
const answersOf = (fields: Fields, answers: GivenAnswers) =>
  Object.fromEntries(judge(fields, answers).answers.map(({ key, value }) => [key, value]));
const faultOf = (field: NonNullable<Fields>[number], value: GivenAnswers[string]) =>
  judge([field], { [field.key]: value }).faults[0]?.message;

describe('answers to a form', () => {
  it.each([
    ['email', '\u202aAda@bücher.example\u202c', 'Ada@xn--bcher-kva.example'],
    ['phone', '\u202a+234\u2011803\u2011123\u20114567\u202c', '+2348031234567'],
    ['phone', '+52 1 55 1234 5678', '+525512345678'],
  ] as const)('[D-120] [D-121] are normalised as addresses and numbers are everywhere: %s %j', (type, value, normalised) => {
    expect(answersOf([{ key: 'reach', type }], { reach: value })).toEqual({ reach: normalised });
  });

  it('[D-120] [D-121] name the fault of an address or a number', () => {
    expect(faultOf({ key: 'mail', type: 'email' }, 'jøran@example.com')).toContain('“ø” is none of them');
    expect(faultOf({ key: 'call', type: 'phone' }, '0803 123 4567')).toContain('It begins with + and the country code');
    expect(faultOf({ key: 'call', type: 'phone' }, ['+2348031234567'])).toContain('Give a phone number');
  });

  it('[D-21] are stored by the type of their question', () => {
    const fields: Fields = [
      { key: 'name' },
      { key: 'story', type: 'textarea' },
      { key: 'mail', type: 'email' },
      { key: 'call', type: 'phone' },
      { key: 'count', type: 'number' },
      { key: 'day', type: 'date' },
      { key: 'at', type: 'time' },
      { key: 'site', type: 'url' },
      { key: 'pick', type: 'select', options: { choices: ['A', 'B'] } },
      { key: 'all', type: 'multi_select', options: { choices: ['A', 'B'] } },
      { key: 'one', type: 'radio', options: { choices: ['A', 'B'] } },
      { key: 'yes', type: 'checkbox' },
      { key: 'stars', type: 'rating' },
      { key: 'from', type: 'country' },
      { key: 'intro', type: 'heading' },
    ];
    const input = {
      name: ' Ada ',
      story: 'Once\nupon',
      mail: 'ada@guests.example',
      call: '+234 803 123 4567',
      count: '3',
      day: '2026-03-01',
      at: '09:30',
      site: 'https://a.example',
      pick: 'A',
      all: ['B', 'A'],
      one: 'B',
      yes: 'true',
      stars: '5',
      from: 'NG',
      intro: 'no question',
      unknown: 'no question either',
    };
    const {
      name,
      call,
      count,
      yes,
      stars,
      intro: _,
      unknown: __,
      ...same
    } = { ...input, name: 'Ada', call: '+2348031234567', count: 3, yes: true, stars: 5 };
    expect(answersOf(fields, input)).toEqual({ ...same, name, call, count, yes, stars });
  });

  it('[§2.1] are required when their condition holds, and left out otherwise', () => {
    const fields: Fields = [
      { key: 'topic', type: 'select', required: true, options: { choices: ['Order', 'Press'] } },
      { key: 'number', required: true, showIf: { field: 'topic', equals: 'Order' } },
      { key: 'why', required: true, showIf: { field: 'number', equals: 'none' } },
    ];
    expect(judge(fields, { topic: 'Order' }).faults).toEqual([{ path: 'answers.number', message: 'Please answer: number' }]);
    expect(judge(fields, { topic: 'Order', number: 'none' }).faults).toEqual([{ path: 'answers.why', message: 'Please answer: why' }]);
    expect(answersOf(fields, { topic: 'Press', number: 'none', why: 'not asked' })).toEqual({ topic: 'Press' });
  });

  it('are all judged at once, in the order of the form', () => {
    const { faults, answers } = judge(
      [{ key: 'a', required: true }, { key: 'b', type: 'email' }, { key: 'c' }, { key: 'd', type: 'checkbox', required: true }],
      { b: 'x', c: 'fine', d: false },
    );
    expect(faults.map(({ path }) => path)).toEqual(['answers.a', 'answers.b', 'answers.d']);
    expect(answers).toMatchObject([{ key: 'c', value: 'fine' }]);
  });

  it('are never required for hidden questions, and fall back to the merchant’s default', () => {
    const hidden = { key: 'page', hidden: true, required: true };
    expect(judge([hidden], {})).toEqual({ answers: [], files: [], faults: [] });
    expect(answersOf([{ ...hidden, defaultValue: 'contact' }], {})).toEqual({ page: 'contact' });
    expect(answersOf([{ ...hidden, defaultValue: 'contact' }], { page: 'home' })).toEqual({ page: 'home' });
    expect(answersOf([{ key: 'seen', defaultValue: 'suggestion' }], {})).toEqual({});
  });

  it.each<[NonNullable<Fields>[number], GivenAnswers[string], string | undefined]>([
    [{ key: 'n', type: 'number', validation: { min: 1, max: 50 } }, 0, 'Give 1 or more.'],
    [{ key: 'n', type: 'number', validation: { min: 1, max: 50 } }, '51', 'Give 50 or less.'],
    [{ key: 'n', type: 'number', validation: { min: 1, max: 50 } }, 50, undefined],
    [{ key: 'r', type: 'rating', validation: { min: 2 } }, 1, 'Give 2 or more.'],
    [{ key: 't', validation: { minLength: 3, maxLength: 4 } }, ' ab ', 'Use at least 3 characters.'],
    [{ key: 't', validation: { minLength: 3, maxLength: 4 } }, 'abcde', 'Use at most 4 characters.'],
    [{ key: 't', validation: { minLength: 3, maxLength: 4 } }, 'abcd', undefined],
    [{ key: 't', validation: { minLength: 3 } }, ' ', undefined],
    [{ key: 't', validation: { pattern: '[A-Z]{2}-[0-9]+' } }, 'ah-1', 'Write it in the form that is asked for.'],
    [
      { key: 't', validation: { pattern: '[A-Z]{2}-[0-9]+' }, placeholder: 'AH-1234' },
      'AH',
      'Write it in the form that is asked for, such as AH-1234.',
    ],
    [{ key: 't', validation: { pattern: '[A-Z]{2}-[0-9]+' } }, 'AH-1', undefined],
    [{ key: 't', validation: { pattern: 'a*' } }, 'a'.repeat(1_001), 'Use at most 1000 characters.'],
  ])('[decisions 3.5 PublicForm] keep the rule of %j: %j', (field, value, fault) => {
    expect(faultOf(field, value)).toBe(fault);
  });

  it('[D-116] are refused as too long, not as malformed, when they take too much work together', () => {
    const fields: Fields = Array.from({ length: 10 }, (_, index) => ({ key: `t${index}`, validation: { pattern: '(?:a?){240}' } }));
    const faultsOf = (answer: string) => judge(fields, Object.fromEntries(fields.map(({ key }) => [key, answer]))).faults;
    const message = 'The answers are too long to be checked together: shorten this one, or those before it.';
    expect(faultsOf('a'.repeat(240))).toEqual(['answers.t8', 'answers.t9'].map((path) => ({ path, message })));
    expect(faultsOf('a'.repeat(100))).toEqual([]);
  });
});

describe('files of a form', () => {
  const png = { type: 'image', mimeType: 'image/png', extension: 'png' } as const;
  const file = (facts: Partial<SentFile> = {}): SentFile => ({
    key: 'photo',
    name: 'Tear.png',
    sizeBytes: 1_000,
    isCutOff: false,
    detected: png,
    ...facts,
  });
  const rule = (accept: string[] = [], maxFiles = 2) => [
    { key: 'photo', type: 'file' as const, options: { file: { accept, maxFiles, maxSizeBytes: 1_500_000 } } },
  ];

  it('belong to their question, and files of no question are left out', () => {
    const sent = [file(), file({ key: 'else' }), file({ name: 'b.png' })];
    expect(judge(rule(), {}, sent)).toEqual({ answers: [], files: [sent[0], sent[2]], faults: [] });
  });

  it('are left out where their question is not asked', () => {
    const fields: Fields = [{ key: 'topic' }, { ...rule()[0]!, required: true, showIf: { field: 'topic', equals: 'Repair' } }];
    expect(judge(fields, { topic: 'Press' }, [file({ sizeBytes: 0 })])).toMatchObject({ files: [], faults: [] });
    expect(judge(fields, { topic: 'Repair' }).faults).toEqual([{ path: 'answers.photo', message: 'Please answer: photo' }]);
  });

  it.each<[Partial<SentFile>[], string[], RegExp | undefined]>([
    [[{ sizeBytes: 1_500_000 }], [], undefined],
    [[{ sizeBytes: 1_500_001 }], [], /^“Tear.png” is too large: send at most 1.5 MB\.$/],
    [[{ isCutOff: true }], [], /too large/],
    [[{ sizeBytes: 0 }], [], /is empty/],
    [[{ detected: undefined }], [], /of a kind that cannot be sent/],
    [[{ detected: undefined, isPhonePicture: true }], [], /is a HEIC picture, which cannot be sent\. Send it as JPEG/],
    [[{ detected: undefined, isPhonePicture: true }], ['image/*'], /is a HEIC picture, which cannot be sent\. Send it as JPEG/],
    [[{}, {}, {}], [], /at most 2 files/],
    [[{ detected: undefined }, { name: 'b.png', sizeBytes: 0 }], [], /“Tear.png” is of a kind.*“b.png” is empty/],
    [[{}], ['application/pdf', '.jpg'], /another kind than is asked for: application\/pdf, \.jpg/],
  ])('[decisions 3.5 PublicForm] are checked by number, size and kind: %j, asked for as %j: %s', (sent, accept, fault) => {
    const { faults, files } = judge(rule(accept), {}, sent.map(file));
    expect([faults.length, files.length]).toEqual(fault ? [1, 0] : [0, sent.length]);
    if (fault) expect(faults[0]!.message).toMatch(fault);
  });

  it.each(['image/png', 'IMAGE/PNG', 'image/*', '*/*', '.png', 'PNG'])('are of the kind %s by their detected type', (kind) => {
    expect(judge(rule([kind]), {}, [file()]).faults).toEqual([]);
    expect(
      judge(rule([kind]), {}, [file({ detected: { type: 'document', mimeType: 'application/pdf', extension: 'pdf' } })]).faults,
    ).toHaveLength(kind === '*/*' ? 0 : 1);
  });

  it.each(['jpg', '.jpeg', 'image/jpg'])('may be JPEGs where %s is asked for', (kind) => {
    expect(judge(rule([kind]), {}, [file({ detected: { type: 'image', mimeType: 'image/jpeg', extension: 'jpg' } })]).faults).toEqual([]);
  });

  it('are one of at most 10 MB by default', () => {
    const fields: Fields = [{ key: 'photo', type: 'file' }];
    expect(judge(fields, {}, [file({ sizeBytes: 10_000_000 })]).faults).toEqual([]);
    expect(judge(fields, {}, [file({ sizeBytes: 10_000_001 })]).faults[0]!.message).toContain('10 MB');
    expect(judge(fields, {}, [file(), file()]).faults[0]!.message).toBe('Send one file.');
  });
});
