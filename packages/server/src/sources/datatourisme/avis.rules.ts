import type { CritereObjet, DocumentObjet, Terme } from '@bridge/contract';
import { nombreOf } from '../clean/nombre.rules.ts';
import { champ, classesDe, motsOuNoeuds, type Noeud, noeuds, termesOf, texteDe } from './valeurs.rules.ts';

interface Avis {
  readonly labels: DocumentObjet['labels'];
  readonly classement?: NonNullable<DocumentObjet['classement']>;
  /** Marks on other scales than the one that the offer is known by: they are no labels. */
  readonly autres: readonly CritereObjet[];
}

interface Note {
  readonly terme: Terme;
  readonly valeur: number | null;
}

const ETOILES = /etoile|étoile|star/i;
const AUTRE: Terme = { schema: 'datatourisme', code: 'ScaleRating', libelle: { fr: 'Autre classement' } };

/** Reviews are labels, or marks on a scale. An offer is known by its stars, or else by the first of its marks. */
export function avisDatatourisme(record: Noeud): Avis {
  const labels: Terme[] = [];
  const notes: Note[] = [];
  for (const review of noeuds(champ(record, 'hasReview'))) {
    for (const value of motsOuNoeuds(review, 'hasReviewValue')) {
      const liste = classesDe(value)[0] ?? 'Review';
      const note = texteDe(value, 'ratingValue');
      const [terme = note === undefined ? undefined : chiffre(liste, note)] = termesOf([value], liste);
      if (terme === undefined) continue;
      const valeur = nombreOf(note);
      const known: readonly Terme[] = [...labels, ...notes.map((note) => note.terme)];
      if (known.some(({ code }) => code === terme.code)) continue;
      if (classesDe(value).includes('ScaleRating') || valeur !== null) notes.push({ terme, valeur });
      else labels.push(terme);
    }
  }
  const first = notes.find(({ terme }) => ETOILES.test(terme.libelle.fr ?? terme.code)) ?? notes[0];
  const autres = notes.filter((note) => note !== first).map(({ terme }) => ({ critere: AUTRE, modalite: terme }));
  return { labels, autres, ...(first === undefined ? {} : { classement: classementOf(first) }) };
}

/** The label of a mark: its name, else its number. */
const chiffre = (liste: string, note: string): Terme => ({
  schema: `datatourisme:${liste}`,
  code: note,
  libelle: { fr: note },
});

function classementOf({ terme, valeur }: Note): NonNullable<DocumentObjet['classement']> {
  return {
    schema: terme.schema,
    ...(valeur === null ? {} : { valeur }),
    texte: terme.libelle.fr ?? terme.code,
    ...(Object.keys(terme.libelle).length > 1 ? { libelle: terme.libelle } : {}),
  };
}
