import { type AnyRecord, confirmationsDUrgence } from '@bridge/contract';
import { Text } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { mannerOf } from '../../../api/follow.ts';
import { resourceKey } from '../../../api/resource-key.ts';
import { textIn } from '../../../resource/values/read.ts';
import classes from '../display.module.css';
import { etatEnMots } from '../ecrans/ecran.words.ts';
import { confirmationsDe, confirmationsEnMots, type EcranVu } from './urgence.rules.ts';

/** The interval in milliseconds of the question: screens answer within seconds. */
const RYTHME = 5_000;
/** The most screens named; the others are counted. */
const NOMMES = 8;

function confirmationsQuery(id: number) {
  return queryOptions({
    queryKey: [...resourceKey('urgence'), 'confirmations', id],
    queryFn: async (context) => (await call(confirmationsDUrgence, { params: { id } }, mannerOf(context))).items,
    refetchInterval: RYTHME,
  });
}

interface Props {
  readonly id: number;
  readonly vises: readonly (EcranVu & AnyRecord)[];
}

/** The count of screens that show the message, and the names of those that do not yet. */
export function Confirmees({ id, vises }: Props) {
  const { data } = useQuery(confirmationsQuery(id));
  if (data === undefined) return null;
  const found = confirmationsDe(vises, data);
  const missing = vises.filter((one) => found.manquent.includes(one));
  const now = new Date();
  return (
    <div>
      <Text size="sm" fw={600} role="status">
        {confirmationsEnMots(found)}
      </Text>
      {found.montre > 0 && missing.length > 0 && (
        <ul className={classes.remarks} aria-label="Écrans qui ne l’ont pas encore confirmé">
          {missing.slice(0, NOMMES).map((one) => (
            <li key={one.id}>{`${textIn(one.nom)}\u00a0: ${etatEnMots(one, now).toLowerCase()}`}</li>
          ))}
          {missing.length > NOMMES && <li>{`et ${missing.length - NOMMES} autres`}</li>}
        </ul>
      )}
    </div>
  );
}
