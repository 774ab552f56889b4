import { documentSchema, sourceSchema } from '@bridge/contract';
import type { Db } from '../../schema.ts';
import { colonnesDe, type Instant } from '../colonnes.rules.ts';
import { avecPrixNommes, prixCodesParmi, savePrixMin } from '../prix.repository.ts';
import { prixMinDe } from '../prix.rules.ts';
import { type AReindexer, objetsAReindexer, saveColonnes } from './reindexation.repository.ts';

/** How many objets are read in one go. */
const LOT = 100;

/** Computes the columns of lists again, from the objets as they are shown. */
export async function reindex(db: Db, ids: readonly number[], instant: Instant): Promise<void> {
  for (let from = 0; from < ids.length; from += LOT)
    await saveColonnesDe(db, await objetsAReindexer(db, ids.slice(from, from + LOT)), instant);
}

const tarifeSchema = documentSchema.pick({ typeBridge: true, tarifs: true });

/**
 * Computes anew the least price of objets without correction, whose other columns are right: where a source names a price by a code alone,
 * the vocabulary says what is paid for. The transaction holds the objets.
 */
export async function repriceCodes(tx: Db, ids: readonly number[]): Promise<void> {
  const lus = await prixCodesParmi(tx, ids);
  if (lus.length === 0) return;
  const tarifes = await avecPrixNommes(
    tx,
    lus.map(({ id, tarife }) => ({ id, ...tarifeSchema.parse(tarife) })),
  );
  await savePrixMin(
    tx,
    tarifes.map(({ id, ...tarife }) => ({ id, min: prixMinDe(tarife) })),
  );
}

export async function saveColonnesDe(db: Db, objets: readonly AReindexer[], instant: Instant): Promise<void> {
  const documents = await avecPrixNommes(
    db,
    objets.map(({ document }) => documentSchema.parse(document)),
  );
  const read = objets.flatMap(({ id, empreinte, source }, rang) => {
    const document = documents[rang];
    return document ? [{ id, empreinte, colonnes: colonnesDe(document, sourceSchema.parse(source), instant) }] : [];
  });
  await saveColonnes(db, read, instant.aujourdhui);
}
