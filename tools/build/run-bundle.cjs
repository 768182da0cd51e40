'use strict';
/**
 * Runs the bundle beside this file (`main.cjs` runs `main.bundle.cjs`) with what V8 has compiled of it before, so that a
 * start compiles nothing. Each version of Node has compiled code of its own, which the build makes under that version; without it, or
 * under other flags, the start is slower. With `WRITE_CODE_CACHE=yes`, as the build runs it, the compiled code is written when the process ends.
 */
const { isAscii } = require('node:buffer');
const { createHash } = require('node:crypto');
const { readFileSync, renameSync, writeFileSync } = require('node:fs');
const { createRequire, Module, wrap } = require('node:module');
const { dirname } = require('node:path');
const { setFlagsFromString } = require('node:v8');
const { Script } = require('node:vm');

const filename = __filename.replace(/\.cjs$/, '.bundle.cjs');
const cacheFile = `${filename}.${process.version}-${process.arch}.cache`;

/** Meaning of a character of mappings: a digit of base 64, the end of a segment, or the end of a line. */
const [END_OF_SEGMENT, END_OF_LINE] = [-1, -2];
const DIGITS = new Int8Array(128);
for (const [digit, character] of [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'].entries())
  DIGITS[character.charCodeAt(0)] = digit;
DIGITS[','.charCodeAt(0)] = END_OF_SEGMENT;
DIGITS[';'.charCodeAt(0)] = END_OF_LINE;

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
  // The hash that the text ends with. V8 itself distinguishes texts by their lengths alone, and would run what was compiled of another.
  const mark = text.slice(-64);
  if (isWritten === 'yes') expectWhole(text.slice(0, -66), mark);
  const script = new Script(wrap(text), { filename, cachedData: isWritten === 'yes' ? undefined : cached(mark) });
  if (isWritten === 'yes') process.on('exit', () => keep(Buffer.concat([Buffer.from(mark, 'latin1'), script.createCachedData()])));
  return script.runInThisContext();
}

/** Refuses a text that is not, as it was read here, what the build has written. Starts leave this to the build, which runs each program once. */
function expectWhole(text, mark) {
  if (createHash('sha256').update(text).digest('hex') !== mark) throw new Error(`${filename} is not read as it was written`);
}

/** Puts compiled code in place, whole: processes may start meanwhile. */
function keep(code) {
  const unfinished = `${cacheFile}.${process.pid}.tmp`;
  writeFileSync(unfinished, code);
  renameSync(unfinished, cacheFile);
}

function cached(mark) {
  try {
    const cache = readFileSync(cacheFile);
    return cache.toString('latin1', 0, mark.length) === mark ? cache.subarray(mark.length) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Names places in the sources in stack traces. A client of the database has a trace made of each error that it hands on, so the map is
 * read for places that no trace has named before.
 */
function readableStacks() {
  const positions = new Map();
  Error.prepareStackTrace = (error, frames) => {
    const named = frames.filter((frame) => frame.getFileName() === filename);
    const unknown = named.filter((frame) => !positions.has(keyOf(frame)));
    if (unknown.length > 0) addPositions(positions, unknown);
    return [String(error), ...frames.map((frame) => `    at ${positioned(frame, positions)}`)].join('\n');
  };
}

function positioned(frame, positions) {
  const position = frame.getFileName() === filename && positions.get(keyOf(frame));
  return position ? String(frame).replace(/[^ (]*\.bundle\.cjs:\d+:\d+/, position) : String(frame);
}

function keyOf(frame) {
  return `${frame.getLineNumber()}:${frame.getColumnNumber()}`;
}

/** Adds the position in the sources of each frame, undefined where the map has none. */
function addPositions(positions, frames) {
  const { mappings, sources } = sourceMap();
  const segments = segmentsOf(mappings, new Set(frames.map((frame) => frame.getLineNumber() - 1)));
  for (const frame of frames) {
    const segment = segments.get(frame.getLineNumber() - 1).findLast(([column]) => column < frame.getColumnNumber());
    const [, source, line, column] = segment ?? [];
    positions.set(
      keyOf(frame),
      source === undefined ? undefined : `${sources[source].replace(/^(\.\.\/)+/, '')}:${line + 1}:${column + 1}`,
    );
  }
}

/** Returns the source map of the bundle, empty where it is not there: an error that is thrown while a stack is printed ends the process. */
function sourceMap() {
  try {
    return JSON.parse(readFileSync(`${filename}.map`, 'utf8'));
  } catch {
    return { mappings: '', sources: [] };
  }
}

/**
 * Segments of some lines of the mappings of a source map (ECMA-426), each `[column, source, line, column in the source]`, or its column
 * alone. One pass without a table of all lines, which takes a second and 300 MB to make of an api.
 * @param {string} mappings
 * @param {Set<number>} lines from 0
 */
function segmentsOf(mappings, lines) {
  const segments = new Map([...lines].map((line) => [line, []]));
  const last = Math.max(...lines);
  const sums = [0, 0, 0, 0, 0];
  let [line, field, value, shift] = [0, 0, 0, 0];
  let columns = segments.get(line);
  for (let at = 0; line <= last && at < mappings.length; at += 1) {
    const digit = DIGITS[mappings.charCodeAt(at)];
    if (digit < 0) {
      if (field > 0) columns?.push(sums.slice(0, field > 1 ? 4 : 1));
      field = 0;
      if (digit === END_OF_LINE) {
        line += 1;
        columns = segments.get(line);
        sums[0] = 0;
      }
    } else {
      value += (digit & 31) << shift;
      shift += 5;
      if (digit < 32) {
        sums[field] += value & 1 ? -(value >>> 1) : value >>> 1;
        field += 1;
        value = shift = 0;
      }
    }
  }
  if (field > 0) columns?.push(sums.slice(0, field > 1 ? 4 : 1));
  return segments;
}
