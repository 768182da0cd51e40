import type { SavingsEnd, SavingsMessageKind } from '../../message';

/** Values for the texts about a savings plan. */
export interface SavingsFacts {
  merchant: string;
  /** Name of the product or event that is saved for. */
  what: string;
  /** Latest instalment; absent in a reminder, and after the end. */
  part?: string;
  saved: string;
  /** Amount still missing. */
  missing: string;
  total: string;
  /** `5 December 2026`: the last day, by whose end it is to be complete. */
  deadline: string;
  /** Present once the plan has ended. */
  ended?: { why: SavingsEnd; returned?: string; retained?: string };
}

const whyEnded: Record<SavingsEnd, (facts: SavingsFacts) => string> = {
  buyer: ({ what, merchant }) => `As you asked, your saving up for ${what} at ${merchant} has ended.`,
  merchant: ({ what, merchant }) => `${merchant} has ended your saving up for ${what}.`,
  deadline: ({ what, merchant, deadline, missing }) =>
    `Your saving up for ${what} at ${merchant} was to be complete by ${deadline}; ${missing} was missing, so it has ended.`,
};

function whatGoesBack({ saved, merchant, ended: { returned, retained } = { why: 'buyer' } }: SavingsFacts): string {
  if (returned && retained)
    return `Of the ${saved} that you saved, ${returned} goes back to you, the way it came, and ${merchant} keeps ${retained}. Depending on your bank it may take some days to arrive.`;
  if (returned)
    return `All that you saved, ${returned}, goes back to you, the way it came. Depending on your bank it may take some days to arrive.`;
  return retained ? `${merchant} keeps the ${retained} that you saved, as its terms say.` : 'Nothing had been saved.';
}

/** Texts about savings plans in English. */
export const ENGLISH_SAVINGS = {
  pay: 'Pay the next part',
  see: 'See your savings plan',
  labels: {
    saved: 'Saved',
    returned: 'Of it goes back',
    kept: 'Of it is kept',
    missing: 'Still missing',
    total: 'Total',
    deadline: 'To be complete by',
  },
  kinds: {
    savings_started: {
      subject: ({ what, merchant }) => `You have started to save up for ${what} at ${merchant}`,
      heading: 'A good start',
      paragraphs: ({ merchant, what, part, missing, deadline }) => [
        `${merchant} has your first part, ${part}, for ${what}. ${missing} is missing, to be paid by ${deadline} in as many parts as you like.`,
        'You pay the next part by the link below, whenever you like; there you can also stop, and see what goes back to you then. Others can pay parts too: the page has a link for them.',
      ],
      sms: ({ merchant, part, missing, deadline }) =>
        `${merchant}: we have your first part, ${part}. ${missing} is missing, by ${deadline}. Pay the next part:`,
    },
    savings_part_received: {
      subject: ({ part, what }) => `${part} more saved for ${what}`,
      heading: 'Another part has come',
      paragraphs: ({ merchant, what, part, saved, missing, deadline }) => [
        `${merchant} has another part, ${part}, for ${what}: ${saved} is saved by now, and ${missing} is missing, to be paid by ${deadline}.`,
      ],
      sms: ({ merchant, part, missing, deadline }) => `${merchant}: we have ${part} more. ${missing} is missing, by ${deadline}:`,
    },
    savings_reminder: {
      subject: ({ missing, what, deadline }) => `${missing} is missing for ${what} by ${deadline}`,
      heading: 'Your savings plan ends soon',
      paragraphs: ({ merchant, what, saved, missing, deadline }) => [
        `You have saved ${saved} for ${what} at ${merchant}. ${missing} is missing, and it is to be complete by ${deadline}.`,
        'You pay the next part by the link below. There you also see what goes back to you if the plan is not complete by then.',
      ],
      sms: ({ merchant, missing, what, deadline }) => `${merchant}: ${missing} is missing for ${what} by ${deadline}:`,
    },
    savings_ended: {
      subject: ({ what }) => `Your saving up for ${what} has ended`,
      heading: 'Your savings plan has ended',
      paragraphs: (facts) => [facts.ended ? whyEnded[facts.ended.why](facts) : '', whatGoesBack(facts)],
      sms: (facts) =>
        `${facts.merchant}: your saving up for ${facts.what} has ended.${facts.ended?.returned ? ` ${facts.ended.returned} goes back to you.` : ''}`,
    },
  } satisfies Record<SavingsMessageKind, SavingsKindTexts>,
};

/** Texts of one kind of message about a savings plan. */
export interface SavingsKindTexts {
  subject(facts: SavingsFacts): string;
  heading: string;
  paragraphs(facts: SavingsFacts): string[];
  sms(facts: SavingsFacts): string;
}

export type SavingsTexts = typeof ENGLISH_SAVINGS;
