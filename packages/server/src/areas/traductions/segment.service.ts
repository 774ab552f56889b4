import {
  BridgeError,
  configTraduction,
  type decideSegment,
  type EndpointInput,
  mayAccess,
  objet as objetResource,
  RESSOURCES_TRADUITES,
  type Segment,
  traduction,
} from '@bridge/contract';
import { type SqlBool, sql } from 'kysely';
import { saveText } from '../../catalogue/fiche.repository.ts';
import { type LigneEcrite, lignesWhere, texteEnVigueur } from '../../catalogue/registre/lignes.repository.ts';
import { confirmText, noteRelecture } from '../../catalogue/registre/machine.repository.ts';
import { holdRegistre } from '../../catalogue/registre/registre.repository.ts';
import { visible } from '../../crud/read/condition.repository.ts';
import { readRecord } from '../../crud/read/read.service.ts';
import { recordById } from '../../crud/read/record.repository.ts';
import { emit } from '../../crud/write/evenement.ts';
import type { CrudContext } from '../../crud/write/record.service.ts';
import type { Writing } from '../../crud/write/writing.ts';
import { type Identity, owns } from '../../platform/auth/identity.ts';
import { inScope } from '../../platform/db/conditions.ts';
import type { Db, Row } from '../../schema.ts';
import { ecritures } from './ecritures.ts';
import { memoireDe, remember } from './memoire.repository.ts';
import { termesEn } from './moteurs/glossaire.rules.ts';
import { refreshLines } from './rangement.ts';
import { saveRecordText } from './record.service.ts';
import { francaisDAvant, nextLine } from './segment.repository.ts';
import { TRADUCTION } from './traduction.repository.ts';

/** A line that the person sees, with its texts. */
export async function ligneVue(
  db: Db,
  { registry }: CrudContext,
  identity: Pick<Identity, 'scope'>,
  id: number,
): Promise<LigneEcrite> {
  if ((await recordById(db, TRADUCTION, identity.scope, id)) === undefined) throw new BridgeError('notFound');
  const [ligne] = await ecritures(db, registry, await lignesWhere(db, sql`ligne.id = ${id}`, { most: 1 }));
  if (ligne === undefined) throw new BridgeError('notFound');
  return ligne;
}

