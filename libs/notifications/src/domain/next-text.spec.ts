import { waitOf } from './next-text';

describe('a text', () => {
  const none = { counted: 0, waiting: 0 };
  const wait = (toDestination: object, ofWorkspace: object) => waitOf({ toDestination: { ...none, ...toDestination }, ofWorkspace: { ...none, ...ofWorkspace } }, { mostPerDay: 5 })?.for;

  it.each([
    ['goes while there is room', {}, {}, undefined],
    ['goes as the last that there is room for', { counted: 2 }, { counted: 4 }, undefined],
    ['waits for its number', { counted: 3 }, {}, 'destination'],
    ['waits for older ones to its number', { counted: 1, waiting: 2 }, {}, 'destination'],
    ['waits for its workspace', {}, { counted: 5 }, 'workspace'],
    ['waits for older ones of its workspace', {}, { counted: 4, waiting: 1 }, 'workspace'],
    ['waits where less may go than have gone', {}, { counted: 9 }, 'workspace'],
  ] as const)('[D-107] %s', (_, toDestination, ofWorkspace, wanted) => {
    expect(wait(toDestination, ofWorkspace)).toBe(wanted);
  });
});
