import { CIBLES_BORNEES, type Filtre, joursDe, type Langue, type Moteur, type PeriodeRelative } from '@bridge/contract';
import { dateEnMots, datesEnMots, nombreEnMots } from '../../../composition/mots/nombre.words.ts';
import { type Lecteur, texteEn } from '../../../composition/mots/texte.rules.ts';
import type { ChoixRendu, FiltreRendu, Lien, MoteurRendu } from '../../../rendering/web/modele.ts';
import { motsEn } from '../../../rendering/web/mots.ts';
import { type Mot, mot } from '../pages/mots.words.ts';
import { libelleDuChoix, pictoDuChoix } from './choix.rules.ts';
import type { Offre } from './choix.service.ts';
import type { Comptes } from './facettes.repository.ts';
import { filtresMontres } from './filtre.depart.rules.ts';
import { bornesDeDistance, isSurCarte } from './filtre.lecture.rules.ts';
import {
  AUCUNE,
  adresseDe,
  avec,
  type Etat,
  ecriture,
  type FiltreOffert,
  type PeriodeDemandee,
  type Reponse,
  SANS_DEMANDE,
  toggleChoix,
} from './filtre.rules.ts';
import { suggestionsDe } from './suggestions.rules.ts';

interface Demande extends Offre {
  readonly moteur: Moteur;
  /** As they are saved, in the order of the moteur. */
  readonly enregistres: readonly Filtre[];
  readonly etat: Etat;
  readonly comptes: Comptes;
  readonly lecteur: Lecteur;
  /** The civil day. */
  readonly jour: string;
  /** Of the page, without what is asked. */
  readonly chemin: string;
  /** The names of the objets that the page shows. */
  readonly objets: readonly string[];
}

/** The engine of a list: what may be asked, what is, and where each answer leads. */
export function moteurRendu(demande: Demande): MoteurRendu {
  const { moteur, etat, lecteur, chemin, objets } = demande;
  const filtres = filtresRendus(demande);
  const unseen = Object.keys(etat.defauts).filter((code) => filtres.every((one) => one.code !== code));
  return {
    direct: moteur.mode === 'direct',
    action: chemin,
    texte: moteur.champTexte
      ? {
          valeur: etat.q,
          indication: texteEn(moteur.indication, lecteur).texte,
          suggestions: suggestionsDe(demande, objets, lecteur),
        }
      : null,
    filtres,
    actifs: actifsDe(demande),
    sansRien: chemin + adresseDe({ ...SANS_DEMANDE, defauts: etat.defauts, tri: etat.tri }),
    // What a filter asks is in its own fields: said twice, it could not be changed. One that has no field asks for nothing.
    gardes: [
      ...(etat.tri === null ? [] : [{ nom: 'tri', valeur: etat.tri }]),
      ...unseen.map((code) => ({ nom: code, valeur: AUCUNE })),
    ],
  };
}

function filtresRendus(demande: Demande): FiltreRendu[] {
  const { moteur, etat, lecteur } = demande;
  const montres = filtresMontres(demande.filtres, etat.filtres, demande.types);
  return moteur.filtres.flatMap((item) => {
    const filtre = demande.enregistres.find(({ id }) => id === item.filtre);
    const offert = montres.find(({ id }) => id === item.filtre);
    const question = offert === undefined ? null : questionDe(offert, demande);
    if (filtre === undefined || offert === undefined || question === null) return [];
    if (question.genre === 'choix' && question.choix.length === 0 && !question.cadre) return [];
    return [
      {
        code: filtre.code,
        libelle: libelleDe(filtre, demande),
        aide: texteEn(filtre.aide, lecteur).texte,
        replie: item.replie,
        presentation: presentationDe(filtre, offert),
        aucune: etat.defauts[filtre.code] === undefined ? null : AUCUNE,
        question,
      },
    ];
  });
}

function libelleDe({ id, libelle }: Filtre, { moteur, lecteur }: Demande): string {
  const here = moteur.filtres.find((item) => item.filtre === id)?.libelle ?? {};
  return texteEn(here, lecteur).texte || texteEn(libelle, lecteur).texte;
}

