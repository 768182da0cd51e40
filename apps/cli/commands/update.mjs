import { updateSite } from '../new/update-site.mjs';
import { fullPathOf } from '../document-file.mjs';

/** Command that brings the SDK of a site to the version of this command line. */
export const updateSdk = {
  name: 'update',
  takes: ['[folder]'],
  summary: 'Update the SDK of a site to the version of this command line',
  about:
    'For a site that installs the SDK from a file, as `new` makes it: the newer file is put into its vendor/ and installed, the former one is removed.\n' +
    'The folder is the present one unless it is given. Commit vendor/, package.json and package-lock.json afterwards.',
  needs: 'nothing',
  options: {},
  async run({ positionals: [path = '.'], env, complain }) {
    const folder = fullPathOf(path, env);
    complain(`Updating the SDK of ${folder} …`);
    const { before, after } = await updateSite(folder);
    return { data: { folder, before, after }, text: updateText(path, before, after) };
  },
};

function updateText(path, before, after) {
  if (before === after) return `${path} has the SDK ${after} already.`;
  const changed = `Updated the SDK of ${path}${before ? ` from ${before}` : ''} to ${after}.`;
  return isMajor(before, after)
    ? `${changed}\nThis is a new major version, which may break a program: read Changed in docs/changelog.md, then run the types and tests of the site.`
    : changed;
}

/** Returns whether the first number of a version has changed. */
const isMajor = (before, after) => before?.split('.')[0] !== after.split('.')[0];
