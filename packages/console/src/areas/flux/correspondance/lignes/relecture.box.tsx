import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import shared from '../correspondance.module.css';
import classes from './relecture.module.css';
import type { Relecture } from './relecture.ts';

type Pair = Relecture['comparaison']['renommes'][number];

interface Props {
  readonly relecture: Relecture;
  /** Names of the fields that lines still use: changes of other fields need nothing more. */
  readonly used: ReadonlySet<string>;
  readonly readOnly: boolean;
  readonly onRename: (pairs: readonly Pair[]) => void;
  readonly onClose: () => void;
}

/** The changes of the feed since its fields were last read, each with the button that follows it. */
export function RelectureBox({ relecture, used, readOnly, onRename, onClose }: Props) {
  const { nouveaux, disparus, renommes } = relecture.comparaison;
  const isUsed = (champ: string) => [...used].some((one) => one === champ || one.startsWith(`${champ}.`));
  const toRename = renommes.filter(({ avant }) => isUsed(avant));
  const isSame = nouveaux.length + disparus.length + renommes.length === 0;
  return (
    <section className={shared.box} aria-label="Structure relue">
      <Stack gap="sm">
        <Group justify="space-between">
          <Title order={3}>{isSame ? 'Rien n’a changé dans la source' : 'La source a changé'}</Title>
          <Button variant="subtle" color="gray" size="compact-sm" onClick={onClose}>
            Fermer
          </Button>
        </Group>
        {isSame && <Text c="dimmed">{sameText(relecture.structure.length)}</Text>}
        {renommes.length > 0 && (
          <div>
            <Group gap="xs" mb={4}>
              <Text fw={550}>{`Renommés (${renommes.length})`}</Text>
              {!readOnly && toRename.length > 1 && (
                <Button size="compact-xs" variant="light" onClick={() => onRename(toRename)}>
                  Tout relier sous le nouveau nom
                </Button>
              )}
            </Group>
            <ul className={classes.pairs}>
              {renommes.map((pair) => (
                <li key={pair.avant}>
                  <Text span>{pair.avant}</Text>
                  <IconArrowRight size={14} role="img" aria-label="devient" />
                  <Text span fw={550}>
                    {pair.apres}
                  </Text>
                  {toRename.includes(pair) && !readOnly ? (
                    <Button
                      size="compact-xs"
                      variant="default"
                      aria-label={`Relier ${pair.apres} à la place de ${pair.avant}`}
                      onClick={() => onRename([pair])}
                    >
                      Relier
                    </Button>
                  ) : (
                    <Text span size="xs" c="dimmed">
                      {toRename.includes(pair) ? '' : isUsed(pair.apres) ? 'relié' : 'non utilisé'}
                    </Text>
                  )}
                </li>
              ))}
            </ul>
          </div>
        )}
        <Names title="Nouveaux" names={nouveaux} />
        <Names title="Disparus" names={disparus} />
      </Stack>
    </section>
  );
}

const sameText = (count: number) =>
  count > 1 ? `${count} champs, les mêmes qu’avant.` : 'Un champ, le même qu’avant.';

function Names({ title, names }: { readonly title: string; readonly names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <div>
      <Text fw={550}>{`${title} (${names.length})`}</Text>
      <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {names.join(', ')}
      </Text>
    </div>
  );
}
