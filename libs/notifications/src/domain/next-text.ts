/** The limits that texts wait for: of one number, and of one workspace (D-107). */
export type TextLimit = 'destination' | 'workspace';

/** Texts to one number in any 24 hours, codes aside. */
export const MOST_TO_DESTINATION = 3;

/** What stands before a text: how many count, and how many older ones wait. */
export interface TextsBefore {
  toDestination: { counted: number; waiting: number };
  ofWorkspace: { counted: number; waiting: number };
}

export interface TextWait {
  for: TextLimit;
  reason: string;
}

/** For what a text has to wait; undefined when there is room for it and for every older one that waits for the same (D-107). */
export function waitOf({ toDestination, ofWorkspace }: TextsBefore, { mostPerDay }: { mostPerDay: number }): TextWait | undefined {
  if (toDestination.counted + toDestination.waiting >= MOST_TO_DESTINATION) {
    return { for: 'destination', reason: `It waits: ${MOST_TO_DESTINATION} texts may go to one number in 24 hours.` };
  }
  if (ofWorkspace.counted + ofWorkspace.waiting < mostPerDay) return undefined;
  return { for: 'workspace', reason: `It waits: ${mostPerDay} texts of this workspace may go in 24 hours (texts.mostPerDay).` };
}
