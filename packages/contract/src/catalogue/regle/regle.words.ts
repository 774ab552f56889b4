import type { Choice } from '../../kernel/fields/field.ts';
import { nameOfRef, type Ref } from '../../kernel/fields/ref.ts';
import type { Names } from '../../kernel/resource/resource-answers.ts';
import { formatNumber } from '../../kernel/words/format.ts';
import { deLieu } from '../../kernel/words/french.ts';
import { enumerate } from '../dates/date.words.ts';
import { LANGUES_CHOIX } from '../langue.ts';
import { FAITS, LISTES_DE_REGLE, MESURES_SIMPLES, TEXTES_DE_REGLE } from './champs.ts';
import type { Mesure } from './mesure.schemas.ts';
import { periodeDeRegleEnMots } from './periode.words.ts';
import { type Condition, type ConditionDe, type Groupe, MOMENTS, type Regle, reglesSchema } from './regle.schemas.ts';
import type { Zone } from './zone.schemas.ts';

/** Rules in plain French: « Les objets publiés qui sont de type Restaurant et qui ont lieu ou ouvrent ce week-end. » */
export function phraseDe(regles: Groupe, noms: Names): string {
  if (regles.regles.length === 0) return regles.lien === 'ou' ? 'Aucun objet.' : 'Tous les objets publiés.';
  return `Les objets publiés ${propositionDe(regles, noms)}.`;
}

/** The same, where leaving rules empty asks for nothing. */
export const reglesFacultativesEnMots = (regles: Groupe, noms: Names): string =>
  regles.regles.length === 0 ? '' : phraseDe(regles, noms);

/** Rules that are being written, in words: half of them have no meaning yet. */
export function conditionEnMots(regles: Groupe, noms: Names): string {
  return reglesSchema.safeParse(regles).success ? phraseDe(regles, noms) : 'Condition à compléter.';
}

/** One rule, as the words after « les objets ». `isInside`: one of several ways to be kept. */
export function propositionDe(regle: Regle, noms: Names, isInside = false): string {
  return regle.genre === 'groupe' ? duGroupe(regle, noms, isInside) : deLaCondition(regle, noms);
}

function duGroupe({ lien, regles }: Groupe, noms: Names, isInside: boolean): string {
  const propositions = regles.map((regle) => {
    const proposition = propositionDe(regle, noms, lien === 'ou');
    return regle.genre === 'groupe' && regle.regles.length > 1 ? `(${proposition})` : proposition;
  });
  if (propositions.length === 0) return lien === 'ou' ? '(aucun)' : '(tous)';
  // « Les objets publiés sauf ceux… », but inside a choice « ou tous sauf ceux… ».
  if (lien === 'sauf') return `${isInside ? 'tous ' : ''}sauf ceux ${liees(propositions, 'ou')}`;
  return liees(propositions, lien);
}

function liees(mots: readonly string[], lien: 'et' | 'ou'): string {
  return lien === 'et' ? enumerate(mots) : auChoix(mots);
}

/** « A, ni B ni C », after « pas ». */
function ni(mots: readonly string[]): string {
  return mots.join(', ni ');
}

/** « A, B ou C ». */
function auChoix(mots: readonly string[]): string {
  const fin = mots.at(-1) ?? '';
  return mots.length < 2 ? fin : `${mots.slice(0, -1).join(', ')} ou ${fin}`;
}

function deLaCondition(condition: Condition, noms: Names): string {
  switch (condition.genre) {
    case 'texte':
      return duTexte(condition);
    case 'liste':
      return deLaListe(condition);
    case 'mots':
      return desMots(condition, noms);
    case 'fait': {
      const fait = FAITS.find(({ value }) => value === condition.fait);
      return `qui ${(condition.present ? fait?.oui : fait?.non) ?? condition.fait}`;
    }
    case 'nombre':
      return `dont ${mesureEnMots(condition.mesure, noms)} est ${bornesEnMots(condition)}`;
    case 'date':
      return deLaDate(condition);
    case 'ouvert-maintenant':
      return `qui sont ouverts ${MOMENTS.find(({ value }) => value === condition.moment)?.label ?? 'maintenant'}`;
    case 'fraicheur':
      return deLaFraicheur(condition);
    case 'lieu':
      return zoneEnMots(condition.zone, noms);
  }
}

