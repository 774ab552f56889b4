import { avertissementSchema, documentSchema, sourceSchema } from '@bridge/contract';
import { z } from 'zod';
import { colonnesDe } from '../../../catalogue/colonnes.rules.ts';
import { cleDe, type TermeRencontre, termesDe } from '../../../catalogue/termes.rules.ts';
import { clearStaging } from '../application/application.repository.ts';
import { type Ligne, stageLines, stageTerms } from '../lecture/ligne.repository.ts';
import { guarded, type Run } from '../run.ts';
import { changesOf, forgetLeft, noteLeft, stageReturns } from './restitution.repository.ts';

/** The former state of an objet, as the run noted it. */
const avantSchema = z.object({
  document: documentSchema,
  source: sourceSchema,
  avertissements: z.array(avertissementSchema),
  brut: z.string(),
  empreinte: z.string(),
  statut: z.string(),
});

const TAILLE = 500;

/**
 * Stages the undoing of a run: its changed objets as they were, and its created ones absent. What another run changed
 * since is left alone and noted, since restoring it would undo that run too.
 */
export async function stageRestitution(run: Run, annulee: number): Promise<void> {
  const seen = new Set<string>();
  // The work that an interruption left half done is done again.
  await guarded(run, async (tx) => {
    await clearStaging(tx, run.importation.id);
    await forgetLeft(tx, run.importation.id);
  });
  let after = 0;
  for (;;) {
    run.context.signal.throwIfAborted();
    const changes = await changesOf(run.db, annulee, after, TAILLE);
    const last = changes.at(-1);
    if (last === undefined) return;
    const termes: TermeRencontre[] = [];
    const lignes: Ligne[] = [];
    const removed: number[] = [];
    const left: { objetId: number; par: number }[] = [];
    for (const { objetId, identifiant, statut, avant, depuis } of changes) {
      if (depuis !== null) {
        left.push({ objetId, par: depuis });
        continue;
      }
      const before = avant === null ? null : avantSchema.parse(avant);
      if (before === null || before.statut === 'absent') {
        if (statut !== 'absent') removed.push(objetId);
        continue;
      }
      const meet = (rencontre: TermeRencontre) => {
        const key = `${rencontre.genre} ${cleDe(rencontre.terme)}`;
        if (!seen.has(key)) termes.push(rencontre);
        seen.add(key);
      };
      lignes.push({
        identifiant,
        rang: objetId,
        position: null,
        objetId,
        action: statut === 'absent' ? 'restaure' : 'modifie',
        empreinte: Buffer.from(before.empreinte, 'hex'),
        contenu: {
          ...before,
          colonnes: colonnesDe(before.document, before.source, run.instant),
          termes: termesDe(before.document, meet),
        },
      });
    }
    await guarded(run, async (tx) => {
      await stageLines(tx, run.importation.id, lignes);
      await stageReturns(tx, run.importation.id, removed);
      await noteLeft(tx, run.importation.id, left);
      await stageTerms(tx, run.importation.id, termes);
    });
    after = last.objetId;
  }
}
