/** How many formats of each kind are kept: feeds may name any currency. */
const MOST = 200;

/** Formats of Intl take long to make and little to use: each is made once. */
function once<Options, Format>(make: (locale: string, options?: Options) => Format) {
  const made = new Map<string, Format>();
  return (locale: string, options?: Options): Format => {
    const key = `${locale} ${JSON.stringify(options)}`;
    const format = made.get(key) ?? make(locale, options);
    if (made.size < MOST) made.set(key, format);
    return format;
  };
}

export const numberFormat = once(
  (locale, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);
export const dateFormat = once(
  (locale, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);
export const pluralRules = once((locale) => new Intl.PluralRules(locale));
export const languageNames = once((locale) => new Intl.DisplayNames(locale, { type: 'language' }));