const labelIn = (choices: readonly Choice[], code: string) =>
  choices.find(({ value }) => value === code)?.label ?? code;
/** « le nom », « l’identifiant source ». */
const articleOf = (nom: string) => (/^[aeiouyhé]/.test(nom) ? `l’${nom}` : `le ${nom}`);
const quote = (texte: string) => `«\u00a0${texte}\u00a0»`;

function duTexte({ champ, op, valeurs }: ConditionDe<'texte'>): string {
  const nom = champ.startsWith('champ:')
    ? `le champ ${quote(champ.slice('champ:'.length))}`
    : articleOf(labelIn(TEXTES_DE_REGLE, champ).toLowerCase());
  const textes = auChoix(valeurs.map(quote));
  switch (op) {
    case 'contient':
      return `dont ${nom} contient ${textes}`;
    case 'commence':
      return `dont ${nom} commence par ${textes}`;
    case 'egal':
      return `dont ${nom} est ${textes}`;
    case 'vide':
      return `dont ${nom} est vide`;
    case 'rempli':
      return `dont ${nom} est rempli`;
  }
}

/** The verbs of each list, affirmative and negative. */
const VERBES: Readonly<Record<ConditionDe<'liste'>['champ'], readonly [oui: string, non: string]>> = {
  typeBridge: ['sont de type', 'ne sont pas de type'],
  systeme: ['viennent de', 'ne viennent pas de'],
  langues: ['sont traduits en', 'ne sont pas traduits en'],
  languesParlees: ['parlent', 'ne parlent pas'],
  anomalies: ['ont l’anomalie', 'n’ont pas l’anomalie'],
};

function deLaListe({ champ, op, valeurs }: ConditionDe<'liste'>): string {
  const choix = LISTES_DE_REGLE.find(({ value }) => value === champ)?.choix ?? [];
  const isLangue = champ === 'langues' || champ === 'languesParlees';
  const mots = valeurs.map((valeur) => (isLangue ? labelIn(choix, valeur).toLowerCase() : labelIn(choix, valeur)));
  const [oui, non] = VERBES[champ];
  return `qui ${op === 'aucune' ? `${non} ${ni(mots)}` : `${oui} ${op === 'toutes' ? enumerate(mots) : auChoix(mots)}`}`;
}

const VERBES_DE_MOTS: Readonly<Record<ConditionDe<'mots'>['champ'], readonly [oui: string, non: string]>> = {
  modalites: ['ont', 'n’ont pas'],
  criteres: ['renseignent', 'ne renseignent pas'],
  types: ['sont des types', 'ne sont pas des types'],
  tags: ['portent le tag', 'ne portent pas le tag'],
  flux: ['viennent du flux', 'ne viennent pas du flux'],
  entite: ['appartiennent à', 'n’appartiennent pas à'],
};

/** The name of a record, or its number when unknown. */
export function nomDeRef(ref: Ref, noms: Names): string {
  return nameOfRef(ref, noms) ?? `n°\u00a0${ref.id}`;
}

function desMots({ champ, op, valeurs }: ConditionDe<'mots'>, noms: Names): string {
  const mots = valeurs.map((valeur) => quote(nomDeRef(valeur, noms)));
  const [oui, non] = VERBES_DE_MOTS[champ];
  return `qui ${op === 'aucune' ? `${non} ${ni(mots)}` : `${oui} ${op === 'toutes' ? enumerate(mots) : auChoix(mots)}`}`;
}