/** One box is for one choice, counted before those without an objet are hidden; a slider is for numbers. */
function presentationDe({ widget, cible }: Filtre, { choix }: FiltreOffert): FiltreRendu['presentation'] {
  if ((widget === 'bascule' && choix.length > 1) || widget === 'carte') return 'cases';
  return widget === 'curseur' && CIBLES_BORNEES.every((one) => one !== cible) ? 'cases' : widget;
}

const uniteDe = ({ cible, champLu }: FiltreOffert) => (cible === 'prix' ? '€' : (champLu?.unite ?? ''));

/** Null where there is nothing to ask about: no field was chosen, or none that visitors may know. */
function questionDe(filtre: FiltreOffert, demande: Demande): FiltreRendu['question'] | null {
  const { etat, comptes, moteur } = demande;
  const reponse = etat.filtres[filtre.code];
  switch (filtre.cible) {
    case 'typeBridge':
    case 'critere':
    case 'commune':
    case 'tag':
    case 'languesParlees':
      return choixDemandes(filtre, demande);
    case 'champ':
      if (filtre.champLu === null) return null;
      return filtre.champLu.nombre ? nombreDemande(filtre, reponse) : choixDemandes(filtre, demande);
    case 'prix':
    case 'classement':
    case 'capacite':
    case 'score':
      return nombreDemande(filtre, reponse);
    case 'dates': {
      const periode = reponse?.genre === 'dates' ? reponse.periode : null;
      const { du, au } = periode !== null && 'du' in periode ? periode : { du: null, au: null };
      return { genre: 'dates', du: du ?? '', au: au ?? '', raccourcis: raccourcis(filtre, periode, demande) };
    }
    case 'distance': {
      const { km, lat, lon } = reponse?.genre === 'distance' ? reponse : { km: null, lat: null, lon: null };
      return { genre: 'distance', ...bornesDeDistance(filtre), km, lat, lon };
    }
    case 'fait':
    case 'ouvert': {
      if (filtre.cible === 'fait' && filtre.fait === null) return null;
      const nombre = comptes.get(filtre.code)?.get('1') ?? 0;
      return { genre: 'bascule', actif: reponse !== undefined, nombre: moteur.compteurs ? nombre : null };
    }
  }
}

function choixDemandes(filtre: FiltreOffert, demande: Demande): FiltreRendu['question'] {
  const reponse = demande.etat.filtres[filtre.code];
  const cadre = reponse?.genre === 'cadre' ? ecriture(reponse) : '';
  return {
    genre: 'choix',
    multiple: filtre.multiple,
    choix: choixRendus(filtre, demande),
    cadre: isSurCarte(filtre) ? cadre : null,
  };
}

function nombreDemande(filtre: FiltreOffert, reponse: Reponse | undefined): FiltreRendu['question'] {
  const { de, a } = reponse?.genre === 'nombre' ? reponse : { de: null, a: null };
  return { genre: 'nombre', min: filtre.min, max: filtre.max, unite: uniteDe(filtre), de, a };
}

/** Choices without an objet are left out where the moteur says so, but those that are made: they have to be undone. */
function choixRendus(filtre: FiltreOffert, demande: Demande): ChoixRendu[] {
  const { etat, comptes, moteur, noms, lecteur, chemin } = demande;
  const reponse = etat.filtres[filtre.code];
  const chosen = reponse?.genre === 'choix' ? reponse.slugs : [];
  const spoken = demande.enregistres.find(({ id }) => id === filtre.id)?.choix.length === 0;
  return filtre.choix.flatMap((choix) => {
    const { slug } = choix;
    const nombre = comptes.get(filtre.code)?.get(slug) ?? 0;
    const actif = chosen.includes(slug);
    if (nombre === 0 && !actif && (moteur.masquerVides || spoken)) return [];
    return [
      {
        slug,
        libelle: libelleDuChoix(choix, noms, lecteur),
        picto: pictoDuChoix(choix, noms),
        nombre: moteur.compteurs ? nombre : null,
        actif,
        href: chemin + adresseDe(toggleChoix(etat, filtre, slug)),
      },
    ];
  });
}

