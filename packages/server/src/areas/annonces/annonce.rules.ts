import { type Conflit, type FieldError, joursDeDroits } from '@bridge/contract';
import type { EspaceVendu, MediaDAnnonce } from './annonce.repository.ts';

interface Dates {
  readonly du: string;
  readonly au: string;
}

const jourEnMots = (jour: string) => jour.split('-').reverse().join('/');

/** Why the rights of a media do not let it be shown in an annonce of these dates. */
export function fautesDeDroits(
  media: Pick<MediaDAnnonce, 'statut' | 'supports' | 'droits' | 'autorisations'>,
  { du, au }: Dates,
): { path: 'media'; message: string }[] {
  const droits = joursDeDroits(media);
  const fautes: string[] = [];
  if (media.statut === 'a-completer')
    fautes.push('Ce média est à compléter\u00a0: donnez son texte alternatif et son crédit dans la médiathèque.');
  else if (media.statut !== 'utilisable')
    fautes.push('Ce média n’est pas utilisable\u00a0: faites-le valider dans la médiathèque.');
  if (!media.supports.includes('publicite')) fautes.push('Les droits de ce média ne permettent pas la publicité.');
  if (droits.du !== null && droits.du > du)
    fautes.push(`Ses droits commencent le ${jourEnMots(droits.du)}, après le début de l’annonce.`);
  if (droits.au !== null && droits.au < au)
    fautes.push(`Ses droits s’arrêtent le ${jourEnMots(droits.au)}, avant la fin de l’annonce.`);
  return fautes.map((message) => ({ path: 'media', message }));
}

interface Servie {
  readonly formats: readonly number[];
  readonly tags: readonly number[];
}

/** The faults of espaces that are out of use, or that accept none of the formats or tags of an annonce. */
export function fautesDEspaces(espaces: readonly EspaceVendu[], { formats, tags }: Servie): FieldError[] {
  return espaces.flatMap(({ nom, actif, formats: acceptes, tagsAcceptes, tagsExclus }) => {
    const said = (message: string) => [{ path: 'espaces', message: `«\u00a0${nom}\u00a0» ${message}` }];
    if (!actif) return said('n’est plus en service.');
    // Without a format, the missing format is the fault that is shown.
    if (formats.length > 0 && !acceptes.some((format) => formats.includes(format)))
      return said('n’accepte aucun des formats de cette annonce.');
    if (tagsExclus.some((tag) => tags.includes(tag))) return said('refuse un tag de cette annonce.');
    if (tagsAcceptes.length > 0 && !tagsAcceptes.some((tag) => tags.includes(tag)))
      return said('n’accepte aucun des tags de cette annonce.');
    return [];
  });
}

/** The faults of places that are taken, at the field of espaces, with the annonce that has them. */
export function fautesDeConflits(conflits: readonly Conflit[]): FieldError[] {
  return conflits.map(({ espace, annonce, du, au, motif }) => {
    const qui = annonce === null ? 'une annonce d’une autre entité' : `«\u00a0${annonce.nom}\u00a0»`;
    const dates = `du ${jourEnMots(du)} au ${jourEnMots(au)}`;
    const prise = {
      'exclusive-vendue': `est réservé en exclusivité à ${qui} ${dates}`,
      'deja-occupe': `n’est pas libre pour une exclusivité\u00a0: ${qui} l’occupe ${dates}`,
      complet: `n’a plus de place\u00a0: ${qui} l’occupe ${dates}`,
    }[motif];
    return { path: 'espaces', message: `«\u00a0${espace.nom}\u00a0» ${prise}.` };
  });
}

/** The fields that can change without another approval: who pays, and notes among colleagues. */
export const SANS_EFFET: readonly string[] = [
  'entiteId',
  'partage',
  'tags',
  'notesInternes',
  'convention',
  'montant',
  'facture',
];
