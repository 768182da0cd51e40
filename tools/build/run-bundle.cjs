'use strict';
/**
 * Runs the bundle beside this file (`main.cjs` runs `main.bundle.cjs`) with what V8 has compiled of it before, so that a
 * start compiles nothing. What another version of Node or other flags compiled is left aside, and the start is slower.
 * With `WRITE_CODE_CACHE=yes`, as the build runs it, the compiled code is written when the process ends.
 */
const { isAscii } = require('node:buffer');
const { createHash } = require('node:crypto');
const { readFileSync, writeFileSync } = require('node:fs');
const { createRequire, Module, SourceMap, wrap } = require('node:module');
const { dirname } = require('node:path');
const { setFlagsFromString } = require('node:v8');
const { Script } = require('node:vm');

const filename = __filename.replace(/\.cjs$/, '.bundle.cjs');
const cacheFile = `${filename}.cache`;

// V8 takes compiled code under the flags alone that it was compiled under. The size of the heap is settled by now, whatever this says.
setFlagsFromString('--max-old-space-size=0');
const { WRITE_CODE_CACHE: isWritten, NODE_ENV } = process.env;
if (NODE_ENV === 'development') readableStacks();

const bundle = new Module(filename, module);
bundle.filename = filename;
compiled()(bundle.exports, createRequire(filename), bundle, filename, dirname(filename));

/** The bundle as one function of a module. Nothing but V8 holds its text and its compiled code afterwards: they are large. */
function compiled() {
  const bytes = readFileSync(filename);
  // Both read ASCII alike, which the build writes wherever it can; but while UTF-8 is decoded it takes twice the memory.
  const text = bytes.toString(isAscii(bytes) ? 'latin1' : 'utf8');
  // The hash that the text ends with. V8 itself tells texts apart by their lengths alone, and would run what was compiled of another.
  const mark = text.slice(-64);
  if (isWritten === 'yes') expectWhole(text.slice(0, -66), mark);
  const script = new Script(wrap(text), { filename, cachedData: isWritten === 'yes' ? undefined : cached(mark) });
  if (isWritten === 'yes')
    process.on('exit', () => writeFileSync(cacheFile, Buffer.concat([Buffer.from(mark, 'latin1'), script.createCachedData()])));
  return script.runInThisContext();
}

/** Refuses a text that is not, as it was read here, what the build has written. Starts leave this to the build, which runs each program once. */
function expectWhole(text, mark) {
  if (createHash('sha256').update(text).digest('hex') !== mark) throw new Error(`${filename} is not read as it was written`);
}

function cached(mark) {
  try {
    const kept = readFileSync(cacheFile);
    return kept.toString('latin1', 0, mark.length) === mark ? kept.subarray(mark.length) : undefined;
  } catch {
    return undefined;
  }
}

/** Names places in the sources in stack traces. The map is read for the first trace that somebody looks at, so that a start does without it. */
function readableStacks() {
  let map;
  Error.prepareStackTrace = (error, frames) => {
    map ??= new SourceMap(JSON.parse(readFileSync(`${filename}.map`, 'utf8')));
    return [String(error), ...frames.map((frame) => `    at ${placed(frame, map)}`)].join('\n');
  };
}

function placed(frame, map) {
  if (frame.getFileName() !== filename) return String(frame);
  const { originalSource, originalLine, originalColumn } = map.findEntry(frame.getLineNumber() - 1, frame.getColumnNumber() - 1);
  if (!originalSource) return String(frame);
  const place = `${originalSource.replace(/^(\.\.\/)+/, '')}:${originalLine + 1}:${originalColumn + 1}`;
  return String(frame).replace(/[^ (]*\.bundle\.cjs:\d+:\d+/, place);
}
