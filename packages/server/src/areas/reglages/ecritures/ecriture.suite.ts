import { CHAMPS_DE_TEXTE, objet as objetResource } from '@bridge/contract';
import { following } from '../../../crud/write/evenement.ts';
import { entiteQuiTravaille } from '../../cadre.ts';
import { configsDe } from './config.repository.ts';
import { objetAEcrire } from './objet.ts';
import { propose } from './proposition.service.ts';

/** Sends a corrected text when a configuration says so of its field. One that cannot leave stays a correction. */
export const ecritureSuite = following(objetResource, async (writing, { id, action, after: record, details }) => {
  if (action !== 'ecrire-texte') return;
  const { tx, acteur } = writing;
  const champ = CHAMPS_DE_TEXTE.find((one) => one === details?.champ);
  if (record.systeme !== 'apidae' || champ === undefined) return;
  const entite = entiteQuiTravaille(acteur, record.entiteId);
  for (const config of await configsDe(tx, entite)) {
    if (config.declenchement !== 'automatique' || !config.champsAutomatiques.some((one) => one === champ)) continue;
    await writing.attempt(async () => {
      const ecrit = await objetAEcrire(tx, record, entite);
      const corrections = ecrit.corrections.filter((one) =>
        config.champsAutomatiques.some((auto) => auto === one.champ),
      );
      const asked = {
        objet: { id, nom: record.nom },
        entite,
        config,
        mode: 'MODIFICATION',
        origine: 'correction',
      } as const;
      await propose(writing, { ...asked, ecrit, corrections });
    });
  }
});
