import type { Factor } from '../decide-entry';
import type { StaffMailKind } from '../staff-mail';

/** Values of the texts of a mail. */
export interface StaffMailFacts {
  /** Host of the service, by which its reader knows it. */
  site: string;
  /** Validity of a link. */
  minutes: number;
  hours: number;
  days: number;
  /** Shop that the reader is invited into. */
  shop: string;
  /** Address of the person who invites; absent where a token did. */
  inviter?: string;
  factor: Factor;
  /** Name of a passkey. */
  name?: string;
}

/** Texts of one mail. */
export interface StaffMailTexts {
  subject(facts: StaffMailFacts): string;
  heading(facts: StaffMailFacts): string;
  paragraphs(facts: StaffMailFacts): string[];
  /** Text of the button, where there is a link. */
  button?: string;
}

/** Texts of mails to staff, in one language. */
export interface StaffTexts {
  greeting: string;
  labels: { when: string; device: string; address: string; unknown: string };
  footer(site: string): string;
  mails: Readonly<Record<StaffMailKind, StaffMailTexts>>;
}

const nameOf = ({ factor, name }: StaffMailFacts) =>
  factor === 'totp' ? 'an authenticator app' : name === undefined ? 'a passkey' : `the passkey “${name}”`;

const NOT_YOU =
  'If this was not you, sign in, end the other sessions, and write to an owner of your shop or to the operator of the service.';

export const ENGLISH_STAFF: StaffTexts = {
  greeting: 'Hello,',
  labels: { when: 'When', device: 'Browser', address: 'IP address', unknown: 'Unknown' },
  footer: (site) => `You get this mail because this address signs in at ${site}.`,
  mails: {
    sign_in_link: {
      subject: ({ site }) => `Sign in at ${site}`,
      heading: () => 'Your link to sign in',
      paragraphs: ({ minutes }) => [
        `The link works once, for ${minutes} minutes. A link that you ask for later ends this one.`,
        'Whoever opens it signs in as you, so forward it to nobody. If you did not ask for it, you need not do anything.',
      ],
      button: 'Sign in',
    },
    recovery_link: {
      subject: ({ site }) => `Come back to ${site}`,
      heading: () => 'Your passkeys and codes were ended',
      paragraphs: ({ hours }) => [
        'An owner of your shop, or the operator of the service, has ended your passkeys, your authenticator app and all of your sessions, so that you can sign in again.',
        `The link works once, for ${hours} hours. Add a passkey or an authenticator app then.`,
        'If you did not want this, write to an owner of your shop.',
      ],
      button: 'Sign in',
    },
    invitation: {
      subject: ({ shop }) => `Work on ${shop}`,
      heading: ({ shop }) => `You are invited to work on ${shop}`,
      paragraphs: ({ shop, inviter, days }) => [
        inviter === undefined ? `${shop} wants you as a colleague.` : `${inviter} wants you as a colleague at ${shop}.`,
        `The invitation is for you alone. It works once, for ${days} days. If you do not expect it, you need not do anything.`,
      ],
      button: 'Accept the invitation',
    },
    factor_added: {
      subject: (facts) => (facts.factor === 'totp' ? 'An authenticator app was added' : 'A passkey was added'),
      heading: (facts) => `You added ${nameOf(facts)}`,
      paragraphs: () => ['From now on, signing in asks for it.', NOT_YOU],
    },
    factor_removed: {
      subject: (facts) => (facts.factor === 'totp' ? 'An authenticator app was removed' : 'A passkey was removed'),
      heading: (facts) => `You removed ${nameOf(facts)}`,
      paragraphs: () => ['Signing in does not take it any more. All of your other sessions were ended.', NOT_YOU],
    },
    new_sign_in: {
      subject: ({ site }) => `New sign-in at ${site}`,
      heading: () => 'You signed in from another browser',
      paragraphs: () => [NOT_YOU],
    },
  },
};
