import { annonceur, civilDay, moisDernier, periodeDuRapport } from '@bridge/contract';
import { enqueue } from '../../../platform/jobs/enqueue.repository.ts';
import type { Programme } from '../../../platform/jobs/scheduler.ts';
import type { Db } from '../../../schema.ts';
import { COURRIEL } from '../../courriel.job.ts';
import { letter } from '../../mails.ts';
import { createLien } from './liens.service.ts';
import { abonnes } from './rapport.repository.ts';
import { rapportLu } from './rapport.service.ts';
import { rapportEnMots } from './rapport.words.ts';

/** How long the link of a month opens, in days. */
const JOURS = 90;

/** Sends monthly reports on the second of the month, once the last hours of screens have come. */
export const rapportsMensuels = ({ publicUrl }: { readonly publicUrl: string }): Programme => ({
  cle: 'rapports-annonces',
  cron: '0 8 2 * *',
  enqueue: (tx, at) => sendRapports(tx, publicUrl, at),
});

/** Sends reports to advertisers who asked for them. A link and its message are one transaction: one per month. */
export async function sendRapports(tx: Db, publicUrl: string, at: Date): Promise<void> {
  const periode = moisDernier(civilDay(at));
  for (const { id, nom, contact, courriel, entiteId } of await abonnes(tx)) {
    const rapport = await rapportLu(tx, id, periode);
    if (rapport === undefined || rapport.annonces.length === 0) continue;
    const mois = periode.du.slice(0, 7);
    const adresse = await createLien(tx, { annonceur: id, ...periode, jours: JOURS, par: null, mois }, at);
    if (adresse === null) continue;
    const { faits } = rapportEnMots(rapport);
    const message = letter(
      { email: courriel, firstname: contact, username: nom },
      `Vos annonces ${periodeDuRapport(periode)}`,
      `Voici ce que vos annonces ont donné ${periodeDuRapport(periode)}\u00a0:`,
      faits.map(({ nom: quoi, valeur }) => `- ${quoi}\u00a0: ${valeur}`).join('\n'),
      `Le rapport entier, par lieu et par jour, avec les pages imprimées et en PDF\u00a0:\n${publicUrl}${adresse}`,
      `Ce lien s’ouvre sans compte pendant ${JOURS} jours. Pour ne plus recevoir ce message, répondez-y.`,
    );
    await enqueue(
      tx,
      {
        definition: COURRIEL,
        donnees: message,
        cible: message.subject,
        lien: { ressource: annonceur.id, id },
        entiteId,
        demandePar: null,
        cle: `courriel rapport ${id} ${mois}`,
      },
      at,
    );
  }
}
