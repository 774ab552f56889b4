import {
  type ChoixDeFiltre,
  CODES_TYPES_BRIDGE,
  type Groupe,
  LANGUES,
  type Mesure,
  type Ref,
  type Regle,
} from '@bridge/contract';
import type { Etat, FiltreOffert, PeriodeDemandee, Reponse } from './filtre.rules.ts';

/** The condition that an answer to a filter sets on objets, or null when it sets none. */
export function conditionDe(filtre: FiltreOffert, reponse: Reponse): Regle | null {
  switch (reponse.genre) {
    case 'choix': {
      const chosen = filtre.choix.filter(({ slug }) => reponse.slugs.includes(slug));
      return conditionDesChoix(filtre, chosen);
    }
    case 'nombre': {
      const mesure = mesureDe(filtre);
      return mesure === null ? null : { genre: 'nombre', mesure, min: reponse.de, max: reponse.a };
    }
    case 'dates':
      return { genre: 'date', sens: 'a-lieu', periode: periodeDe(reponse.periode), sansDate: false };
    case 'distance': {
      const { lat, lon, km } = reponse;
      const centre = { genre: 'point' as const, point: { lat, lon }, libelle: '' };
      return { genre: 'lieu', zone: { forme: 'rayon', centre, km } };
    }
    case 'emprise': {
      const { ouest, sud, est, nord } = reponse;
      return { genre: 'lieu', zone: { forme: 'emprise', ouest, sud, est, nord } };
    }
    case 'bascule':
      return conditionDeBascule(filtre);
  }
}

/** The condition of a filter with a single box, or null when the filter has no fact to ask about. */
export function conditionDeBascule({ cible, fait }: Pick<FiltreOffert, 'cible' | 'fait'>): Regle | null {
  if (cible === 'ouvert') return { genre: 'ouvert-maintenant' };
  return fait === null ? null : { genre: 'fait', fait, present: true };
}

/** The condition of one choice of a filter. */
export function conditionDuChoix(
  { cible, champLu }: Pick<FiltreOffert, 'cible' | 'champLu'>,
  choix: ChoixDeFiltre,
): Regle | null {
  const textes = choix.valeurs.filter((valeur) => typeof valeur === 'string');
  const refs = choix.valeurs.filter((valeur): valeur is Exclude<typeof valeur, string> => typeof valeur !== 'string');
  switch (cible) {
    case 'typeBridge':
      return parmi('typeBridge', textes, CODES_TYPES_BRIDGE);
    case 'languesParlees':
      return parmi('languesParlees', textes, LANGUES);
    case 'commune':
      if (textes.length === 0) return null;
      return { genre: 'lieu', zone: { forme: 'communes', communes: textes.map((nom) => ({ insee: '', nom })) } };
    case 'critere':
      return mots(
        'modalites',
        refs.filter(({ ref }) => ref === 'modalite'),
      );
    case 'tag':
      return mots(
        'tags',
        refs.filter(({ ref }) => ref === 'tag'),
      );
    case 'champ':
      if (champLu === null || textes.length === 0) return null;
      return { genre: 'texte', champ: `champ:${champLu.code}`, op: 'egal', valeurs: textes };
    default:
      return null;
  }
}

function parmi(
  champ: 'typeBridge' | 'languesParlees',
  textes: readonly string[],
  codes: readonly string[],
): Regle | null {
  const valeurs = textes.filter((texte) => codes.includes(texte));
  return valeurs.length === 0 ? null : { genre: 'liste', champ, op: 'une', valeurs };
}

function mots(champ: 'modalites' | 'tags', valeurs: readonly Ref<'modalite' | 'tag'>[]): Regle | null {
  return valeurs.length === 0 ? null : { genre: 'mots', champ, op: 'une', valeurs: [...valeurs] };
}

function conditionDesChoix(filtre: FiltreOffert, chosen: readonly ChoixDeFiltre[]): Regle | null {
  const regles = chosen.flatMap((choix) => conditionDuChoix(filtre, choix) ?? []);
  const [seule] = regles;
  if (seule === undefined) return null;
  // An objet has one type and one commune: « all of these » would find none.
  const several = filtre.tous && filtre.cible !== 'typeBridge' && filtre.cible !== 'commune';
  return regles.length === 1 ? seule : { genre: 'groupe', lien: several ? 'et' : 'ou', regles };
}

function mesureDe({ cible, mesure, profil, champLu }: FiltreOffert): Mesure | null {
  switch (cible) {
    case 'prix':
    case 'classement':
      return { genre: 'simple', champ: cible };
    case 'capacite':
      return mesure === '' ? null : { genre: 'capacite', mesure };
    case 'score':
      return profil === null ? null : { genre: 'score', profil: { ref: 'scoring', id: profil } };
    case 'champ':
      return champLu?.nombre ? { genre: 'champ', code: champLu.code } : null;
    default:
      return null;
  }
}

/** The period of a rule that visitors ask for. */
export function periodeDe(periode: PeriodeDemandee) {
  return 'quand' in periode
    ? { genre: 'relative' as const, quand: periode.quand }
    : { genre: 'fixe' as const, du: periode.du, au: periode.au };
}

/** The conditions of a state, filter by filter; `sauf` names a filter to leave out. */
export function conditionsDe(filtres: readonly FiltreOffert[], etat: Etat, sauf?: string): Regle[] {
  return filtres.flatMap((filtre) => {
    const reponse = filtre.code === sauf ? undefined : etat.filtres[filtre.code];
    return reponse === undefined ? [] : (conditionDe(filtre, reponse) ?? []);
  });
}

export const toutes = (regles: readonly Regle[]): Groupe => ({ genre: 'groupe', lien: 'et', regles });

const EVENEMENT: Regle = { genre: 'liste', champ: 'typeBridge', op: 'une', valeurs: ['evenement'] };
const A_VENIR: Regle = {
  genre: 'date',
  sens: 'a-lieu',
  periode: { genre: 'relative', quand: 'a-venir' },
  sansDate: false,
};
const COMMENCE: Regle = {
  genre: 'date',
  sens: 'commence',
  periode: { genre: 'relative', quand: 'passe' },
  sansDate: false,
};

/** Keeps out events that have begun and have no day to come. */
export const SANS_PASSE: Groupe = {
  genre: 'groupe',
  lien: 'sauf',
  regles: [
    {
      genre: 'groupe',
      lien: 'et',
      regles: [EVENEMENT, COMMENCE, { genre: 'groupe', lien: 'sauf', regles: [A_VENIR] }],
    },
  ],
};

export { A_VENIR };
