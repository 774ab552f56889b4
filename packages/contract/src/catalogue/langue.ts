import { z } from 'zod';

/** The languages that the systems know. Those of an instance are `bridge_languages`. */
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

/** A text by language, as its source gives it; an absent language is missing at the source. */
export const textesSchema = z.partialRecord(langueSchema, z.string());
export type Textes = z.output<typeof textesSchema>;

/** The origin of a text: a machine's is never shown as the source's, and imports never replace a person's. */
export const ORIGINES_TEXTE = ['source', 'machine', 'humain'] as const;
export type OrigineTexte = (typeof ORIGINES_TEXTE)[number];
