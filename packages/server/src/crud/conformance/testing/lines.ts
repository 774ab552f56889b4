import { randomUUID } from 'node:crypto';
import {
  depot,
  ecritureApidae,
  generation,
  importation,
  journal,
  type ReadOnlyResource,
  tache,
  traduction,
} from '@bridge/contract';
import { sql } from 'kysely';
import { recordAudit } from '../../../platform/audit.ts';
import { enqueue } from '../../../platform/jobs/enqueue.repository.ts';
import type { World } from '../../../testing/world.ts';

/** Writes a line of an entity with a word in it, and returns its number. */
type Write = (world: World, entiteId: number, word: string) => Promise<number>;

const WRITERS: Readonly<Partial<Record<string, Write>>> = {
  [tache.id]: async ({ db, now }, entiteId, word) => {
    const definition = { type: 'import', maxTentatives: 1 };
    return (await enqueue(db, { definition, donnees: {}, cible: word, entiteId, demandePar: null }, now)).id;
  },
  [importation.id]: async ({ db, now }, entiteId, word) => {
    const feed = { systeme: 'lei', flux_id: 1, flux_nom: word, mode: 'complet' } as const;
    const run = { ...feed, a_blanc: false, entite_id: entiteId, debut_le: now };
    return (await db.insertInto('importations').values(run).returning('id').executeTakeFirstOrThrow()).id;
  },
  [depot.id]: async ({ db, now }, entiteId, word) => {
    const row = {
      nom: `entite-${entiteId}/${word}-${randomUUID()}.xml`,
      entite_id: entiteId,
      taille: 1,
      depose_le: now,
    };
    const values = { ...row, depose_par: null, par_la_console: true };
    return (await db.insertInto('depots').values(values).returning('id').executeTakeFirstOrThrow()).id;
  },
  [generation.id]: async ({ db, now }, entiteId, word) => {
    const { rows } = await sql<{ id: number }>`
      INSERT INTO modeles_edition (nom, code, entite_id, gabarit)
      SELECT ${word}, ${randomUUID()}, ${entiteId}, min(id) FROM gabarits_edition RETURNING id`.execute(db);
    const row = { modele: rows[0]?.id ?? 0, entite_id: entiteId, langue: 'fr', etat: 'prete', cree_le: now } as const;
    const asked = { planification: null, periode: null, depuis: null, demande_par: null, sorties: ['ecran' as const] };
    const values = { ...row, ...asked, fichiers: '[]', rapport: '[]' };
    return (await db.insertInto('generations').values(values).returning('id').executeTakeFirstOrThrow()).id;
  },
  [ecritureApidae.id]: async ({ db, now }, entiteId, word) => {
    const row = { config: null, objet: null, nom: word, identifiant: randomUUID(), entite_id: entiteId, cree_le: now };
    const values = { ...row, mode: 'MODIFICATION', origine: 'correction', etat: 'ecrite', demande_par: null } as const;
    const written = { ...values, empreinte: Buffer.from(word), valeurs: '[]', suivi: '[]' };
    return (await db.insertInto('ecritures_apidae').values(written).returning('id').executeTakeFirstOrThrow()).id;
  },
  [traduction.id]: async ({ db }, entiteId, word) => {
    const row = {
      ressource: 'bloc',
      sujet: 1,
      entite_id: entiteId,
      nom: word,
      champ: randomUUID(),
      langue: 'en',
    } as const;
    const values = { ...row, etat: 'manquante' as const, empreinte: Buffer.from('00', 'hex'), caracteres: 1 };
    return (await db.insertInto('traductions').values(values).returning('id').executeTakeFirstOrThrow()).id;
  },
  [journal.id]: async ({ db, now }, entiteId, word) => {
    const by = { userId: (await db.selectFrom('utilisateurs').select('id').executeTakeFirstOrThrow()).id, actor: null };
    await recordAudit(db, { at: now, action: 'essai.ligne', by: { ...by, entiteId }, details: { mot: word } });
    const last = db.selectFrom('journal').select(({ fn }) => fn.max('id').as('id'));
    return (await last.executeTakeFirstOrThrow()).id;
  },
};

export function writerOf({ id }: ReadOnlyResource): Write {
  const write = WRITERS[id];
  if (!write) throw new Error(`no line of ${id} can be written`);
  return write;
}
