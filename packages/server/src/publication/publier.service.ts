import { BridgeError, type Publications, type RessourcePubliee } from '@bridge/contract';
import { takeRecord } from '../crud/record.service.ts';
import type { Entry } from '../crud/registry.ts';
import type { Writing } from '../crud/writing.ts';
import { recordAudit } from '../platform/audit.ts';
import type { Db } from '../schema.ts';
import { noteChangement } from './changements.repository.ts';
import { clesPubliees, retrait } from './changements.rules.ts';
import {
  ajoutePublication,
  type LignePubliee,
  metEnCours,
  noteEtat,
  publicationsDe,
  retireEnCours,
  sitesMontres,
  versionPubliee,
} from './publication.repository.ts';
import { remarquesDe } from './web/remarques.ts';

/** A record that has a published version, and its number. */
export interface APublier {
  readonly entry: Entry;
  readonly ressource: RessourcePubliee;
  readonly id: number;
}

interface Demandee {
  readonly version: number;
  readonly du: string | null;
  readonly au: string | null;
}

/** What is saved becomes what visitors see: whole, at once, or not at all. */
export async function publie(writing: Writing, quoi: APublier, { version, du, au }: Demandee): Promise<Publications> {
  const { entry, ressource, id } = quoi;
  const { tx, at, identity } = writing;
  const record = await takeRecord(writing, entry, id, { version });
  if (record.supprimeLe !== null) throw new BridgeError('inTrash');
  if (au !== null && new Date(au) <= at)
    throw new BridgeError('invalidInput', {
      errors: [{ path: 'au', message: 'Cette fin est déjà passée\u00a0: personne ne verrait la page.' }],
    });
  const contenu = Object.fromEntries(entry.columns.map(({ name }) => [name, record[name] ?? null]));
  const publication = await ajoutePublication(tx, {
    ressource,
    enregistrement: id,
    version: record.version,
    contenu,
    du,
    au,
    at,
    par: identity.userId,
  });
  const cles = await montre(tx, quoi, record.sites, { publication, at });
  await noteEtat(tx, entry.table, id, { etat: 'publie', publieLe: at });
  return told(writing, quoi, 'publier', { version: record.version, du, au }, cles);
}

/** Another version of the same record, published before, is what visitors see again. */
export async function retablit(writing: Writing, quoi: APublier, publication: number): Promise<Publications> {
  const { entry, ressource, id } = quoi;
  const { tx, at } = writing;
  const record = await takeRecord(writing, entry, id, { unversioned: true });
  if (record.supprimeLe !== null) throw new BridgeError('inTrash');
  const choisie = await versionPubliee(tx, ressource, id, publication);
  if (choisie === undefined) throw new BridgeError('notFound');
  const cles = await montre(tx, quoi, record.sites, { publication, at });
  const etat = choisie.version === record.version ? 'publie' : 'modifie';
  await noteEtat(tx, entry.table, id, { etat, publieLe: at });
  return told(writing, quoi, 'republier', { version: choisie.version }, cles);
}

/** Puts a version in force. Answers what changes with it: on the sites that it leaves, and on those that it enters. */
async function montre(
  tx: Db,
  { ressource, id }: APublier,
  saved: unknown,
  enCours: { readonly publication: number; readonly at: Date },
): Promise<string[]> {
  const before = await sitesMontres(tx, ressource, id);
  await metEnCours(tx, ressource, id, enCours);
  return clesPubliees(ressource, id, saved, before, await sitesMontres(tx, ressource, id));
}

/** Nobody sees it any more; its published versions are kept. */
export async function retire(writing: Writing, quoi: APublier): Promise<Publications> {
  const { entry, ressource, id } = quoi;
  const { sites } = await takeRecord(writing, entry, id, { unversioned: true });
  const shown = await sitesMontres(writing.tx, ressource, id);
  if (!(await retireEnCours(writing.tx, ressource, id))) return publicationsOf(writing.tx, ressource, id);
  await noteEtat(writing.tx, entry.table, id, { etat: 'brouillon', publieLe: null });
  return told(writing, quoi, 'retirer', {}, clesPubliees(ressource, id, sites, shown).map(retrait));
}

async function told(
  { tx, at, identity, ip }: Writing,
  { ressource, id }: APublier,
  action: 'publier' | 'republier' | 'retirer',
  details: Record<string, unknown>,
  cles: readonly string[],
): Promise<Publications> {
  await noteChangement(tx, cles);
  const target = { kind: ressource, id };
  await recordAudit(tx, { at, action: `${ressource}.${action}`, by: identity, target, details, ip });
  return publicationsOf(tx, ressource, id);
}

export async function publicationsOf(db: Db, ressource: RessourcePubliee, id: number): Promise<Publications> {
  const rows = await publicationsDe(db, ressource, id);
  const current = rows.find(({ enCours }) => enCours);
  return {
    enCours: current === undefined ? null : toPublication(current),
    items: rows.map(toPublication),
    remarques: current === undefined ? [] : await remarquesDe(db, ressource, id),
  };
}

function toPublication({ id, version, publieLe, publiePar, du, au }: LignePubliee) {
  return {
    id,
    version,
    publieLe: publieLe.toISOString(),
    publiePar,
    du: du?.toISOString() ?? null,
    au: au?.toISOString() ?? null,
  };
}
