import type { FormField, TicketDetails } from '@svc/contracts';

/** The factors by which ticket types differ in what they ask for. */
const FACTORS = {
  kind: ['free', 'paid', 'donation', 'deposit'],
  deposit: ['none', 'percent', 'fixed'],
  dobMode: ['order', 'attendee'],
  minAge: [undefined, 18],
  names: ['none', 'names', 'names and e-mails'],
  questions: ['none', 'required', 'depends', 'hidden'],
  groupSize: [1, 2],
  quantity: [1, 2],
} as const;

type Factors = { [Factor in keyof typeof FACTORS]: (typeof FACTORS)[Factor][number] };

/** A ticket type, and how many of it are taken. Cells have one title, so that a cut of them plays pairs of factors alone. */
export interface TicketCell extends Factors {
  title: 'tickets';
}

/** Every ticket type that these factors make: only deposits have a deposit. */
export function ticketCells(): TicketCell[] {
  const whole = Object.entries(FACTORS).reduce<object[]>(
    (cells, [factor, values]) => cells.flatMap((cell) => values.map((value) => ({ ...cell, [factor]: value }))),
    [{ title: 'tickets' }],
  ) as TicketCell[];
  return whole.filter(({ kind, deposit }) => (kind === 'deposit') !== (deposit === 'none'));
}

const DIET: FormField = {
  key: 'diet',
  type: 'select',
  label: 'What do you eat?',
  options: ['Fish', 'Rice'],
  required: true,
  hidden: false,
};
const BONES: FormField = {
  key: 'bones',
  type: 'text',
  label: 'With bones?',
  required: true,
  hidden: false,
  showIf: { field: 'diet', equals: 'Fish' },
};
const SECRET: FormField = { key: 'list', type: 'text', label: 'Which list?', required: true, hidden: true };
const QUESTIONS: Record<TicketCell['questions'], FormField[]> = { none: [], required: [DIET], depends: [DIET, BONES], hidden: [SECRET] };

/** The ticket type as the rules have it. */
export function ticketOf({ kind, minAge, names, questions, groupSize }: TicketCell) {
  return { kind, minAge, groupSize, requiresAttendeeDetails: names !== 'none', formFields: QUESTIONS[questions] };
}

export function eventOf({ dobMode, names }: TicketCell) {
  return { dobMode, attendeeEmailRequired: names === 'names and e-mails' };
}

/** The ticket type as an item of the workspace document. */
export function ticketItemOf(cell: TicketCell, key: string) {
  const deposit = {
    none: {},
    percent: { depositType: 'percent', depositValue: 30 },
    fixed: { depositType: 'fixed', depositValue: 100_000 },
  }[cell.deposit];
  const prices = cell.kind === 'paid' || cell.kind === 'deposit' ? { prices: [{ currency: 'NGN', priceMinor: 500_000 }] } : {};
  const gift = cell.kind === 'donation' ? { donationPresets: [200_000] } : {};
  return {
    key,
    name: key,
    ...ticketOf(cell),
    ...prices,
    ...gift,
    ...deposit,
    maxPerOrder: 4,
    minPerOrder: cell.kind === 'donation' ? cell.quantity : 1,
  };
}

/** A request with every detail that is asked for, and nothing else. */
export interface WholeRequest {
  contact: Record<string, string>;
  dateOfBirth?: string;
  responses: Record<string, string>;
  attendees?: Record<string, string>[];
}

const ANSWERS: Record<string, string> = { diet: 'Fish', bones: 'None' };

export function wholeRequest({ contact, dateOfBirth, lines, questions }: TicketDetails): WholeRequest {
  const [{ asksEach, seats, seat }] = lines as [TicketDetails['lines'][number]];
  const holder = {
    ...(seat.name && { name: 'Ada' }),
    ...(seat.email && { email: 'ada@example.com' }),
    ...(seat.dateOfBirth && { dateOfBirth: '1990-05-17' }),
  };
  return {
    contact: { name: 'Ada', ...(contact === 'email' ? { email: 'ada@example.com' } : { phone: '+2348031234567' }) },
    ...(dateOfBirth && { dateOfBirth: '1990-05-17' }),
    responses: Object.fromEntries(questions.map(({ key }) => [key, ANSWERS[key]!])),
    ...(asksEach && { attendees: Array.from({ length: seats }, () => ({ ...holder })) }),
  };
}

/** The request without one of its details, once for each of them, with the path of the detail. */
export function withoutOne(whole: WholeRequest): [path: string, request: WholeRequest][] {
  const drop = (from: Record<string, string>, key: string) => Object.fromEntries(Object.entries(from).filter(([name]) => name !== key));
  const { contact, dateOfBirth, responses, attendees = [] } = whole;
  return [
    ...Object.keys(contact).map((key): [string, WholeRequest] => [`contact.${key}`, { ...whole, contact: drop(contact, key) }]),
    ...(dateOfBirth ? [['dateOfBirth', { ...whole, dateOfBirth: undefined }] as [string, WholeRequest]] : []),
    ...Object.keys(responses).map((key): [string, WholeRequest] => [`responses.${key}`, { ...whole, responses: drop(responses, key) }]),
    ...attendees.flatMap((holder, index) =>
      Object.keys(holder).map((key): [string, WholeRequest] => [
        `attendees[${index}].${key}`,
        { ...whole, attendees: attendees.map((each, attendee) => (attendee === index ? drop(each, key) : each)) },
      ]),
    ),
  ];
}
