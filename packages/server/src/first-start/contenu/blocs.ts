import { type Bloc, type ChampDeBloc, type LigneDeBloc, nouvelleLigne, type SourceDeLigne } from '@bridge/contract';
import { FAITS } from '../territoire/faits.ts';
import { et, fait } from './regles.ts';
import { type FaitDuTerritoire, motsDuFait, type Trouvailles } from './trouvailles.ts';

export type Textes = Readonly<Record<'fr' | 'en' | 'de', string>>;
export type BlocDeDemonstration = Partial<Bloc> & Pick<Bloc, 'code' | 'nom' | 'genre'> & { readonly titre: Textes };

export const dit = (fr: string, en: string, de: string): Textes => ({ fr, en, de });
const ligne = (source: SourceDeLigne, changes: Partial<LigneDeBloc> = {}) => ({ ...nouvelleLigne(source), ...changes });
const champ = (code: ChampDeBloc, libelle: Textes, changes: Partial<LigneDeBloc> = {}) =>
  ligne({ genre: 'champ', champ: code }, { libelle, ...changes });

/** What a page, a brochure and a screen of the territory are made of: one bloc of each kind, and one for the lines of brochures. */
export function blocsDe(trouvailles: Trouvailles): readonly BlocDeDemonstration[] {
  return [
    essentiel(),
    surPapier(),
    equipements(trouvailles),
    pictogrammes(trouvailles),
    ...deLaFiche(),
    ...pourAllerPlusLoin(),
  ];
}

function essentiel(): BlocDeDemonstration {
  return {
    code: 'l-essentiel',
    nom: 'L’essentiel',
    genre: 'donnees',
    titre: dit('L’essentiel', 'At a glance', 'Auf einen Blick'),
    presentation: 'colonnes',
    lignes: [
      ligne({
        genre: 'composition',
        texte: dit('{nom}, à {commune}', '{nom}, in {commune}', '{nom} in {commune}'),
      }),
      champ('resume', dit('En bref', 'In short', 'Kurz gesagt'), { maxCaracteres: 200 }),
      champ('classement', dit('Classement', 'Rating', 'Einstufung'), { picto: 'star' }),
      champ('labels', dit('Labels', 'Labels', 'Auszeichnungen'), { picto: 'leaf', maxElements: 5 }),
      champ('prixMin', dit('Prix', 'Price', 'Preis'), { prefixe: dit('À partir de', 'From', 'Ab'), picto: 'ticket' }),
      champ('languesParlees', dit('Langues parlées', 'Spoken languages', 'Sprachen'), {
        siVide: 'texte',
        texteSiVide: dit('Français', 'French', 'Französisch'),
      }),
    ],
  };
}

/** A brochure has no room for titles and labels: what speaks for itself stands alone. */
function surPapier(): BlocDeDemonstration {
  const seul = (code: ChampDeBloc, changes: Partial<LigneDeBloc> = {}) =>
    ligne({ genre: 'champ', champ: code }, changes);
  return {
    code: 'sur-papier',
    nom: 'Sur papier',
    description: 'Pour les éditions\u00a0: l’essentiel et les coordonnées en quelques lignes.',
    genre: 'donnees',
    titre: dit('En bref', 'In short', 'Kurz gesagt'),
    afficherTitre: false,
    canaux: ['print'],
    presentation: 'liste',
    lignes: [
      seul('resume', { maxCaracteres: 160 }),
      seul('classement'),
      seul('prixMin', { prefixe: dit('À partir de', 'From', 'Ab') }),
      seul('labels', { picto: 'leaf', maxElements: 3 }),
      seul('adresse'),
      seul('telephone'),
      seul('site'),
    ],
  };
}

/** The criteria that hold some facts: every system has its own. */
function criteresDe(trouvailles: Trouvailles, faits: readonly FaitDuTerritoire[]): number[] {
  return [...new Set(faits.flatMap((un) => motsDuFait(trouvailles, un).map(({ critere }) => critere)))];
}

