import { adressesARetenir, changeText, fournisseur, journal, momentInWords } from '@bridge/contract';
import { Skeleton, Stack, Text } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import type { FormPanelProps } from '../../resource/form/form-panel.ts';
import { CopiedText } from '../../ui/copied-text.tsx';
import { Panel } from '../../ui/panel.tsx';
import classes from '../common/securite/lines.module.css';

const MOST = 5;
const ECHEC = journal.row.pick({ id: true, le: true, cible: true, changements: true });
type Echec = ReturnType<(typeof ECHEC)['parse']>;

/** The failures of a provider, by its id: the name of one may be the start of another's. */
const echecsQuery = (id: number) =>
  queryOptions({
    queryKey: ['fournisseur', id, 'echecs'],
    queryFn: async ({ signal }) => {
      const filter = JSON.stringify({
        action: ['fournisseur.echouer'],
        cible: [fournisseur.id],
        cibleId: [String(id)],
      });
      const query = { filter, sort: '-le', itemsPerPage: MOST, fields: 'le,cible,changements' };
      const { items } = await call(journal.calls.list, { query }, { signal });
      return items.map((item) => ECHEC.parse(item));
    },
  });

/** Beside the form of a provider: the failed sign-ins and their reasons, the last one first. */
export default function FournisseurPanel({ record }: FormPanelProps) {
  const { data, error, isPending } = useQuery(echecsQuery(record.id));
  return (
    <>
      <ADeclarer record={record} />
      <Panel title="Derniers échecs" intro="Ce que ce fournisseur a répondu quand une connexion n’a pas abouti.">
        {isPending && <Skeleton height={48} />}
        {error && <Text c="dimmed">Les échecs n’ont pas pu être lus. Rechargez la page pour réessayer.</Text>}
        {data?.length === 0 && <Text c="dimmed">Aucun échec n’est au journal.</Text>}
        {data && data.length > 0 && (
          <ul className={classes.lines}>
            {data.map((ligne) => (
              <li key={ligne.id} className={classes.line}>
                <div className={classes.words}>
                  <Text c="dimmed">{`${momentInWords(ligne.le)} · ${saidOf(ligne, 'etape')}`}</Text>
                  <Text>{saidOf(ligne, 'raison')}</Text>
                </div>
              </li>
            ))}
          </ul>
        )}
      </Panel>
    </>
  );
}

const adressesQuery = queryOptions({
  queryKey: ['fournisseur', 'adresses'],
  queryFn: ({ signal }) => call(adressesARetenir, {}, { signal }),
});

/** The addresses that the provider must accept before it sends anybody back. */
function ADeclarer({ record }: Pick<FormPanelProps, 'record'>) {
  const { data, error, isPending } = useQuery(adressesQuery);
  return (
    <Panel title="À déclarer chez le fournisseur" intro="Il n’envoie personne à une adresse qu’il ne connaît pas.">
      {isPending && <Skeleton height={48} />}
      {error && <Text c="dimmed">Les adresses n’ont pas pu être lues. Rechargez la page pour réessayer.</Text>}
      {data && (
        <Stack gap="md">
          <CopiedText label="Adresse de retour" text={data.retour} />
          {record.protocole !== 'oauth2' && (
            <CopiedText label="Adresse après la déconnexion" text={data.apresDeconnexion} />
          )}
        </Stack>
      )}
    </Panel>
  );
}

function saidOf({ cible, changements }: Echec, fait: string): string {
  const found = changements.find(({ champ }) => champ === fait);
  return found ? changeText(cible ?? '', fait, found.apres) : '';
}
