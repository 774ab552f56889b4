import type { Planification } from '@bridge/contract';
import { recordAudit } from '../../../platform/audit.ts';
import { automate } from '../../../platform/auth/acteur.ts';
import { RetryLater } from '../../../platform/jobs/job.errors.ts';
import type { SuiteDeGeneration } from '../../../publication/print/generations/generation.job.ts';
import { validateGeneration } from '../../../publication/print/generations/generation.service.ts';
import { type GenerationLue, lockGeneration } from '../../../publication/print/generations/generations.repository.ts';
import { readInstantane } from '../../../publication/print/generations/instantane.ts';
import type { Db } from '../../../schema.ts';
import { askEnvois } from '../envois/envoi.service.ts';
import { inchange, sansImport, tropPeu } from './conditions.rules.ts';
import { derniersImports } from './imports.repository.ts';
import { parutionEnMots, RESTE_EN_LIGNE, tellAbout } from './parution.mails.ts';
import { parutionPrecedente, planificationLue } from './planification.repository.ts';

/** How long a document waits before it checks imports again, in milliseconds. */
const IMPORT_WAIT = 5 * 60_000;
const SYSTEM = { kind: 'system', reason: 'a planification works by itself' } as const;

/** What a planification decides of its documents: whether they are made and appear, and where they are sent. */
export function suiteDeParution({ publicUrl }: { readonly publicUrl: string }): SuiteDeGeneration {
  /** Sends a document to the people who approve it, or validates it at once. */
  async function follow(tx: Db, generation: GenerationLue, record: Planification, at: Date): Promise<void> {
    const { id, langue, bloquantes } = generation;
    const named = parutionEnMots(record, langue);
    const lettre = { planification: record, generation: id };
    if (record.controleBloquant && bloquantes) {
      const points = bloquantes > 1 ? `${bloquantes} points bloquants` : 'un point bloquant';
      await tellAbout(
        tx,
        publicUrl,
        {
          ...lettre,
          a: [...new Set([...record.alertes, ...record.validateurs])],
          motif: 'controle',
          subject: `Parution arrêtée\u00a0: ${record.nom}`,
          paragraphs: [
            `Le contrôle avant impression a relevé ${points} dans ${named}\u00a0: rien n’est envoyé.`,
            RESTE_EN_LIGNE,
            'Corrigez puis demandez un autre document, ou validez celui-ci malgré le contrôle.',
          ],
        },
        at,
      );
      return;
    }
    if (record.validateurs.length > 0) {
      await tellAbout(
        tx,
        publicUrl,
        {
          ...lettre,
          a: record.validateurs,
          motif: 'validation',
          subject: `À valider\u00a0: ${record.nom}`,
          paragraphs: [`${named} est prêt et attend votre accord\u00a0: rien ne part avant.`],
        },
        at,
      );
      return;
    }
    await validateGeneration(tx, generation, null, at);
    const by = automate('parutions', { scope: SYSTEM, entiteId: generation.entite_id });
    await recordAudit(tx, { at, by, action: 'generation.valider', target: { kind: 'generation', id } });
    await askEnvois(tx, generation, { demandePar: null }, at);
  }

  return {
    async before(db, generation) {
      const record = await planificationLue(db, generation.planification);
      if (!record?.apresImport) return null;
      const imports = await derniersImports(db, generation.entite_id);
      const running = imports.find(({ enCours }) => enCours);
      if (running)
        throw new RetryLater(
          IMPORT_WAIT,
          `L’import «\u00a0${running.nom}\u00a0» est en cours\u00a0: le document attend sa fin.`,
        );
      return sansImport(imports);
    },

    async judge({ db, files }, generation, objets) {
      const record = await planificationLue(db, generation.planification);
      if (record === undefined) return null;
      const short = tropPeu(record, objets);
      if (short !== null || !record.siChange) return short;
      const previous = await parutionPrecedente(db, generation);
      const [avant, apres] = [await readInstantane(files, previous), await readInstantane(files, generation.dossier)];
      return avant && apres ? inchange(avant, apres) : null;
    },

    async after(tx, id, at) {
      const generation = await lockGeneration(tx, id);
      const record = await planificationLue(tx, generation?.planification ?? null);
      if (generation && record) await follow(tx, generation, record, at);
    },
  };
}
