import { type Access, FLAGS, MODES, mayAccess } from '../kernel/access.ts';
import type { Head } from '../kernel/pages/head.ts';
import { ROLES } from '../kernel/role.ts';
import { tagAnnonceHead } from './annonces/annonces.heads.ts';
import { correspondanceHead, FLUX_HEADS } from './flux/flux.heads.ts';
import { TAGUABLES } from './portees.ts';
import {
  configEcritureApidaeHead,
  configTraductionApidaeHead,
  configTraductionHead,
  mediatagHead,
  tagHead,
} from './reglages/reglages.heads.ts';
import { critereHead, typeHead } from './vocabulaire/vocabulaire.heads.ts';

/** The roles that a program acting in nobody's name may have: all but super administrator, within its portées. */
export const ROLES_DE_PROGRAMME = ROLES.filter((role) => role !== 'ROLE_SUPER_ADMIN');

const FLAGS_ON = Object.fromEntries(FLAGS.map((flag) => [flag, true]));

/** Whether such a program may ever have that access. */
export const opensToProgrammes = (access: Access): boolean =>
  MODES.some((mode) => mayAccess(access, { roles: ROLES_DE_PROGRAMME, mode, flags: FLAGS_ON }));

const HEADS: readonly Head[] = [
  ...TAGUABLES,
  ...[tagHead, mediatagHead, tagAnnonceHead, typeHead, critereHead, correspondanceHead],
  ...FLUX_HEADS,
  ...[configTraductionHead, configEcritureApidaeHead, configTraductionApidaeHead],
];

/** The resources that such a program may read or change. Accounts, providers and tokens are for people. */
export const OUVERTS_AUX_PROGRAMMES = HEADS.filter(({ access }) => opensToProgrammes(access.view)).map(
  ({ id, noun }) => ({ value: id, label: noun.many }),
);
