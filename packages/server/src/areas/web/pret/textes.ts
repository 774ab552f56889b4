/** A text in the languages that the product itself speaks to visitors. */
export type Textes = Readonly<Record<'fr' | 'en' | 'de', string>>;

export const say = (fr: string, en: string, de: string): Textes => ({ fr, en, de });
