import type { TextsEmailSource } from '../ports/email-sources';
import type { EmailContent } from './email';
import { ENGLISH } from './email-texts';
import { MOST_TO_DESTINATION } from './next-text';

/** What the merchant is told of texts that wait for room (D-107); undefined when none waits any more. */
export function writeTextsEmail({ workspace, branding, waiting, mostPerDay }: TextsEmailSource): EmailContent | undefined {
  if (waiting === 0) return undefined;
  return {
    language: ENGLISH.language,
    brand: { name: workspace.displayName, ...branding },
    addressee: workspace.displayName,
    subject: 'Texts to your guests are waiting',
    heading: 'Texts to your guests are waiting',
    greeting: ENGLISH.alertGreeting,
    paragraphs: [
      `In any 24 hours ${mostPerDay} texts of your shop may go, and ${MOST_TO_DESTINATION} to one number. ${waiting === 1 ? 'One text waits' : `${waiting} texts wait`}, and will go when there is room, oldest first.`,
      'See which they are: GET /v1/admin/messages?channel=sms&state=due. If your guests are expected to be so many, raise texts.mostPerDay in the settings of the workspace: PATCH /v1/admin/workspace.',
    ],
    facts: [],
    footer: ENGLISH.alertFooter(workspace.displayName),
    calendars: [],
  };
}
