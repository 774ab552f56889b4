import { jourApres } from './fabrique.ts';
import { aLieu, et, fait, mots, ou, sauf, types } from './regles.ts';
import { AGENDA, type SelectionDeDemonstration } from './selections.codes.ts';
import { pourLeSite } from './selections.site.ts';
import { CENTRE } from './tris.ts';
import { modalitesDuFait, type Trouvailles, tagsDeCode } from './trouvailles.ts';
import type { ObjetTrouve } from './trouvailles.types.ts';

const KM = 5;
const JOURS_DE_TRAVAUX = 21;

export interface Choix {
  /** The objets that the team likes to promote. */
  readonly favoris: readonly ObjetTrouve[];
  /** The office with sélections of its own. */
  readonly office: number;
  readonly jour: string;
}

/** The sélections of a tourist office, at least one of each kind. */
export function selectionsDe(trouvailles: Trouvailles, choix: Choix): readonly SelectionDeDemonstration[] {
  return [
    ...pourLesVisiteurs(trouvailles),
    ...pourLesEquipes(trouvailles, choix),
    ...choisies(trouvailles, choix),
    ...pourLeSite(),
  ];
}

function pourLesVisiteurs(trouvailles: Trouvailles): SelectionDeDemonstration[] {
  return [
    {
      code: 'restaurants-avec-terrasse-ce-week-end',
      nom: 'Restaurants avec terrasse ouverts ce week-end',
      description: 'À montrer sur la page d’accueil dès le jeudi. Les dates suivent le calendrier.',
      icone: 'tools-kitchen-2',
      couleur: '#c2255c',
      mode: 'dynamique',
      regles: et(
        types('restaurant'),
        ...mots('modalites', modalitesDuFait(trouvailles, 'terrasse')),
        aLieu({ genre: 'relative', quand: 'ce-week-end' }),
      ),
      tri: 'adherents-a-tour-de-role',
      alerteVariation: 30,
    },
    {
      code: 'hebergements-autour-d-ambrelac',
      nom: `Hébergements à moins de ${KM}\u00a0km d’${CENTRE.nom}`,
      description: 'Pour dormir près du lac. Les listes publiées peuvent demander un autre lieu ou un autre type.',
      icone: 'bed',
      couleur: '#1971c2',
      mode: 'dynamique',
      regles: et(
        {
          ...types('hotel', 'camping', 'location', 'chambre-hotes', 'hebergement-collectif'),
          parametre: 'type',
        },
        {
          genre: 'lieu',
          zone: {
            forme: 'rayon',
            centre: { genre: 'commune', point: CENTRE.point, commune: { insee: CENTRE.insee, nom: CENTRE.nom } },
            km: KM,
          },
          parametre: 'autour',
        },
      ),
      tri: 'les-plus-proches',
    },
    {
      code: AGENDA,
      nom: 'Agenda des sept prochains jours',
      description: 'Fêtes, marchés, concerts et visites de la semaine qui vient.',
      icone: 'calendar-event',
      couleur: '#e67700',
      mode: 'dynamique',
      regles: et(types('evenement'), aLieu({ genre: 'jours', de: 0, a: 6 })),
      tri: 'par-prochaine-date',
      alerteVariation: 50,
    },
    {
      code: 'sorties-gratuites-en-famille',
      nom: 'Idées de sortie gratuites en famille',
      description: 'Sans rien payer, avec des enfants\u00a0: nature, balades, fêtes et visites.',
      icone: 'baby-carriage',
      couleur: '#2f9e44',
      mode: 'dynamique',
      regles: et(
        fait('gratuit'),
        ...mots('tags', tagsDeCode(trouvailles, 'en-famille')),
        aLieu({ genre: 'relative', quand: 'a-venir' }, true),
      ),
      tri: 'au-hasard-chaque-jour',
      dedoublonnage: 'nom-commune',
    },
  ];
}

function pourLesEquipes(trouvailles: Trouvailles, { office }: Choix): SelectionDeDemonstration[] {
  return [
    {
      code: 'fiches-a-completer',
      nom: 'Fiches à compléter',
      description: 'Ce qui manque aux fiches pour être montrées\u00a0: à relire avec les prestataires.',
      icone: 'info-circle',
      couleur: '#d9480f',
      mode: 'dynamique',
      regles: ou(
        fait('photo', false),
        fait('description', false),
        fait('position', false),
        {
          genre: 'liste',
          champ: 'anomalies',
          op: 'une',
          valeurs: ['photo-perimee', 'description-courte', 'nom-en-capitales', 'sans-ouverture'],
        },
        et(types('hotel', 'camping', 'chambre-hotes', 'location'), fait('tarifs', false)),
        { genre: 'nombre', mesure: { genre: 'completude', langue: 'en' }, min: null, max: 20 },
      ),
      tri: 'par-nom',
      alerteVariation: 20,
    },
    {
      code: 'adherents-de-l-office',
      nom: 'Adhérents de l’office',
      description: 'Les professionnels du Val d’Ambre à jour de leur cotisation.',
      icone: 'star',
      couleur: '#3b5bdb',
      mode: 'dynamique',
      entiteId: office,
      regles: et(
        ...mots('tags', tagsDeCode(trouvailles, 'adherent')),
        ...mots('entite', [{ ref: 'entite', id: office }]),
      ),
      tri: 'adherents-a-tour-de-role',
    },
  ];
}

function choisies(trouvailles: Trouvailles, { favoris, office, jour }: Choix): SelectionDeDemonstration[] {
  const maison = favoris.filter(({ entiteId }) => entiteId === office);
  const epingles = (objets: readonly ObjetTrouve[], combien: number) =>
    objets.map(({ id }, rang) => ({ objet: id, position: rang < combien ? rang + 1 : null }));
  const [premier, , retire] = favoris;
  const invite = trouvailles.objets.find(({ typeBridge, faits }) => typeBridge === 'sejour' && faits.includes('photo'));
  return [
    {
      code: 'coups-de-coeur-de-l-office',
      nom: 'Coups de cœur de l’office',
      description: 'Choisis un par un par l’équipe. Les trois premiers sont épinglés en tête.',
      icone: 'heart',
      couleur: '#c2255c',
      mode: 'manuelle',
      entiteId: office,
      inclusions: epingles(maison, 3),
      tri: 'par-nom',
    },
    {
      code: 'vitrine-du-territoire',
      nom: 'Vitrine du territoire',
      description:
        'Ce que le territoire a de mieux à montrer\u00a0: favoris et labels, ajouts et retraits de l’équipe.',
      icone: 'building-castle',
      couleur: '#862e9c',
      mode: 'mixte',
      regles: et(
        fait('photo'),
        fait('description'),
        ou(fait('label'), ...mots('tags', tagsDeCode(trouvailles, 'coup-de-coeur'))),
        sauf(types('commerce', 'organisme')),
      ),
      inclusions: [
        ...epingles(premier === undefined ? [] : [premier], 1),
        ...epingles(invite === undefined ? [] : [invite], 0),
      ],
      exclusions:
        retire === undefined
          ? []
          : [
              {
                objet: retire.id,
                motif: 'En travaux, réouverture annoncée',
                jusquAu: jourApres(jour, JOURS_DE_TRAVAUX),
              },
            ],
      tri: 'adherents-a-tour-de-role',
      limite: 24,
      dedoublonnage: 'nom-commune',
      alerteVariation: 25,
    },
  ];
}
