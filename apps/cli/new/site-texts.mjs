/** Files that git leaves out of a site's repository: keys above all. */
export const GITIGNORE = `# Keys and secrets stay out of the repository.
.env*
node_modules/
.next/
next-env.d.ts
*.tsbuildinfo
`;

/**
 * Returns the text of `.env.local`.
 * @param {{ base: string, secretKey?: string, publishableKey?: string, webhookSecret?: string, cookieSecret: string, port: number, program: string }} site
 *   without its keys it gets places for them
 */
export function envText({ base, secretKey, publishableKey, webhookSecret, cookieSecret, port, program }) {
  return `# Settings of this site on this machine. Keep this file out of the repository: whoever has the keys can act as the site.

# Address of the service, with its version.
BASE=${base}

# Test keys. The secret one is for the server alone; the publishable one is for scripts of pages, from this site's address only.
# Made by: ${program} key create --kind secret
#          ${program} key create --kind publishable --origin ${originOf(port)}
STORE_SECRET_KEY=${secretKey ?? 'svc_sk_test_replace_me'}
STORE_PUBLISHABLE_KEY=${publishableKey ?? 'svc_pk_test_replace_me'}

# Signing secret of webhooks. This is the one that listen signs by on this machine: ${program} listen --print-secret
WEBHOOK_SECRET=${webhookSecret ?? ''}

# This site's own address, to which buyers come back.
SITE_URL=${originOf(port)}

# Signs the cookie that says which checkouts a visitor has opened. The same on all servers of the site.
COOKIE_SECRET=${cookieSecret}
`;
}

/** Returns the address of a site on this machine. */
export const originOf = (port) => `http://localhost:${port}`;

/**
 * Returns the command that brings webhooks to a site on this machine.
 * @param {{ program: string, port: number, webhooks: string }} site `webhooks` is the path of its route
 */
export const listenCommand = ({ program, port, webhooks }) => `${program} listen --forward-to ${originOf(port)}${webhooks}`;

/**
 * Returns the README of a site.
 * @param {{ name: string, path: string, port: number, program: string, about: string, files: readonly string[], live: readonly string[], webhooks: string, tarball: string }} site
 */
export function readmeText(site) {
  const { name, port, about, files, live, tarball, program, path } = site;
  return `# ${name}

${about}

\`\`\`sh
npm install
npm run dev
\`\`\`

It is at ${originOf(port)}. To receive webhooks on this machine, leave this running${whereOf(site)}:

\`\`\`sh
${listenCommand(site)}
\`\`\`

${files.join('\n')}

\`.env.local\` holds address, keys and secrets, and is never committed. Its keys are test keys: orders are paid with test money, and a registration is checked but not booked. \`vendor/\` holds the SDK, \`${tarball}\`; commit it.

## Update the SDK

After an update of the service${whereOf(site)}:

\`\`\`sh
${program} update ${path}
\`\`\`

It puts the SDK of that version into \`vendor/\`, installs it and says what has changed. Commit \`vendor/\`, \`package.json\` and \`package-lock.json\` afterwards. Each version has a file name of its own: a file that replaces another of the same name is not installed.

## Before it goes live

- Set the variables of \`.env.local\` where the site runs: a live secret key, the secret of a webhook destination with the public address of the route, \`SITE_URL\` with https, and a \`COOKIE_SECRET\` of its own.
${live.join('\n')}
`;
}

/** Returns where its commands run: nothing for a command line that is installed by itself. */
export const whereOf = ({ program }) => (program.startsWith('npm ') ? ' in the folder of the service’s repository' : '');
