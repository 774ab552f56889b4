import { z } from 'zod';

/** The languages that the three systems know. Those of an instance are `bridge_languages`. */
export const LANGUES = ['fr', 'en', 'de', 'nl', 'es', 'it', 'ru', 'zh', 'pt', 'ja', 'ko'] as const;
export type Langue = (typeof LANGUES)[number];

const NOMS: Readonly<Record<Langue, string>> = {
  fr: 'Français',
  en: 'Anglais',
  de: 'Allemand',
  nl: 'Néerlandais',
  es: 'Espagnol',
  it: 'Italien',
  ru: 'Russe',
  zh: 'Chinois',
  pt: 'Portugais',
  ja: 'Japonais',
  ko: 'Coréen',
};
export const LANGUES_CHOIX = LANGUES.map((value) => ({ value, label: NOMS[value] }));

export const langueSchema = z.enum(LANGUES);

/** A text as its source gives it, by language. An absent language is a text that the source does not have. */
export const textesSchema = z.partialRecord(langueSchema, z.string());
export type Textes = z.output<typeof textesSchema>;

/** Who wrote a text: machine text is never shown as the source's, and an import never replaces what a person wrote. */
export const ORIGINES_TEXTE = ['source', 'machine', 'humain'] as const;
export type OrigineTexte = (typeof ORIGINES_TEXTE)[number];
