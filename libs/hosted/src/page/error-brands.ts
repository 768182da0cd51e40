import { Injectable } from '@nestjs/common';
import { CachedWorkspaces } from '@svc/access';
import { asTenant } from '@svc/composition';
import { NAME } from '@svc/http';
import { BrandingReader } from '@svc/storefront';
import { LRUCache } from 'lru-cache';
import { setTimeout } from 'node:timers/promises';
import { type Brand, brandOf } from './render-page';

const TTL_MS = 30_000;
const MOST_BRANDS = 1_000;
/** Longest time for which an error page waits for the brand of its shop, ms. */
const TIMEOUT_MS = 500;

/** Brands of shops on pages of errors, kept for half a minute. */
@Injectable()
export class ErrorBrands {
  private readonly cache = new LRUCache<string, Brand>({ max: MOST_BRANDS, ttl: TTL_MS });

  constructor(
    private readonly workspaces: CachedWorkspaces,
    private readonly brandings: BrandingReader,
  ) {}

  /**
   * Returns the brand of the shop that a path begins with; undefined for no shop, for one that is switched off (§5 r7), and while it
   * cannot be read.
   */
  async find(path: string): Promise<Brand | undefined> {
    const [, slug = ''] = path.split(/[/?#]/);
    if (!NAME.test(slug)) return undefined;
    try {
      return await Promise.race([this.read(slug), setTimeout(TIMEOUT_MS, undefined, { ref: false })]);
    } catch {
      return undefined;
    }
  }

  private async read(slug: string): Promise<Brand | undefined> {
    const workspace = await this.workspaces.bySlug(slug);
    if (!workspace?.apiEnabled) return undefined;
    const cachedBrand = this.cache.get(workspace.id);
    if (cachedBrand) return cachedBrand;
    const brand = brandOf(workspace, await asTenant(workspace.id, () => this.brandings.read(workspace.id)));
    this.cache.set(workspace.id, brand);
    return brand;
  }
}
