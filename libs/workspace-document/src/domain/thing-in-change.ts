import type { ReferenceKind, RuleScope } from '@svc/contracts';
import { identityOf } from './contents';
import { knownThings } from './known-things';
import { placeOf } from './place';
import type { DocumentItem } from './section';
import { SECTIONS, type ItemSection } from './sections';

/** One thing on its way from `before` (absent when it is new) to `after` (absent when it is deleted). */
export class ThingInChange {
  private readonly was: RuleScope['exists'];
  private readonly is: RuleScope['exists'];

  constructor(
    readonly section: ItemSection,
    readonly before: DocumentItem | undefined,
    readonly after: DocumentItem | undefined,
  ) {
    this.was = knownThings({ [section]: before ? [before] : [] });
    this.is = knownThings({ [section]: after ? [after] : [] });
  }

  /** Whether something that others point at is renamed or gone. */
  get moves(): boolean {
    return this.pathsBefore().some(([kind, path]) => this.whereabouts(kind, path) !== path);
  }

  /** Whether that path, by the old name or the new one, was there; undefined when it is not about this thing. */
  existed(kind: ReferenceKind, path: string): boolean | undefined {
    if (!this.isAbout(kind, path)) return undefined;
    return this.before !== undefined && this.was(kind, underName(identityOf(this.section, this.before), path));
  }

  /** Whether that path will be there; undefined when it is not about this thing. */
  exists(kind: ReferenceKind, path: string): boolean | undefined {
    return this.isAbout(kind, path) ? this.is(kind, path) : undefined;
  }

  /** Where a path leads after the change (see Whereabouts). */
  whereabouts(kind: ReferenceKind, path: string): string | undefined {
    if (!this.isAbout(kind, path)) return path;
    const now = this.after && underName(identityOf(this.section, this.after), path);
    return now !== undefined && this.is(kind, now) ? now : undefined;
  }

  private isAbout(kind: ReferenceKind, path: string): boolean {
    if (placeOf(kind).section !== this.section) return false;
    const [identity] = path.toLowerCase().split('/');
    return [this.before, this.after].some((item) => item !== undefined && identityOf(this.section, item) === identity);
  }

  private pathsBefore(): [ReferenceKind, string][] {
    const { referable } = SECTIONS[this.section];
    if (!referable || !this.before) return [];
    const identity = identityOf(this.section, this.before);
    const { kind, nested } = referable;
    const members = nested ? (this.before[nested.list] as { key: string }[]) : [];
    return [[kind, identity], ...members.map(({ key }): [ReferenceKind, string] => [nested!.kind, `${identity}/${key}`])];
  }
}

/** `tote/large` under the name `bag` is `bag/large`. */
function underName(identity: string, path: string): string {
  return [identity, ...path.split('/').slice(1)].join('/');
}
