import { type Filtre, joursDe, type Langue, type PeriodeRelative } from '@bridge/contract';
import { dateEnMots, datesEnMots, nombreEnMots } from '../../../composition/mots/nombre.words.ts';
import { texteEn } from '../../../composition/mots/texte.rules.ts';
import type { Lien } from '../../../rendering/web/modele.ts';
import { motsEn } from '../../../rendering/web/mots.ts';
import { type Mot, mot } from '../pages/mots.words.ts';
import { libelleDuChoix } from './choix.rules.ts';
import { adresseDe, avec, type FiltreOffert, type Reponse, toggleChoix } from './filtre.rules.ts';
import type { Demande } from './moteur.types.ts';

/** The labels of the filters of a moteur, and the answers in force, in words. */

export function libelleDe({ id, libelle }: Filtre, { moteur, lecteur }: Demande): string {
  const here = moteur.filtres.find((item) => item.filtre === id)?.libelle ?? {};
  return texteEn(here, lecteur).texte || texteEn(libelle, lecteur).texte;
}

export const uniteDe = ({ cible, champLu }: FiltreOffert) => (cible === 'prix' ? '€' : (champLu?.unite ?? ''));

/** The periods that are offered. */
export const RACCOURCIS: readonly (readonly [PeriodeRelative, Mot])[] = [
  ['aujourdhui', 'aujourdhui'],
  ['demain', 'demain'],
  ['ce-week-end', 'ceWeekEnd'],
  ['sept-jours', 'septJours'],
  ['cette-semaine', 'cetteSemaine'],
  ['ce-mois', 'ceMois'],
];

/** The answers in force, each with the address of the page without it. */
export function actifsDe(demande: Demande): Lien[] {
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
    case 'emprise':
      return motsEn(langue)('zoneDeLaCarte');
    case 'bascule':
      return libelle;
  }
}

function bornes(de: number | null, a: number | null, unite: string, langue: Langue): string {
  if (de !== null && a !== null) return `${nombreEnMots(de, '', langue)} – ${nombreEnMots(a, unite, langue)}`;
  return de === null ? `≤ ${nombreEnMots(a ?? 0, unite, langue)}` : `≥ ${nombreEnMots(de, unite, langue)}`;
}

/** A relative period in words when this language has them, else the days that the period means. */
export function periodeEnMots(quand: PeriodeRelative, { lecteur: { langue }, jour }: Demande): string {
  const known = RACCOURCIS.find(([value]) => value === quand);
  if (known !== undefined) return mot(langue, known[1]);
  const { du, au } = joursDe({ genre: 'relative', quand }, jour);
  return datesEnMots(du ?? undefined, au ?? undefined, langue);
}
