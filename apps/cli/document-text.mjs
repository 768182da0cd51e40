import { UsageError } from './errors.mjs';

/** yaml's guard against documents that unfold without end does not fit a catalogue that uses anchors a lot. */
const maxAliasCount = 10_000;

/** A document as the text of a file. @param {'json' | 'yaml'} format */
export async function documentText(document, format) {
  if (format === 'json') return `${JSON.stringify(document, null, 2)}\n`;
  const { stringify } = await import('yaml');
  return stringify(document, { lineWidth: 0, aliasDuplicateObjects: false });
}

/**
 * The value that a file's text says.
 * @param {'json' | 'yaml' | undefined} format undefined: JSON when it is, else YAML
 * @throws {UsageError} with the line of the first mistake
 */
export async function parseDocument(text, format) {
  if (format !== 'yaml') {
    try {
      return JSON.parse(text);
    } catch (error) {
      if (format === 'json') throw new UsageError(`it is not valid JSON: ${error.message}`);
    }
  }
  const yaml = await import('yaml');
  try {
    return yaml.parse(text, { maxAliasCount });
  } catch (error) {
    throw new UsageError(`it is not valid YAML: ${error.message.trimEnd()}`);
  }
}

/**
 * Finds the lines of faults, in JSON as in YAML: `products[3].variants[0].priceMinor` → 41. Where the field itself is
 * missing, that of what it should stand in.
 * @returns {Promise<(path: string) => number | undefined>}
 */
export async function linesOf(text) {
  const { isNode, LineCounter, parseDocument: parseTree } = await import('yaml');
  const lineCounter = new LineCounter();
  const tree = parseTree(text, { lineCounter, keepSourceTokens: false });
  return (path) => {
    for (let steps = stepsOf(path); steps.length > 0; steps = steps.slice(0, -1)) {
      const node = tree.getIn(steps, true);
      if (isNode(node) && node.range) return lineCounter.linePos(node.range[0]).line;
    }
    return undefined;
  };
}

/** `products[3].slug` → `['products', 3, 'slug']`. */
function stepsOf(path) {
  return [...path.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([step, index]) => (index === undefined ? step : Number(index)));
}
