import { enqueue } from '../../platform/jobs/enqueue.repository.ts';
import type { Db } from '../../schema.ts';
import type { Importation } from '../../sources/import/importation.repository.ts';
import type { FluxOuvert } from '../../sources/import/run.ts';
import { COURRIEL } from '../courriel.job.ts';

/** Tells whoever watches over a feed that its import stopped: in the transaction that stops it. */
export async function alertOf(
  tx: Db,
  { ouvert, importation }: { readonly ouvert: FluxOuvert; readonly importation: Importation },
  motif: string,
  at: Date,
): Promise<void> {
  if (ouvert.alerte === '' || importation.aBlanc) return;
  const subject = `Import à vérifier\u00a0: ${ouvert.nom}`;
  const text = [
    'Bonjour,',
    `L’import du flux «\u00a0${ouvert.nom}\u00a0» s’est arrêté.`,
    motif,
    'Ouvrez Administration, Imports, pour voir son rapport et décider de la suite.',
  ].join('\n\n');
  await enqueue(
    tx,
    {
      definition: COURRIEL,
      donnees: { to: ouvert.alerte, subject, text },
      cible: subject,
      entiteId: ouvert.appartenance.entiteId,
      demandePar: importation.demandePar,
      cle: `courriel import ${importation.id} ${importation.etat}`,
    },
    at,
  );
}
