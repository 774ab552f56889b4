import { labelOfSysteme, type Systeme } from '@bridge/contract';

/** Why a record of an identifier that came twice is not taken. */
export const SENT_TWICE =
  'La source a envoyé plusieurs fois cet identifiant\u00a0: la fiche la plus récente est gardée, la première à date égale.';

/** What a reject shows of its record, in characters. */
export const LONGEST_EXTRACT = 500;

/** A record of an offer that the catalogue has from another system: it makes no second objet. */
export const attachedTo = (systeme: Systeme): string =>
  `Cette offre est déjà au catalogue par ${labelOfSysteme(systeme)}\u00a0: la fiche lui est rattachée et la complète, sans la doubler.`;
