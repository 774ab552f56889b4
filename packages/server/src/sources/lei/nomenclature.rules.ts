import type { Langue, NatureCritere } from '@bridge/contract';
import { lexique } from '../clean/lexique.ts';
import { lineOf } from '../clean/texte.rules.ts';
import { type Noeud, texteDe } from '../reading/xml/xml-tree.ts';
import type { Lecture } from '../source.ts';

type LectureTerme = Extract<Lecture, { kind: 'terme' }>;

/** TYPVAL, as its examples show it: 1 counts people, 2 codes a list, 4 is a photo, 5 a price, 6 a link. */
const NATURES = lexique<NatureCritere>({
  '1': 'nombre',
  '2': 'multiple',
  '4': 'media',
  '5': 'prix',
  '6': 'url',
});

/** Words of a `CRIT`, wherever the nomenclature stands, or of the separate dictionaries of criteria and types. */
export function* termesLei(region: string, langue: Langue, noeud: Noeud): Generator<LectureTerme> {
  switch (noeud.nom) {
    case 'CRIT':
      yield* critere(region, langue, noeud.attributs.CLEF, texteDe(noeud, 'NOMCRIT'), noeud.attributs.TYPVAL, () =>
        noeud.enfants.filter(({ nom }) => nom === 'MODAL').map((modal) => [modal.attributs.CLEF, modal.texte]),
      );
      return;
    case 'Criteres':
      yield* critere(
        region,
        langue,
        texteDe(noeud, 'CRITERE'),
        texteDe(noeud, 'CRITERE_NOM'),
        texteDe(noeud, 'CRITERE_TYPEVAL'),
        () =>
          noeud.enfants
            .filter(({ nom }) => nom === 'Modalites')
            .map((modal) => [texteDe(modal, 'MODALITE'), texteDe(modal, 'MODALITE_NOM')]),
      );
      return;
    case 'Genres':
      yield* genre(region, langue, noeud);
      return;
  }
}

function* critere(
  region: string,
  langue: Langue,
  code: string | undefined,
  nom: string | undefined,
  typval: string | undefined,
  modalites: () => (readonly [string | undefined, string | undefined])[],
): Generator<LectureTerme> {
  if (code === undefined || code === '') return;
  const libelle = lineOf(nom) ?? code;
  const nature = NATURES[typval ?? ''] ?? null;
  const terme = { schema: `lei:${region}`, code, libelle: { [langue]: libelle } };
  yield { kind: 'terme', terme, nature };
  for (const [clef, text] of modalites()) {
    const label = lineOf(text);
    if (clef === undefined || clef === '' || label === undefined) continue;
    yield {
      kind: 'terme',
      terme: { schema: `lei:${region}:${code}`, code: clef, libelle: { [langue]: label } },
      libelleSchema: libelle,
    };
  }
}

/** Ids of the three levels overlap: each level is a list of its own. */
function* genre(region: string, langue: Langue, noeud: Noeud): Generator<LectureTerme> {
  yield* niveau(region, langue, 'genre', texteDe(noeud, 'Genre'), texteDe(noeud, 'NomGenre'));
  for (const categorie of noeud.enfants) {
    if (categorie.nom !== 'Categories') continue;
    const under = aboveIn(region, 'genre', texteDe(noeud, 'Genre'));
    const code = texteDe(categorie, 'CATEGORIE');
    yield* niveau(region, langue, 'categorie', code, texteDe(categorie, 'NomCat'), under);
    const within = aboveIn(region, 'categorie', code);
    for (const type of categorie.enfants) {
      if (type.nom !== 'Types') continue;
      yield* niveau(region, langue, 'type', texteDe(type, 'TYPE'), texteDe(type, 'NomType'), within);
    }
  }
}

function aboveIn(region: string, level: keyof typeof NIVEAUX, code: string | undefined): LectureTerme['parent'] {
  return code === undefined ? undefined : { schema: `lei:${region}:${level}`, code };
}

const NIVEAUX = { genre: 'Genre', categorie: 'Catégorie', type: 'Type de produit' } as const;

function* niveau(
  region: string,
  langue: Langue,
  level: keyof typeof NIVEAUX,
  code: string | undefined,
  nom: string | undefined,
  parent?: LectureTerme['parent'],
): Generator<LectureTerme> {
  const label = lineOf(nom);
  if (code === undefined || label === undefined) return;
  yield {
    kind: 'terme',
    terme: { schema: `lei:${region}:${level}`, code, libelle: { [langue]: label } },
    libelleSchema: NIVEAUX[level],
    ...(parent === undefined ? {} : { parent }),
  };
}
