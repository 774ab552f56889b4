import { jourEnMots, joursDeDroits, LICENCES_DE_MEDIA, SUPPORTS } from '@bridge/contract';
import type { MediaDuLot } from './partage.repository.ts';

/** « Droits cédés par l’auteur. Utilisable jusqu’au 31 décembre 2026. Pour : sites web, écrans. Territoire : France. » */
export function conditionsEnMots(media: MediaDuLot): string {
  const { au } = joursDeDroits(media);
  const end = au === null ? 'Sans limite de durée.' : `Utilisable jusqu’au ${jourEnMots(au)}.`;
  // « Nous » is who shares, not who reads.
  const licence = media.licence === 'propriete' ? 'Tous droits réservés' : labelOf(LICENCES_DE_MEDIA, media.licence);
  const supports = media.supports.map((support) => labelOf(SUPPORTS, support).toLowerCase());
  return [
    `${licence}. ${end}`,
    ...(supports.length > 0 ? [`Pour\u00a0: ${supports.join(', ')}.`] : []),
    ...(media.territoire ? [`Territoire\u00a0: ${media.territoire}.`] : []),
    ...(media.exclusif ? ['Cession exclusive.'] : []),
  ].join(' ');
}

export function labelOf(choices: readonly { readonly value: string; readonly label: string }[], value: string): string {
  return choices.find((choice) => choice.value === value)?.label ?? value;
}
