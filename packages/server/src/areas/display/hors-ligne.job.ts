import { z } from 'zod';
import type { Vault } from '../../crud/write/value.rules.ts';
import { defineJob } from '../../platform/jobs/job.definition.ts';
import type { Outside } from '../../platform/net/outside.types.ts';
import { callWebhook } from '../../platform/net/webhook.ts';
import { appelDEcran } from './ecran.repository.ts';

/** The tries take over an hour and a half: the called tool may come back. */
export const HORS_LIGNE = { type: 'ecran-hors-ligne', maxTentatives: 10 } as const;

const donnees = z.object({ ecran: z.number().int(), nom: z.string(), lieu: z.string(), vuLe: z.iso.datetime() });
export type HorsLigne = z.output<typeof donnees>;

interface Dependencies {
  readonly vault: Pick<Vault, 'open'>;
  readonly outside: Pick<Outside, 'read'>;
  readonly publicUrl: string;
}

/** The body of an alert: which screen, since when, and where to look. */
const contenuHorsLigne = ({ ecran: id, nom, lieu, vuLe }: HorsLigne, publicUrl: string) => ({
  evenement: 'ecran.hors_ligne',
  ecran: { id, nom, lieu, adresse: `${publicUrl}/display/ecrans/edit/${id}` },
  dernieresNouvelles: vuLe,
});

/** Alerts another tool that a screen is silent, at the address that is saved when the alert leaves. */
export function horsLigneJob({ vault, outside, publicUrl }: Dependencies) {
  return defineJob({
    ...HORS_LIGNE,
    donnees,
    run: async ({ db, clock, tache, signal, donnees: dit }) => {
      const appel = await appelDEcran(db, dit.ecran);
      if (appel === undefined || appel.url === '') return { appel: 'sans-adresse' };
      const cle = appel.cle === null ? '' : vault.open(appel.cle);
      const call = { url: appel.url, cle, id: `ecran-${tache}`, at: clock.now(), signal };
      await callWebhook(outside, contenuHorsLigne(dit, publicUrl), call);
      return { appel: 'fait' };
    },
  });
}