function equipements(trouvailles: Trouvailles): BlocDeDemonstration {
  const lignes = (faits: readonly FaitDuTerritoire[], libelle: Textes) =>
    criteresDe(trouvailles, faits).map((id) =>
      ligne({ genre: 'critere', critere: { ref: 'critere', id } }, { libelle }),
    );
  return {
    code: 'equipements-et-services',
    nom: 'Équipements et services',
    genre: 'criteres',
    titre: dit('Sur place', 'On site', 'Vor Ort'),
    colonnes: 2,
    lignes: [
      ...lignes(['parking', 'terrasse', 'piscine'], dit('Équipements', 'Facilities', 'Ausstattung')),
      ...lignes(['wifi', 'boutique'], dit('Services', 'Services', 'Service')),
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

function pictogrammes(trouvailles: Trouvailles): BlocDeDemonstration {
  const lignes = PICTOS.flatMap(([un, picto]) => {
    const { fr, en, de } = FAITS[un];
    return criteresDe(trouvailles, [un]).map((id) =>
      ligne(
        { genre: 'critere', critere: { ref: 'critere', id } },
        {
          libelle: dit(fr, en, de),
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
    titre: dit('En un coup d’œil', 'Good to know', 'Gut zu wissen'),
    niveau: 'h3',
    colonnes: 4,
    lignes: [
      ...lignes,
      champ('animaux', dit('Animaux acceptés', 'Pets welcome', 'Haustiere willkommen'), { picto: 'paw' }),
      champ('accessibilite', dit('Accessible', 'Accessible', 'Barrierefrei'), { picto: 'wheelchair' }),
    ],
  };
}

function deLaFiche(): BlocDeDemonstration[] {
  return [
    {
      code: 'photos',
      nom: 'Photos',
      genre: 'galerie',
      titre: dit('En images', 'Pictures', 'Bilder'),
      maxPhotos: 6,
      colonnes: 3,
    },
    {
      code: 'carte',
      nom: 'Carte',
      genre: 'carte',
      titre: dit('Où nous trouver', 'Where to find us', 'So finden Sie uns'),
    },
    {
      code: 'horaires',
      nom: 'Horaires et prochaines dates',
      genre: 'horaires',
      titre: dit('Ouverture', 'Opening hours', 'Öffnungszeiten'),
      horaires: 'tout',
      nombreDates: 3,
    },
    { code: 'tarifs', nom: 'Tarifs', genre: 'tarifs', titre: dit('Tarifs', 'Prices', 'Preise'), paiements: true },
    {
      code: 'contacts',
      nom: 'Contacts',
      genre: 'contacts',
      titre: dit('Nous joindre', 'Contact us', 'Kontakt'),
      contacts: ['adresse', 'telephone', 'email', 'site'],
    },
    {
      code: 'liens',
      nom: 'Liens et réservation',
      genre: 'liens',
      titre: dit('Réserver et suivre', 'Book and follow', 'Buchen und folgen'),
      canaux: ['web'],
    },
  ];
}

function pourAllerPlusLoin(): BlocDeDemonstration[] {
  return [
    {
      code: 'venir-avec-son-chien',
      nom: 'Venir avec son chien',
      description: 'Ne s’affiche que là où les animaux sont acceptés.',
      genre: 'texte-libre',
      titre: dit('Avec votre chien', 'With your dog', 'Mit Ihrem Hund'),
      niveau: 'h3',
      conditions: et(fait('animaux')),
      texte: dit(
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
      titre: dit('S’y rendre', 'Getting there', 'Anfahrt'),
      afficherTitre: false,
      canaux: ['print', 'ecran'],
      cibleQr: 'itineraire',
      legendeQr: dit('Ouvrir l’itinéraire', 'Open the route', 'Route öffnen'),
    },
  ];
}
