import { facturationDAnnonces } from '@bridge/contract';
import { csvAnswer, csvNumber } from '../../platform/http/csv.ts';
import type { Bind } from '../../platform/http/endpoint.ts';
import type { Db } from '../../schema.ts';
import { type AFacturer, annoncesAFacturer } from './facturation.repository.ts';

const COLONNES: readonly (readonly [keyof AFacturer, string])[] = [
  ['annonceur', 'Annonceur'],
  ['contact', 'Contact'],
  ['courriel', 'E-mail'],
  ['adresse', 'Adresse de facturation'],
  ['convention', 'N° de convention'],
  ['nom', 'Annonce'],
  ['format', 'Format'],
  ['espaces', 'Espaces'],
  ['du', 'Du'],
  ['au', 'Au'],
  ['montant', 'Montant HT'],
  ['aFacturer', 'À facturer sur la période'],
  ['facture', 'Référence de facture'],
  ['vues', 'Vues'],
  ['clics', 'Clics'],
  ['passages', 'Passages à l’écran'],
  ['parutions', 'Parutions imprimées'],
];

/** The billing of a régie. */
export function facturationRoutes(bind: Bind, { db }: { readonly db: Db }): void {
  bind(facturationDAnnonces, async ({ identity, query }) => {
    const lignes = await annoncesAFacturer(db, identity.scope, query);
    async function* rows() {
      for (const ligne of lignes) yield COLONNES.map(([cle]) => cell(ligne[cle]));
    }
    const header = COLONNES.map(([, libelle]) => libelle);
    return csvAnswer(`facturation-${query.du}-${query.au}.csv`, header, rows());
  });
}

const cell = (value: string | number | null): string => (typeof value === 'number' ? csvNumber(value) : (value ?? ''));