/** Several lines by number; those that the person does not see are left out. */
export async function lignesVues(
  db: Db,
  { registry }: CrudContext,
  { scope }: Pick<Identity, 'scope'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, LigneEcrite>> {
  const where = sql<SqlBool>`ligne.id = ANY(${[...ids]}::bigint[]) AND ${inScope('ligne.entite_id', scope)}`;
  const found = await ecritures(db, registry, await lignesWhere(db, where, { most: Math.max(1, ids.length) }));
  return new Map(found.map((ligne) => [ligne.id, ligne]));
}

/** All that the editor shows of a line. */
export async function segmentDe(db: Db, context: CrudContext, identity: Identity, id: number): Promise<Segment> {
  const ligne = await ligneVue(db, context, identity, id);
  const row = traduction.row.parse(await recordById(db, TRADUCTION, identity.scope, id));
  const configs = await configsOf(db, context, identity, ligne);
  const isStale = ligne.faiteSur !== null && !ligne.faiteSur.equals(ligne.empreinte);
  const before =
    ligne.origine === 'machine' ? ligne.machineSource : (ligne.humainSource ?? (await francaisDAvant(db, ligne)));
  const isOfToday = ligne.machine !== null && ligne.machineSource === ligne.francais;
  return {
    ligne: row,
    francais: ligne.francais,
    francaisAvant: isStale && before !== ligne.francais ? before : null,
    texte: texteEnVigueur(ligne),
    proposition: isOfToday
      ? {
          texte: ligne.machine ?? '',
          moteur: ligne.moteur ?? '',
          glossaire: ligne.glossaire,
          relecture: ligne.relecture ?? 'sans',
        }
      : null,
    memoire: await memoireDe(db, id, ligne.francais),
    termes: configs.flatMap((config) =>
      termesEn(config, ligne.langue).flatMap(([terme, dit]) =>
        ligne.francais.includes(terme) ? [{ terme, dit }] : [],
      ),
    ),
    moteurs: configs.flatMap(({ id: config, nom, actif, entiteId }) =>
      actif && owns(identity.scope, entiteId) ? [{ id: config, nom }] : [],
    ),
    suivante: await nextLine(db, ligne, identity.scope),
    chemin: cheminDe(ligne),
  };
}

function cheminDe({ ressource, sujet }: LigneEcrite): string | null {
  if (ressource === 'objet') return `${objetResource.path}/view/${sujet}`;
  const resource = RESSOURCES_TRADUITES.find(({ id }) => id === ressource);
  return resource ? `${resource.path}/edit/${sujet}` : null;
}

/** The configurations that the person sees and that translate into the language of the line. */
async function configsOf(db: Db, { registry }: CrudContext, { scope, viewer }: Identity, { langue }: LigneEcrite) {
  if (!mayAccess(configTraduction.access.view, viewer)) return [];
  const entry = registry.require(configTraduction);
  const { rows } = await sql<Row<'configs_traduction', 'id'>>`
    SELECT id FROM configs_traduction WHERE ${visible(entry, scope)} AND ${langue} = ANY(langues_cibles)
      AND archive_le IS NULL AND supprime_le IS NULL ORDER BY id LIMIT 10`.execute(db);
  const found = [];
  for (const { id } of rows) found.push(await readRecord(db, entry, { scope } as Identity, id));
  return found;
}

type Decision = EndpointInput<typeof decideSegment>['body'];

/** A person's decision about a translation: their own words, or a review of a machine's. */
export async function decide(
  context: CrudContext,
  writing: Writing,
  ligne: LigneEcrite,
  decision: Decision,
): Promise<void> {
  if (ligne.ressource === 'objet') await holdRegistre(writing.tx);
  const proposed = ligne.machineSource === ligne.francais ? ligne.machine : null;
  switch (decision.geste) {
    case 'ecrire':
      return write(context, writing, ligne, decision.texte);
    case 'accepter':
      if (proposed === null) throw nothingProposed();
      // A record holds its own translations: the person writes this one into it.
      if (ligne.ressource !== 'objet') await saveRecordText(context, writing, ligne, proposed);
      await remember(writing.tx, [{ ligne: ligne.id, francais: ligne.francais, texte: proposed }], {
        origine: 'humain',
        at: writing.at,
      });
      return review(context, writing, ligne, 'acceptee');
    case 'refuser':
      if (proposed === null) throw nothingProposed();
      return review(context, writing, ligne, 'refusee');
    case 'confirmer':
      await confirmText(writing.tx, ligne.id, writing.at);
      return tell(context, writing, ligne, 'relire-texte');
  }
}

const nothingProposed = () =>
  new BridgeError('invalidInput', {
    errors: [{ path: 'geste', message: 'Aucune machine ne propose rien pour ce texte\u00a0: écrivez la traduction.' }],
  });

async function review(
  context: CrudContext,
  writing: Writing,
  ligne: LigneEcrite,
  relecture: 'acceptee' | 'refusee',
): Promise<void> {
  await noteRelecture(writing.tx, ligne.id, { relecture, by: writing.acteur.userId, at: writing.at });
  return tell(context, writing, ligne, 'relire-texte');
}

/** Writes a person's words, which only a person changes from then on. */
export async function write(context: CrudContext, writing: Writing, ligne: LigneEcrite, texte: string): Promise<void> {
  const { tx, at, acteur } = writing;
  const learn = () => remember(tx, [{ ligne: ligne.id, francais: ligne.francais, texte }], { origine: 'humain', at });
  if (ligne.ressource !== 'objet') {
    await saveRecordText(context, writing, ligne, texte);
    return learn();
  }
  if (ligne.entiteId === null)
    throw new BridgeError('invalidInput', {
      errors: [
        { path: 'texte', message: 'Cet objet n’a pas d’entité\u00a0: un texte écrit ici appartient à une entité.' },
      ],
    });
  const { sujet: objet, entiteId: entite, champ, langue } = ligne;
  await saveText(tx, { objet, entite, champ, langue, valeur: texte, by: acteur.userId, at });
  await learn();
  return tell(context, writing, ligne, 'ecrire-texte');
}

/** Tells the change of an objet as an event: the ledger and public pages follow. Records do so when they are saved. */
async function tell(
  context: CrudContext,
  writing: Writing,
  ligne: LigneEcrite,
  action: 'ecrire-texte' | 'relire-texte',
): Promise<void> {
  if (ligne.ressource !== 'objet') return refreshLines(writing.tx, context.registry, [ligne], writing.at);
  const entry = context.registry.require(objetResource);
  const record = await readRecord(writing.tx, entry, writing.acteur, ligne.sujet);
  const details = { champ: ligne.champ, langue: ligne.langue };
  await emit(context, writing, { entry, id: ligne.sujet, action, before: record, after: record, details });
}
