import type { FactoryProvider } from '@nestjs/common';

/** A class, abstract or not, by which something is injected. */
type Token<T> = abstract new (...parts: never[]) => T;
type Injected<Tokens extends readonly Token<unknown>[]> = { -readonly [Index in keyof Tokens]: InstanceType<Tokens[Index]> };
type TokensOf<Parts extends readonly unknown[]> = { [Index in keyof Parts]: Token<Parts[Index]> };

/**
 * Provides the result of `make` under `token`; its arguments are the instances of the tokens in `inject`. The compiler checks both against
 * each other, unlike in a provider written out for Nest.
 */
export function provide<T, const Tokens extends readonly Token<unknown>[]>(
  token: Token<T>,
  inject: Tokens,
  make: (...parts: Injected<Tokens>) => NoInfer<T>,
): FactoryProvider<T> {
  return { provide: token, useFactory: make as (...parts: unknown[]) => T, inject: [...inject] };
}

/** Provides a class whose constructor takes the instances of these tokens: `construct(ReadEvents, EventReader, ProductReader)`. */
export function construct<T, Parts extends unknown[]>(made: new (...parts: Parts) => T, ...inject: TokensOf<Parts>): FactoryProvider<T> {
  return { provide: made, useFactory: (...parts: Parts) => new made(...parts), inject: inject as Token<unknown>[] };
}
