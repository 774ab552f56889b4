import { ETATS_DE_GENERATION, generationPath } from '@bridge/contract';
import { Button, Group, Text } from '@mantine/core';
import { ConsoleLink } from '../../../navigation/console-link.tsx';
import { durationText } from '../../../navigation/jobs/job.rules.ts';
import { Dot } from '../../../ui/dot.tsx';
import { ligneEnMots } from '../apercu/documents.words.ts';
import classes from '../editions.module.css';
import { useRenvoi } from '../generations/use-renvoi.ts';
import type { Parution } from './parutions.query.ts';

interface Props {
  readonly items: readonly Parution[];
  /** Whether the person may send the documents again. */
  readonly maySend: boolean;
}

/** The documents of a planification, the newest first. */
export function Parutions({ items, maySend }: Props) {
  const sending = useRenvoi();
  if (items.length === 0) return null;
  return (
    <ul className={classes.parutions}>
      {items.map((item) => (
        <li key={item.id}>
          <div>
            <Group gap={8} wrap="nowrap">
              <Dot colour={ETATS_DE_GENERATION.find(({ value }) => value === item.etat)?.colour ?? 'gray'} />
              <ConsoleLink to={generationPath(item.id)} size="sm">
                {ligneEnMots(item, new Date())}
              </ConsoleLink>
            </Group>
            <Text size="xs" c="dimmed">
              {faitsEnMots(item)}
            </Text>
            {item.message !== '' && <Text size="xs">{item.message}</Text>}
            {item.envoisEchoues !== null && item.envoisEchoues > 0 && (
              <Text size="xs" fw={500} c="var(--mantine-color-error)">
                {item.envoisEchoues === 1 ? '1\u00a0envoi échoué' : `${item.envoisEchoues}\u00a0envois échoués`}
              </Text>
            )}
          </div>
          {item.etat === 'validee' && maySend && (
            <Button
              variant="default"
              size="compact-sm"
              loading={sending.isPending && sending.variables.id === item.id}
              onClick={() => sending.mutate({ id: item.id, echecs: false })}
            >
              Renvoyer
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The facts of a document: « 160 objets, préparé en 12 s ». */
function faitsEnMots({ objets, dureeMs }: Parution): string {
  return [
    objets !== null && `${objets}\u00a0objet${objets > 1 ? 's' : ''}`,
    dureeMs !== null && `préparé en ${durationText(dureeMs)}`,
  ]
    .filter(Boolean)
    .join(', ');
}
