import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { endAsked } from '../../../tools/start/end-asked.mjs';
import { fullPathOf } from '../document-file.mjs';
import { UsageError } from '../errors.mjs';
import { sitePort } from '../new/free-port.mjs';
import { SiteFolder } from '../new/site-folder.mjs';
import { siteService, withSiteKeys } from '../new/site-keys.mjs';
import { siteName } from '../new/site-name.mjs';
import { envText, GITIGNORE, listenCommand, originOf, readmeText, whereOf } from '../new/site-texts.mjs';
import { TEMPLATES } from '../new/template-list.mjs';
import { copyTemplate, packagesOf, packSdk, VENDOR } from '../new/templates.mjs';
import { program } from '../program.mjs';

/** Command that makes a site of a template. */
export const newSite = {
  name: 'new',
  takes: ['<folder>'],
  summary: 'Create a site in a new folder: Next.js, the SDK and test keys',
  about:
    'The last part of the path is the name of the site: lower-case letters, digits and hyphens. The folder can be anywhere.\n' +
    'It creates test keys at the service and writes them to .env.local. If the service cannot be reached, fill them in there.',
  needs: 'nothing',
  options: {
    plain: { type: 'boolean', text: 'a few files without a framework; only the SDK is installed' },
    port: { type: 'string', value: '<port>', text: 'port of the site (default: the first free one from 3002 on)' },
  },
  async run({ values, positionals: [path], env, complain }) {
    const template = values.plain ? 'plain' : 'nextjs';
    const name = await usableName(path, template);
    const site = { name, port: await sitePort(values.port) };
    const folder = fullPathOf(path, env);
    const ending = new AbortController();
    void endAsked().then(() => ending.abort());
    const draft = await SiteFolder.begin(folder, ending.signal);
    const made = await draft.finish(async () => {
      const service = await siteService(values, env);
      complain(`Making ${folder} …`);
      await writeFiles(draft.path, { site: { ...site, path: quoted(path) }, template, signal: ending.signal });
      const keys = await withSiteKeys(service, site, env, async (settings) => {
        await writeSettings(draft.path, { ...site, ...settings, base: service.base });
        await draft.putInPlace();
      });
      return { url: service.base, workspace: service.workspace?.slug, keys, note: service.note };
    });
    return { data: { folder, ...site, template, ...made }, text: nextSteps({ path, site, template, ...made }) };
  },
};

async function usableName(path, template) {
  const name = siteName(path);
  if ((await packagesOf(template)).includes(name))
    throw new UsageError(`"${name}" is the name of a package that the site installs: choose another, such as ${name}-shop.`);
  return name;
}

async function writeFiles(folder, { site, template, signal }) {
  const sdk = await packSdk(join(folder, VENDOR), signal);
  await copyTemplate(template, folder, site, sdk);
  const texts = TEMPLATES[template];
  await writeFile(join(folder, '.gitignore'), GITIGNORE);
  await writeFile(join(folder, 'README.md'), readmeText({ ...texts, ...site, program, tarball: sdk.file }));
}

function writeSettings(folder, settings) {
  const cookieSecret = randomBytes(32).toString('hex');
  return writeFile(join(folder, '.env.local'), envText({ ...settings, cookieSecret, program }), { mode: 0o600 });
}

function nextSteps({ path, site: { name, port }, template, workspace, note }) {
  return `Made ${name}${workspace ? `, with test keys of ${workspace} in .env.local.` : `. ${note}`}

  cd ${quoted(path)}
  npm install
  npm run dev

Then open ${originOf(port)}. To receive webhooks there, leave this running in another terminal${whereOf({ program })}:

  ${listenCommand({ program, port, webhooks: TEMPLATES[template].webhooks })}`;
}

/** Returns a path as a shell takes it. */
const quoted = (path) => (/^[\w./~-]+$/.test(path) ? path : `'${path.replaceAll("'", String.raw`'\''`)}'`);
