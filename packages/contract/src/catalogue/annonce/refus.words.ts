import { formatNumber } from '../../kernel/words/format.ts';
import { raisonDAbsence } from '../ecran/moment.rules.ts';
import type { Refus } from './choix.types.ts';
import { momentsDAnnonce } from './horaires.rules.ts';

const SIMPLES: Readonly<Record<Exclude<Refus['motif'], 'horaires' | 'distance' | 'tirage'>, string>> = {
  'non-validee': 'Elle n’est pas validée.',
  'espace-eteint': 'L’espace n’est plus en service.',
  'autre-espace': 'Cet espace n’est pas un des siens.',
  entite: 'L’espace n’est pas de son entité, et ne l’invite pas ou plus.',
  retiree: 'Qui tient ce site l’en a retirée.',
  canal: 'Elle n’est pas vendue pour ce canal.',
  'sans-creation': 'Elle n’a pas de création dans un format de cet espace et dans cette langue.',
  'tag-refuse': 'L’espace refuse un de ses tags.',
  'tag-attendu': 'L’espace n’accepte aucun de ses tags.',
  'sans-remplissage': 'Cet espace ne montre pas d’annonces de remplissage\u00a0: vide, il disparaît.',
  langue: 'Elle ne paraît pas dans cette langue.',
  saison: 'Ce n’est pas une de ses saisons.',
  site: 'Elle ne paraît pas sur ce site.',
  liste: 'Elle ne paraît que sur d’autres listes.',
  visuel: 'Son visuel ne peut pas être montré ce jour-là\u00a0: ses droits sont passés, ou il n’existe plus.',
  tags: 'La page ne porte aucun de ses tags.',
  'sans-sujet': 'Cette place n’a pas de sujet\u00a0: seule une annonce qui nomme l’espace y paraît.',
  regles: 'Les objets de la page ne répondent pas à ses règles.',
  exclusion: 'La page est exclue\u00a0: elle montre un établissement que l’annonce écarte.',
  objectif: 'Son objectif est atteint, ou elle est en avance\u00a0: elle laisse sa place.',
  exclusive: 'Une annonce exclusive tient cette place.',
  contrats: 'Les annonces sous contrat passent avant les annonces de remplissage.',
  ailleurs: 'Elle est déjà à une autre place de la page.',
  'plafond-page': 'Elle a paru autant de fois que permis sur cette page.',
  'plafond-visite': 'Elle a paru autant de fois que permis dans cette visite.',
};

/** Why an annonce is not shown, in words for those who sell it. */
export function refusEnMots(refus: Refus): string {
  switch (refus.motif) {
    case 'horaires':
      return raisonDAbsence(momentsDAnnonce(refus.horaires), refus.moment) ?? 'Hors de ses horaires.';
    case 'distance':
      return refus.distance === null
        ? 'On ne sait pas à quelle distance est la page.'
        : `Trop loin\u00a0: à ${formatNumber(Math.round(refus.distance), 'km')}, pour ${formatNumber(refus.rayon, 'km')} au plus.`;
    case 'tirage':
      return `Elle partage la place\u00a0: ${formatNumber(Math.round(refus.part * 100), '%')} des affichages, d’autres ont été tirées cette fois.`;
    default:
      return SIMPLES[refus.motif];
  }
}
