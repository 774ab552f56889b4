import { civilDay, media } from '@bridge/contract';
import { storedOf } from '../../../crud/stored.ts';
import type { Programme } from '../../../platform/jobs/scheduler.ts';
import type { Db } from '../../../schema.ts';
import { tellOf } from '../../lettres.ts';
import { mediasADroits } from '../stockage/etat.repository.ts';
import { alertesDites, noteAlerte } from './droits.repository.ts';
import { type Alerte, alertesDues, dansCombien } from './droits.rules.ts';

const TOUTES = { kind: 'system', reason: 'who watches over a media is told, whatever the entity' } as const;
const stored = storedOf(media);

/** Warns every morning of rights that end in two months, in one month and in a week. */
export const DROITS: Programme = {
  cle: 'droits-medias',
  cron: '0 7 * * *',
  enqueue: (tx, at) => announceFins(tx, at),
};

/** Sends one message to each person, whatever the number of media; each end is told once per delay. */
export async function announceFins(tx: Db, at: Date): Promise<void> {
  const jour = civilDay(at);
  const dues = alertesDues(await mediasADroits(tx, stored, TOUTES), jour, await alertesDites(tx));
  const told = await tellOf(
    tx,
    dues,
    {
      ...{ notification: 'courriel_droits_medias', cle: 'droits', ressource: media.id },
      of: (alerte) => alerte.media,
      ...{ sujet, paragraphes },
    },
    at,
  );
  for (const alerte of told) await noteAlerte(tx, alerte.media.id, alerte.fin, alerte.jours, at);
}

function sujet(alertes: readonly Alerte[]): string {
  const [first] = alertes;
  if (first !== undefined && alertes.length === 1)
    return `Droits de «\u00a0${first.media.titre}\u00a0»\u00a0: ils finissent ${dansCombien(first.reste)}`;
  return `Droits de ${alertes.length} médias bientôt passés`;
}

const MOST = 50;

function paragraphes(alertes: readonly Alerte[]): string[] {
  const inOrder = alertes.toSorted((one, other) => one.reste - other.reste);
  const lines = inOrder
    .slice(0, MOST)
    .map(
      ({ media: { id, titre }, fin, reste }) =>
        `- ${titre} (n°\u00a0${id})\u00a0: ${enFrancais(fin)}, ${dansCombien(reste)}`,
    );
  const others = alertes.length > MOST ? [`- et ${alertes.length - MOST} autres`] : [];
  return [
    'Voici le dernier jour où ces médias peuvent être montrés, d’après leurs droits et leurs autorisations\u00a0:',
    [...lines, ...others].join('\n'),
    'Passé ce jour, ils quittent les sites et les écrans. Prolongez leurs droits dans la médiathèque, ou remplacez-les là où ils servent.',
  ];
}

function enFrancais(jour: string): string {
  const [year, month, day] = jour.split('-');
  return `${day}/${month}/${year}`;
}
