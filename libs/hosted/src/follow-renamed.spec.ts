import { renamedAddress } from './follow-renamed';

it.each([
  ['/adire/e/old', '/adire/e/new'],
  ['/adire/e/old?lang=fr&x=/a/b/c', '/adire/e/new?lang=fr&x=/a/b/c'],
  ['/adire/e/OLD/event.ics', '/adire/e/new/event.ics'],
  ['/adire/f/o%6Cd/', '/adire/f/new/'],
  ['/old/old/old/old', '/old/old/new/old'],
  ['http://evil.example/adire/e/old?x=1', '/adire/e/new?x=1'],
  ['//evil.example/e/old', '/evil.example/e/new'],
  ['/\\evil.example/e/old', '/evil.example/e/new'],
])('[ADR 0103 r5] the address of a renamed thing keeps all but its slug: %s', (address, present) => {
  expect(renamedAddress(address, 'new')).toBe(present);
});