export function mesureEnMots(mesure: Mesure, noms: Names): string {
  switch (mesure.genre) {
    case 'simple':
      return `la valeur ${quote(labelIn(MESURES_SIMPLES, mesure.champ))}`;
    case 'capacite':
      return `la capacité ${quote(mesure.mesure)}`;
    case 'completude':
      return `la part traduite en ${labelIn(LANGUES_CHOIX, mesure.langue).toLowerCase()}`;
    case 'critere':
      return `le critère ${quote(nomDeRef(mesure.critere, noms))}`;
    case 'champ':
      return `le champ ${quote(mesure.code)}`;
    case 'score':
      return `le score ${quote(nomDeRef(mesure.profil, noms))}`;
  }
}

/** What is still to be chosen, in words, or undefined. */
export function manqueDeMesure(mesure: Mesure): string | undefined {
  switch (mesure.genre) {
    case 'capacite':
      return mesure.mesure === '' ? 'Choisissez une capacité.' : undefined;
    case 'critere':
      return mesure.critere.id > 0 ? undefined : 'Choisissez un critère.';
    case 'champ':
      return mesure.code === '' ? 'Choisissez un champ.' : undefined;
    case 'score':
      return mesure.profil.id > 0 ? undefined : 'Choisissez un profil de scoring.';
    default:
      return undefined;
  }
}

function bornesEnMots({ mesure, min, max }: ConditionDe<'nombre'>): string {
  const unite = mesure.genre === 'simple' ? MESURES_SIMPLES.find(({ value }) => value === mesure.champ)?.unite : '';
  const say = (nombre: number) => (unite ? `${formatNumber(nombre)}\u00a0${unite}` : formatNumber(nombre));
  if (min !== null && max !== null) return min === max ? `de ${say(min)}` : `entre ${say(min)} et ${say(max)}`;
  return min === null ? `d’au plus ${say(max ?? 0)}` : `d’au moins ${say(min)}`;
}

const VERBES_DE_DATE: Readonly<Record<ConditionDe<'date'>['sens'], string>> = {
  'a-lieu': 'ont lieu ou ouvrent',
  ouvert: 'sont ouverts chaque jour,',
  commence: 'commencent',
  finit: 'se terminent',
};

function deLaDate({ sens, periode, sansDate }: ConditionDe<'date'>): string {
  return `qui ${VERBES_DE_DATE[sens]} ${periodeDeRegleEnMots(periode)}${sansDate ? ' (ou qui n’ont pas de date)' : ''}`;
}

function deLaFraicheur({ champ, op, jours }: ConditionDe<'fraicheur'>): string {
  const fait = champ === 'sourceMajLe' ? 'qui ont été mis à jour' : 'qui sont arrivés';
  const duree = `${formatNumber(jours)}\u00a0${jours > 1 ? 'jours' : 'jour'}`;
  if (jours === 0) return op === 'moins' ? `${fait} aujourd’hui` : `${fait} avant aujourd’hui, ou jamais`;
  return op === 'moins' ? `${fait} il y a ${duree} au plus` : `${fait} il y a plus de ${duree}`;
}

function zoneEnMots(zone: Zone, noms: Names): string {
  switch (zone.forme) {
    case 'communes':
      return `qui sont situés à ${auChoix(zone.communes.map(({ nom }) => nom))}`;
    case 'codes-postaux':
      return `dont le code postal commence par ${auChoix(zone.codes)}`;
    case 'polygone':
      return 'qui sont situés dans la zone dessinée';
    case 'emprise':
      return 'qui sont situés dans le cadre de la carte';
    case 'rayon': {
      const { centre } = zone;
      return `qui sont situés à moins de ${formatNumber(zone.km)}\u00a0km ${duCentre(centre, noms)}`;
    }
  }
}

function duCentre(centre: Extract<Zone, { forme: 'rayon' }>['centre'], noms: Names): string {
  switch (centre.genre) {
    case 'objet':
      return `de ${quote(nomDeRef(centre.objet, noms))}`;
    case 'commune':
      return deLieu(centre.commune.nom);
    case 'point':
      return deLieu(centre.libelle || 'ce point');
  }
}
