import { z } from 'zod';
import { LANGUES, type Langue, langueSchema } from '../../../catalogue/langue.ts';

export const MOST_TERMES = 2_000;

/** A term with its translations; without any, it is never translated. */
const termeDeGlossaireSchema = z.strictObject({
  terme: z.string().trim().min(1, 'Écrivez le terme.').max(200, '200 caractères au plus.'),
  traductions: z.partialRecord(langueSchema, z.string().trim().max(200, '200 caractères au plus.')),
});
export type TermeDeGlossaire = z.output<typeof termeDeGlossaireSchema>;

export const glossaireSchema = z
  .array(termeDeGlossaireSchema)
  .max(MOST_TERMES, `${MOST_TERMES} termes au plus.`)
  .superRefine((termes, context) => {
    const known = new Set<string>();
    for (const [rang, { terme }] of termes.entries()) {
      const key = terme.toLocaleLowerCase('fr');
      if (known.has(key))
        context.addIssue({ code: 'custom', path: [rang, 'terme'], message: 'Ce terme figure déjà plus haut.' });
      known.add(key);
    }
  });

const SEPARATEURS = ['\t', ';', ','] as const;
const isLangue = (code: string): code is Langue => LANGUES.some((langue) => langue === code);

/**
 * Terms pasted from a spreadsheet: the word, then a column for each language. A first line of languages is read as
 * such; without one, columns are the given languages.
 */
export function readGlossaire(colle: string, langues: readonly Langue[]): TermeDeGlossaire[] {
  const lines = colle.split(/\r?\n/).filter((line) => line.trim() !== '');
  const separateur = SEPARATEURS.find((one) => lines.some((line) => line.includes(one))) ?? ';';
  const rows = lines.map((line) => line.split(separateur).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1')));
  const [first = []] = rows;
  const named = first.slice(1).map((cell) => cell.toLowerCase());
  const hasNames = named.length > 0 && named.every(isLangue);
  const columns = hasNames ? named.filter(isLangue) : langues;
  return rows.slice(hasNames ? 1 : 0).flatMap(([terme = '', ...cells]) => {
    if (terme === '') return [];
    const said = columns.flatMap((langue, rang) => (cells[rang] ? [[langue, cells[rang]] as const] : []));
    return [{ terme, traductions: Object.fromEntries(said) }];
  });
}

/** Adds terms: new ones at the end, known ones with the given translations. */
export function addToGlossaire(
  avant: readonly TermeDeGlossaire[],
  neufs: readonly TermeDeGlossaire[],
): TermeDeGlossaire[] {
  const byTerm = new Map(avant.map((one) => [one.terme.toLocaleLowerCase('fr'), one]));
  for (const neuf of neufs) {
    const key = neuf.terme.toLocaleLowerCase('fr');
    const known = byTerm.get(key);
    byTerm.set(key, known ? { ...known, traductions: { ...known.traductions, ...neuf.traductions } } : neuf);
  }
  return [...byTerm.values()];
}

/** « boudin blanc : en white pudding » ; without translation, « jamais traduit ». */
export function termeEnMots({ terme, traductions }: TermeDeGlossaire): string {
  const dites = Object.entries(traductions).filter(([, mots]) => mots !== '');
  const suite = dites.length === 0 ? 'jamais traduit' : dites.map(([langue, mots]) => `${langue} ${mots}`).join(', ');
  return `${terme}\u00a0: ${suite}`;
}
