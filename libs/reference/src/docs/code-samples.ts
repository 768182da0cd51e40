import type { Example } from './examples';
import { sdkSample } from './sdk-samples';

export interface CodeSample {
  lang: string;
  label: string;
  source: string;
}

/** An operation with the values of its example. */
interface ExampleRequest {
  method: string;
  /** Path below `BASE`, with its parameters filled in. */
  path: string;
  headers: Record<string, string>;
  body?: unknown;
}

/** Address of an operation. */
interface Addressed {
  operationId: string;
  method: string;
  path: string;
}

/** Returns the same request in each language of the reference. `path` is the operation's, with `{names}`. */
export function codeSamples({ operationId, method, path }: Addressed, example: Example): CodeSample[] {
  const request = exampleRequest(method, path, example);
  return [
    { lang: 'JavaScript', label: 'SDK', source: sdkSample(operationId, example) },
    { lang: 'Shell', label: 'curl', source: curl(request) },
    { lang: 'PHP', label: 'PHP', source: php(request) },
    { lang: 'Python', label: 'Python', source: python(request) },
  ];
}

function exampleRequest(method: string, path: string, { path: names = {}, query = {}, headers = {}, body }: Example): ExampleRequest {
  const filled = path.replace(/\{(\w+)\}/g, (parameter, name: string) => names[name] ?? parameter);
  const search = Object.entries(query)
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
  return { method: method.toUpperCase(), path: search ? `${filled}?${search}` : filled, headers, body };
}

function curl({ method, path, headers, body }: ExampleRequest): string {
  const lines = [`curl -s "$BASE${path}"`];
  if (method !== 'GET') lines[0] = `curl -s -X ${method} "$BASE${path}"`;
  lines.push(`-H "Authorization: Bearer $STORE_SECRET_KEY"`);
  for (const name of Object.keys(headers)) lines.push(`-H "${name}: $(uuidgen)"`);
  if (body !== undefined) lines.push(`-H 'Content-Type: application/json'`, `-d '${JSON.stringify(body).replaceAll("'", `'\\''`)}'`);
  return lines.join(' \\\n  ');
}

function php({ method, path, headers, body }: ExampleRequest): string {
  const sent = [
    `'Authorization: Bearer ' . getenv('STORE_SECRET_KEY')`,
    ...Object.keys(headers).map((name) => `'${name}: ' . bin2hex(random_bytes(16))`),
    ...(body === undefined ? [] : [`'Content-Type: application/json'`]),
  ];
  const options = [
    ...(method === 'GET' ? [] : [`CURLOPT_CUSTOMREQUEST => '${method}'`]),
    'CURLOPT_RETURNTRANSFER => true',
    `CURLOPT_HTTPHEADER => [\n${indented(sent, 2)}    ]`,
    ...(body === undefined ? [] : [`CURLOPT_POSTFIELDS => json_encode(${phpValue(body, 1)})`]),
  ];
  return `<?php
$request = curl_init(getenv('BASE') . '${path}');
curl_setopt_array($request, [
${indented(options, 1)}]);
$answer = json_decode(curl_exec($request), true);
$status = curl_getinfo($request, CURLINFO_RESPONSE_CODE);`;
}

function python({ method, path, headers, body }: ExampleRequest): string {
  const own = Object.keys(headers);
  const sent = [
    `'Authorization': 'Bearer ' + os.environ['STORE_SECRET_KEY']`,
    ...own.map((name) => `'${name}': str(uuid.uuid4())`),
    ...(body === undefined ? [] : [`'Content-Type': 'application/json'`]),
  ];
  const parameters = [
    `os.environ['BASE'] + '${path}'`,
    ...(method === 'GET' ? [] : [`method='${method}'`]),
    `headers={\n${indented(sent, 2)}    }`,
    ...(body === undefined ? [] : [`data=json.dumps(${pythonValue(body, 1)}).encode()`]),
  ];
  return `import json
import os
import urllib.request
${own.length > 0 ? 'import uuid\n' : ''}
request = urllib.request.Request(
${indented(parameters, 1)})
with urllib.request.urlopen(request) as response:
    answer = json.load(response)`;
}

function pythonValue(value: unknown, depth: number): string {
  if (typeof value === 'string') return `'${value.replace(/['\\]/g, '\\$&')}'`;
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value !== 'object' || value === null) return value === null ? 'None' : JSON.stringify(value);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  const members = Array.isArray(value)
    ? value.map((member: unknown) => pythonValue(member, depth + 1))
    : Object.entries(value).map(([name, member]) => `'${name}': ${pythonValue(member, depth + 1)}`);
  return `${open}\n${indented(members, depth + 1)}${'    '.repeat(depth)}${close}`;
}

function phpValue(value: unknown, depth: number): string {
  if (typeof value === 'string') return `'${value.replace(/['\\]/g, '\\$&')}'`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Array.isArray(value)
    ? value.map((member: unknown) => phpValue(member, depth + 1))
    : Object.entries(value).map(([name, member]) => `'${name}' => ${phpValue(member, depth + 1)}`);
  return `[\n${indented(members, depth + 1)}${'    '.repeat(depth)}]`;
}

function indented(lines: readonly string[], depth: number): string {
  return lines.map((line) => `${'    '.repeat(depth)}${line},\n`).join('');
}
