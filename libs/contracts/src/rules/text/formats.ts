/** Most formats of one kind that are remembered: those of a few languages, zones and currencies; locales come from readers. */
const MOST_FORMATS = 500;

/** Returns a function that makes each format once, since making one costs more than using it a hundred times. */
function remembered<Options extends object, Format>(make: (locale: string, options: Options) => Format): typeof make {
  const formats = new Map<string, Format>();
  return (locale, options) => {
    const key = `${locale} ${JSON.stringify(options)}`;
    const stored = formats.get(key);
    if (stored !== undefined) return stored;
    const format = make(locale, options);
    if (formats.size >= MOST_FORMATS) formats.delete(formats.keys().next().value!);
    formats.set(key, format);
    return format;
  };
}

/** Returns the format of dates of a locale (BCP 47). Throws RangeError for an unknown locale or zone. */
export const dateFormat = remembered((locale: string, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options));

/** Returns the format of numbers of a locale (BCP 47). Throws RangeError for an unknown locale. */
export const numberFormat = remembered((locale: string, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options));
