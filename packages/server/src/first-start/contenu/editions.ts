import type { EntreeDeLegende } from '@bridge/contract';
import { gabaritDuProduit } from '../../areas/gabarits.repository.ts';
import { say } from '../../areas/web/pret/textes.ts';
import type { Db } from '../../schema.ts';
import { FAITS } from '../territoire/faits.ts';
import { AGENDA_HEBDO, GUIDE, PICTOS_DE_LEGENDE, PLANIFICATION, RUBRIQUES } from './editions.contenu.ts';
import type { Fabrique } from './fabrique.ts';
import { makeAll, type Numeros, numberOf } from './numeros.ts';
import { type FaitDuTerritoire, modalitesDuFait, type Trouvailles } from './trouvailles.ts';

interface Faits {
  readonly fabrique: Fabrique;
  readonly trouvailles: Trouvailles;
  readonly selections: Numeros;
  readonly tris: Numeros;
  readonly blocs: Numeros;
  readonly medias: Numeros;
  readonly espaces: Numeros;
}

/** The region's prints: a guide, and a weekly agenda. Returns the number of models. */
export async function createEditions(
  tx: Db,
  { fabrique, trouvailles, selections, tris, blocs, medias, espaces }: Faits,
): Promise<number> {
  const legende = await fabrique.make('legende', {
    nom: 'Légende du guide',
    code: 'legende-du-guide',
    titre: say('Légende', 'Key', 'Legende'),
    groupes: GROUPES,
    entrees: entreesDe(trouvailles),
  });
  const rubriques = await makeAll(
    fabrique,
    'rubriqueDynamique',
    RUBRIQUES.map((rubrique) => ({
      ...rubrique,
      selection: numberOf(selections, rubrique.selection),
      tri: numberOf(tris, rubrique.tri),
      blocs: rubrique.blocs.map((code) => numberOf(blocs, code)),
    })),
  );
  const rubrique = (code: string) => ({
    genre: 'rubrique',
    rubrique: { ref: 'rubriqueDynamique', id: numberOf(rubriques, code) },
    selection: null,
    tri: null,
    titre: {},
    couleur: null,
    saut: 'page',
  });
  const notes = await gabaritDuProduit(tx, 'gabarits_notes', 'lignes');
  await fabrique.make('modeleEdition', {
    ...GUIDE,
    gabarit: await gabaritDuProduit(tx, 'gabarits_edition', 'guide'),
    gabaritCouverture: await gabaritDuProduit(tx, 'gabarits_couverture', 'bandeau'),
    couverture: numberOf(medias, 'lac-2'),
    gabaritSommaire: await gabaritDuProduit(tx, 'gabarits_sommaire', 'classique'),
    plan: [
      { genre: 'sommaire', saut: 'page' },
      { genre: 'legende', legende: { ref: 'legende', id: legende }, saut: 'aucun' },
      rubrique('hebergements'),
      { genre: 'annonce', espace: { ref: 'espace', id: numberOf(espaces, 'page-intercalaire') }, annonce: null },
      rubrique('restaurants-par-commune'),
      { genre: 'index', cle: 'commune', titre: say('Index des communes', 'Places', 'Orte'), saut: 'page' },
      { genre: 'notes', gabarit: { ref: 'gabaritNotes', id: notes }, pages: 1 },
    ],
  });
  const agenda = await fabrique.make('modeleEdition', {
    ...AGENDA_HEBDO,
    gabarit: await gabaritDuProduit(tx, 'gabarits_edition', 'agenda'),
    plan: [rubrique('agenda-par-jour')],
  });
  await fabrique.make('planification', { ...PLANIFICATION, modele: agenda });
  return 2;
}

const GROUPES = [
  { nom: say('Équipements', 'Facilities', 'Ausstattung'), code: 'equipements' },
  { nom: say('Services', 'Services', 'Service'), code: 'services' },
];

/** A legend entry for each fact of the territory in the records. */
function entreesDe(trouvailles: Trouvailles): EntreeDeLegende[] {
  return PICTOS_DE_LEGENDE.flatMap(([fait, picto]: readonly [FaitDuTerritoire, string]) => {
    const [cible] = modalitesDuFait(trouvailles, fait);
    const { fr, en, de, famille } = FAITS[fait];
    return cible === undefined
      ? []
      : [
          {
            picto: { genre: 'produit' as const, nom: picto },
            libelle: { fr, en, de },
            cible,
            groupe: famille === 'service' ? 'services' : 'equipements',
            couleur: null,
            alternatif: {},
          },
        ];
  });
}
