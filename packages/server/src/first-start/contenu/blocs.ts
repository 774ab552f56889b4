import type { ChampDeBloc, LigneDeBloc } from '@bridge/contract';
import { BLOCS_DE_BASE, type BlocTraduit, champ, ligne } from '../../areas/web/pret/blocs.ts';
import { say, type Textes } from '../../areas/web/pret/textes.ts';
import { FAITS } from '../territoire/faits.ts';
import { et, fait } from './regles.ts';
import { type FaitDuTerritoire, motsDuFait, type Trouvailles } from './trouvailles.ts';

/** The blocs of the territory's pages, brochures and screens: one of each kind, one for descriptions and one for the lines of brochures. */
export function blocsDe(trouvailles: Trouvailles): readonly BlocTraduit[] {
  return [...BLOCS_DE_BASE, surPapier(), equipements(trouvailles), pictogrammes(trouvailles), ...pourAllerPlusLoin()];
}

/** The bloc of brochures, which have no room for titles and labels: values that explain themselves stand alone. */
function surPapier(): BlocTraduit {
  const seul = (code: ChampDeBloc, changes: Partial<LigneDeBloc> = {}) =>
    ligne({ genre: 'champ', champ: code }, changes);
  return {
    code: 'sur-papier',
    nom: 'Sur papier',
    description: 'Pour les éditions\u00a0: l’essentiel et les coordonnées en quelques lignes.',
    genre: 'donnees',
    titre: say('En bref', 'In short', 'Kurz gesagt'),
    afficherTitre: false,
    canaux: ['print'],
    presentation: 'liste',
    lignes: [
      seul('resume', { maxCaracteres: 160 }),
      seul('classement'),
      seul('prixMin', { prefixe: say('À partir de', 'From', 'Ab') }),
      seul('labels', { picto: 'leaf', maxElements: 3 }),
      seul('adresse'),
      seul('telephone'),
      seul('site'),
    ],
  };
}

/** The criteria with some facts, which differ in each system. */
function criteresDe(trouvailles: Trouvailles, faits: readonly FaitDuTerritoire[]): number[] {
  return [...new Set(faits.flatMap((un) => motsDuFait(trouvailles, un).map(({ critere }) => critere)))];
}

function equipements(trouvailles: Trouvailles): BlocTraduit {
  const lignes = (faits: readonly FaitDuTerritoire[], libelle: Textes) =>
    criteresDe(trouvailles, faits).map((id) =>
      ligne({ genre: 'critere', critere: { ref: 'critere', id } }, { libelle }),
    );
  return {
    code: 'equipements-et-services',
    nom: 'Équipements et services',
    genre: 'criteres',
    titre: say('Sur place', 'On site', 'Vor Ort'),
    colonnes: 2,
    lignes: [
      ...lignes(['parking', 'terrasse', 'piscine'], say('Équipements', 'Facilities', 'Ausstattung')),
      ...lignes(['wifi', 'boutique'], say('Services', 'Services', 'Service')),
    ],
  };
}

const PICTOS: readonly (readonly [FaitDuTerritoire, string])[] = [
  ['wifi', 'wifi'],
  ['parking', 'parking'],
  ['piscine', 'pool'],
  ['terrasse', 'umbrella'],
  ['jeux', 'baby-carriage'],
  ['abri-velo', 'bike'],
  ['borne', 'charging-pile'],
];

function pictogrammes(trouvailles: Trouvailles): BlocTraduit {
  const lignes = PICTOS.flatMap(([un, picto]) => {
    const { fr, en, de } = FAITS[un];
    return criteresDe(trouvailles, [un]).map((id) =>
      ligne(
        { genre: 'critere', critere: { ref: 'critere', id } },
        {
          libelle: say(fr, en, de),
          picto,
          modalites: motsDuFait(trouvailles, un)
            .filter(({ critere }) => critere === id)
            .map((mot) => ({ ref: 'modalite' as const, id: mot.id })),
        },
      ),
    );
  });
  return {
    code: 'pictogrammes',
    nom: 'Pictogrammes',
    genre: 'pictogrammes',
    titre: say('En un coup d’œil', 'Good to know', 'Gut zu wissen'),
    niveau: 'h3',
    colonnes: 4,
    lignes: [
      ...lignes,
      champ('animaux', say('Animaux acceptés', 'Pets welcome', 'Haustiere willkommen'), { picto: 'paw' }),
      champ('accessibilite', say('Accessible', 'Accessible', 'Barrierefrei'), { picto: 'wheelchair' }),
    ],
  };
}

function pourAllerPlusLoin(): BlocTraduit[] {
  return [
    {
      code: 'venir-avec-son-chien',
      nom: 'Venir avec son chien',
      description: 'Ne s’affiche que là où les animaux sont acceptés.',
      genre: 'texte-libre',
      titre: say('Avec votre chien', 'With your dog', 'Mit Ihrem Hund'),
      niveau: 'h3',
      conditions: et(fait('animaux')),
      texte: say(
        '<p>Les chiens sont les bienvenus, <strong>tenus en laisse</strong>. Prévenez à la réservation.</p>',
        '<p>Dogs are welcome, <strong>on a lead</strong>. Please tell us when you book.</p>',
        '<p>Hunde sind <strong>an der Leine</strong> willkommen. Bitte bei der Buchung angeben.</p>',
      ),
    },
    {
      code: 'qr-code-de-l-itineraire',
      nom: 'QR code de l’itinéraire',
      description: 'Pour les éditions et les écrans\u00a0: le téléphone du visiteur ouvre la carte.',
      genre: 'qr-code',
      titre: say('S’y rendre', 'Getting there', 'Anfahrt'),
      afficherTitre: false,
      canaux: ['print', 'ecran'],
      cibleQr: 'itineraire',
      legendeQr: say('Ouvrir l’itinéraire', 'Open the route', 'Route öffnen'),
    },
  ];
}
