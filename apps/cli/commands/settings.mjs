import { Failed, UsageError } from '../errors.mjs';

const ABOUT =
  'Settings are those of the guide to the management API, by their names with dots: alertEmail, merchantNotices.orders, lowStockThreshold and so on.';

/** Names that the service gives, or that have commands of their own. */
const NOT_SET = ['ref', 'slug', 'createdAt', 'warnings'];

/** Returns the part of a value that a name with dots leads to; undefined where there is none. */
const partOf = (value, name) =>
  name
    .split('.')
    .reduce((part, key) => (part !== null && typeof part === 'object' && Object.hasOwn(part, key) ? part[key] : undefined), value);

/** `merchantNotices.orders = "each"`: a line for each setting below a name. Lists, and objects without anything, are one. */
function linesOf(value, name = '') {
  const parts = value !== null && typeof value === 'object' && !Array.isArray(value) ? Object.entries(value) : [];
  if (parts.length === 0) return [`${name} = ${JSON.stringify(value)}`];
  return parts.flatMap(([key, part]) => linesOf(part, name === '' ? key : `${name}.${key}`));
}

/** Every setting, or those below a name. */
export const showSettings = {
  name: 'settings show',
  takes: ['[name]'],
  summary: 'Show the settings of the workspace, or those below a name',
  about: ABOUT,
  needs: 'workspace',
  async run({ client, positionals: [name] }) {
    const workspace = await client.call('GET', '/workspace');
    const value = name === undefined ? workspace : partOf(workspace, name);
    if (value === undefined) throw new Failed('NOT_FOUND', `${name} is not set. settings show lists all that is.`);
    return { data: value, text: linesOf(value, name).join('\n') };
  },
};

/** Returns what is written as JSON, and as text where it is none, or where the setting is text now. */
function valueOf(written, present) {
  try {
    const value = JSON.parse(written);
    return typeof present === 'string' && typeof value !== 'string' && value !== null ? written : value;
  } catch {
    if (/^[[{"]/.test(written)) throw new UsageError(`The value is not valid JSON: ${written}`);
    return written;
  }
}

/** One setting, or several below one name. */
export const setSetting = {
  name: 'settings set',
  takes: ['<name>', '<value>'],
  summary: 'Set one setting of the workspace',
  about: `${ABOUT} The value is JSON, or text: each, 20, true, '["USD"]' or '{"orders":"daily"}'. null takes away what may be absent. Of an object, what the value does not name stays as it is.`,
  needs: 'workspace',
  async run({ client, positionals: [name, written] }) {
    const keys = name.split('.');
    if (NOT_SET.includes(keys[0]) || keys.some((key) => !/^\w+$/.test(key)))
      throw new UsageError(`${name} is no setting. settings show lists them.`);
    const value = valueOf(written, partOf(await client.call('GET', '/workspace'), name));
    const patch = keys.reduceRight((part, key) => ({ [key]: part }), value);
    const workspace = await client.call('PATCH', '/workspace', patch);
    const warnings = (workspace.warnings ?? []).map(({ message }) => message);
    const stored = partOf(workspace, name);
    const text = stored === undefined ? [`${name} is not set.`] : linesOf(stored, name);
    return { data: { [name]: stored ?? null, warnings }, text: [...text, ...warnings].join('\n') };
  },
};
