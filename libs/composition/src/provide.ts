import type { FactoryProvider } from '@nestjs/common';

/** A class, abstract or not, by which something is injected. */
type Token<T> = abstract new (...parts: never[]) => T;
type Injected<Tokens extends readonly Token<unknown>[]> = { -readonly [Index in keyof Tokens]: InstanceType<Tokens[Index]> };
type TokensOf<Parts extends readonly unknown[]> = { [Index in keyof Parts]: Token<Parts[Index]> };

/**
 * Provides what `make` answers under `token`; it gets what the tokens of `inject` stand for.
 * The compiler holds these against each other, which it does not in a provider written out for Nest.
 */
export function provide<T, const Tokens extends readonly Token<unknown>[]>(
  token: Token<T>,
  inject: Tokens,
  make: (...parts: Injected<Tokens>) => NoInfer<T>,
): FactoryProvider<T> {
  return { provide: token, useFactory: make as (...parts: unknown[]) => T, inject: [...inject] };
}

/** Provides a class whose constructor takes what these tokens stand for: `construct(ReadEvents, EventReader, ProductReader)`. */
export function construct<T, Parts extends unknown[]>(made: new (...parts: Parts) => T, ...inject: TokensOf<Parts>): FactoryProvider<T> {
  return { provide: made, useFactory: (...parts: Parts) => new made(...parts), inject: inject as Token<unknown>[] };
}
