import type { CodeCibleOuChamp } from '@bridge/contract';
import { DISPOSITION_ADRESSE } from './adresse.rows.ts';
import { DISPOSITION_CONTACTS } from './contacts.rows.ts';
import { DISPOSITION_MEDIAS } from './medias.rows.ts';
import { DISPOSITION_PERIODES } from './periodes.disposition.ts';
import type { Disposition } from './rangees.reader.ts';
import { DISPOSITION_TARIFS } from './tarifs.rows.ts';

/** How the rows of each target that is made of rows are laid out. */
export const DISPOSITIONS: Readonly<Partial<Record<CodeCibleOuChamp, Disposition>>> = {
  periodes: DISPOSITION_PERIODES,
  tarifs: DISPOSITION_TARIFS,
  contacts: DISPOSITION_CONTACTS,
  'contact.reservation': DISPOSITION_CONTACTS,
  'lieu.adresse': DISPOSITION_ADRESSE,
  medias: DISPOSITION_MEDIAS,
  'media.photo': DISPOSITION_MEDIAS,
  'media.document': DISPOSITION_MEDIAS,
  'media.video': DISPOSITION_MEDIAS,
};
