import type { Demande } from '../source.ts';
import { ATTENTE } from './demande.rules.ts';
import { type FluxLeiOuvert, languePrincipale } from './flux.ts';
import { latin1Value } from './latin1-url.rules.ts';

const FICHIERS = [
  { fichier: 'listenomenc.asp', objet: 'Types' },
  { fichier: 'listecrit.asp', objet: 'Critères' },
] as const;

/** What to ask for the dictionaries of LEI, the main language first: they lie beside the list of products. */
export function demandesNomenclature(flux: FluxLeiOuvert): Demande[] {
  if (flux.mode !== 'requete' || !URL.canParse(flux.url)) return [];
  const main = languePrincipale(flux);
  const langues = [...flux.langues].sort((a, b) => Number(b.langue === main) - Number(a.langue === main));
  const demandes = langues.flatMap(({ langue, schema }) =>
    FICHIERS.map(({ fichier, objet }) => ({
      cle: `${langue}-${fichier}`,
      objet: langues.length > 1 ? `${objet} (${langue})` : objet,
      url: addressOf(flux, fichier, schema),
      langue,
    })),
  );
  return demandes.map((demande, rank) => (rank === 0 ? demande : { ...demande, attente: flux.attente ?? ATTENTE }));
}

function addressOf({ url, user, pwkey }: FluxLeiOuvert, fichier: string, schema: string): string {
  const parameters = [
    ['user', user],
    ['pwkey', pwkey],
    ['SCHEMA', schema],
  ] as const;
  const query = parameters.filter(([, value]) => value !== '').map(([name, value]) => `${name}=${latin1Value(value)}`);
  const { href } = new URL(fichier, url);
  return `${href}?${query.join('&')}`;
}
