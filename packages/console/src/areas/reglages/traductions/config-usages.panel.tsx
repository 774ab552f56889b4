import { ETATS_DUSAGE, formatNumber, LANGUES_CHOIX, usagesDeTraduction } from '@bridge/contract';
import { Progress, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { formatInstant } from '../../../resource/values/format.ts';
import { Panel } from '../../../ui/panel.tsx';
import classes from './config.module.css';

/** The lots that a configuration sent, and what is left of the budget of the month. */
export function UsagesPanel({ id }: { readonly id: number }) {
  const { data } = useQuery({
    queryKey: ['reglages', 'usages', id],
    queryFn: ({ signal }) => call(usagesDeTraduction, { params: { id } }, { signal }),
    refetchInterval: 30_000,
  });
  if (data === undefined) return null;
  const { duMois, budget, items } = data;
  const spent = `${formatNumber(duMois)} caractères envoyés ce mois-ci${budget === null ? '' : ` sur ${formatNumber(budget)}`}.`;
  return (
    <Panel title="Journal d’usage" intro={spent}>
      {budget !== null && budget > 0 && (
        <Progress value={Math.min(100, (duMois * 100) / budget)} aria-label="Part du budget du mois" />
      )}
      {items.length === 0 ? (
        <Text c="dimmed">Rien n’a encore été envoyé.</Text>
      ) : (
        <div className={classes.scroll}>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">Quand</th>
                <th scope="col">Langue</th>
                <th scope="col">État</th>
                <th scope="col" data-figures>
                  Textes
                </th>
                <th scope="col" data-figures>
                  Caractères
                </th>
              </tr>
            </thead>
            <tbody>
              {items.map(({ id: usage, le, langue, etat, textes, caracteres, message }) => (
                <tr key={usage}>
                  <td>{formatInstant(le, new Date()).full}</td>
                  <td>{LANGUES_CHOIX.find(({ value }) => value === langue)?.label}</td>
                  <td title={message || undefined}>{ETATS_DUSAGE.find(({ value }) => value === etat)?.label}</td>
                  <td data-figures>{formatNumber(textes)}</td>
                  <td data-figures>{formatNumber(caracteres)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Panel>
  );
}
