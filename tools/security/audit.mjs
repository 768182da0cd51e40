import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Tolerated severities of a known weakness of a package that runs in production. */
const TOLERATED = ['info', 'low', 'moderate'];

/**
 * Judges the report of `npm audit --json` on the packages that run in production.
 * @param {string} json
 * @returns {{ asked: false, why: string } | { asked: true, refused: string[], tolerated: string[] }} each weakness as a line
 */
export function judgeAudit(json) {
  const report = readReport(json);
  if (!report?.vulnerabilities) return { asked: false, why: report?.message ?? 'npm gave no report.' };
  const lines = Object.values(report.vulnerabilities).map(({ name, severity, range }) => ({
    severity,
    line: `${name} ${range}: ${severity}`,
  }));
  return {
    asked: true,
    refused: lines.filter(({ severity }) => !TOLERATED.includes(severity)).map(({ line }) => line),
    tolerated: lines.filter(({ severity }) => TOLERATED.includes(severity)).map(({ line }) => line),
  };
}

function readReport(json) {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** Audits what the lock of a folder names, and prints what there is to say. @returns {0 | 1} an exit code */
function auditFolder(folder) {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    cwd: join(import.meta.dirname, '../..', folder),
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const audit = judgeAudit(stdout);
  if (!audit.asked) {
    // Some mirrors of the registry cannot be asked; what stands in the lock is checked by a test in any case.
    console.warn(`Dependencies of ${folder} were not audited: the registry has no answer (${audit.why}). Run npm run audit where it has.`);
    return process.env.AUDIT === 'required' ? 1 : 0;
  }
  for (const line of audit.tolerated) console.warn(`tolerated: ${line}`);
  for (const line of audit.refused) console.error(`refused: ${line}`);
  console.log(
    `${folder}: ${audit.refused.length} refused, ${audit.tolerated.length} tolerated weaknesses of packages that run in production.`,
  );
  return audit.refused.length > 0 ? 1 : 0;
}

if (process.argv[1] === import.meta.filename) {
  // An example is what developers copy.
  process.exitCode = Math.max(...['.', 'examples/nextjs'].map(auditFolder));
}
