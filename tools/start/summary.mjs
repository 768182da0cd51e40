/**
 * Returns the text for the terminal when everything runs: addresses, keys, and first steps.
 * @param {object} demo the content of demo.json
 * @param {{ production: boolean, demoFile: string, webhooksUrl?: string, notes: (string | undefined)[] }} context
 * @returns {string}
 */
export function summary(demo, { production, demoFile, webhooksUrl, notes }) {
  const addresses = [
    ['API', demo.baseUrl],
    ['Reference', demo.docsUrl],
    ['Example storefront', demo.storefrontUrl],
    ['Webhooks it received', webhooksUrl],
    ['Messages sent', demo.inboxUrl],
  ];
  const secrets = [
    ['publishable key, test', demo.keys?.publishableTest],
    ['secret key, test', demo.keys?.secretTest],
    ['publishable key, live', demo.keys?.publishableLive],
    ['secret key, live', demo.keys?.secretLive],
    ['admin token', demo.adminToken],
    ['operator token', demo.operatorToken],
  ];
  return [
    '',
    'The storefront service is running.',
    '',
    ...table(addresses),
    '',
    ...(production ? [] : [...table(secrets), '']),
    ...notes.filter(Boolean).flatMap((note) => [note, '']),
    ...(demo.keys
      ? [
          'Try:',
          `  curl -H 'Authorization: Bearer ${production ? '<a secret key>' : demo.keys.secretTest}' ${demo.baseUrl}/store/storefront`,
          '',
        ]
      : []),
    `All of this is in ${demoFile}. Ctrl-C stops everything.`,
    '',
  ].join('\n');
}

function table(rows) {
  return rows.filter(([, value]) => value).map(([name, value]) => `  ${name.padEnd(24)}${value}`);
}