const RACCOURCIS: readonly (readonly [PeriodeRelative, Mot])[] = [
  ['aujourdhui', 'aujourdhui'],
  ['demain', 'demain'],
  ['ce-week-end', 'ceWeekEnd'],
  ['sept-jours', 'septJours'],
  ['cette-semaine', 'cetteSemaine'],
  ['ce-mois', 'ceMois'],
];

/** The usual ones, and the one that is asked for: an address may ask for another. */
function raccourcis({ code }: FiltreOffert, periode: PeriodeDemandee | null, demande: Demande): ChoixRendu[] {
  const { etat, chemin } = demande;
  const asked = periode !== null && 'quand' in periode ? periode.quand : null;
  const offered = new Set([...RACCOURCIS.map(([quand]) => quand), ...(asked === null ? [] : [asked])]);
  return [...offered].map((quand) => {
    const actif = asked === quand;
    const next: Reponse | null = actif ? null : { genre: 'dates', periode: { quand } };
    const href = chemin + adresseDe(avec(etat, code, next));
    return { slug: quand, libelle: periodeEnMots(quand, demande), picto: null, nombre: null, actif, href };
  });
}

/** What is asked for now, each with the page without it. */
function actifsDe(demande: Demande): Lien[] {
  const { etat, chemin, moteur } = demande;
  const links = moteur.filtres.flatMap(({ filtre: id }) => {
    const filtre = demande.filtres.find((one) => one.id === id);
    const reponse = filtre && etat.filtres[filtre.code];
    if (filtre === undefined || reponse === undefined) return [];
    if (reponse.genre !== 'choix')
      return [
        { libelle: reponseEnMots(filtre, reponse, demande), href: chemin + adresseDe(avec(etat, filtre.code, null)) },
      ];
    return filtre.choix
      .filter(({ slug }) => reponse.slugs.includes(slug))
      .map((choix) => ({
        libelle: libelleDuChoix(choix, demande.noms, demande.lecteur),
        href: chemin + adresseDe(toggleChoix(etat, filtre, choix.slug)),
      }));
  });
  if (etat.q === '') return links;
  return [{ libelle: `«\u00a0${etat.q}\u00a0»`, href: chemin + adresseDe({ ...etat, q: '', page: 1 }) }, ...links];
}

function reponseEnMots(filtre: FiltreOffert, reponse: Exclude<Reponse, { genre: 'choix' }>, demande: Demande): string {
  const { langue } = demande.lecteur;
  const saved = demande.enregistres.find(({ id }) => id === filtre.id);
  const libelle = saved === undefined ? filtre.code : libelleDe(saved, demande);
  switch (reponse.genre) {
    case 'nombre':
      return `${libelle}\u00a0: ${bornes(reponse.de, reponse.a, uniteDe(filtre), langue)}`;
    case 'dates': {
      const { periode } = reponse;
      if ('quand' in periode) return periodeEnMots(periode.quand, demande);
      if (periode.du !== null && periode.du === periode.au) return dateEnMots(periode.du, langue);
      return datesEnMots(periode.du ?? undefined, periode.au ?? undefined, langue);
    }
    case 'distance':
      return `${libelle}\u00a0: ${nombreEnMots(reponse.km, 'km', langue)}`;
    case 'cadre':
      return motsEn(langue)('zoneDeLaCarte');
    case 'bascule':
      return libelle;
  }
}

function bornes(de: number | null, a: number | null, unite: string, langue: Langue): string {
  if (de !== null && a !== null) return `${nombreEnMots(de, '', langue)} – ${nombreEnMots(a, unite, langue)}`;
  return de === null ? `≤ ${nombreEnMots(a ?? 0, unite, langue)}` : `≥ ${nombreEnMots(de, unite, langue)}`;
}

/** In words where there are some in this language; else the days that it means. */
function periodeEnMots(quand: PeriodeRelative, { lecteur: { langue }, jour }: Demande): string {
  const known = RACCOURCIS.find(([value]) => value === quand);
  if (known !== undefined) return mot(langue, known[1]);
  const { du, au } = joursDe({ genre: 'relative', quand }, jour);
  return datesEnMots(du ?? undefined, au ?? undefined, langue);
}
